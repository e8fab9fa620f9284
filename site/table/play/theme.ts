// The chosen light, kept between visits; the page's own choice goes before the system's.
export function applyTheme(theme: string): void {
  if (theme) document.documentElement.dataset["theme"] = theme; else delete document.documentElement.dataset["theme"];
}
