// The table links to a clause without knowing its rulebook: /pravila/#p6-3. Here the letter finds the rulebook's page.
function passOn() {
  const clause = /^#([a-z])\d+(?:-\d+)+[a-z]?$/.exec(location.hash);
  const book = clause && document.querySelector(`a[data-clauses="${clause[1]}"]`);
  if (book) location.replace(book.href + location.hash);
}
addEventListener("hashchange", passOn);
passOn();
