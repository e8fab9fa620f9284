// Material asks its search worker for words that begin as typed, which passes the stemmer by. Each word is asked for
// once more as a whole (a boost of 1 says so to lunr), and then any form of it finds the others.
const QUERY = 2;
const post = Worker.prototype.postMessage;
const forms = (asked) => asked.replace(/(?<=^|\s)\p{L}{3,}(?=\s|$)/gu, "$& $&^1");
Worker.prototype.postMessage = function (message, ...more) {
  return post.call(this, message?.type === QUERY ? { ...message, data: forms(message.data) } : message, ...more);
};
