// The chosen light, kept between visits. «Как в системе» is the system's light, also when it changes; its contrast is in the tokens.
let chosen = "";

function dress(): void {
  const { matches: light } = matchMedia("(prefers-color-scheme: light) and (not (prefers-contrast: more))");
  const theme = chosen || (light ? "light" : "");
  if (theme) document.documentElement.dataset["theme"] = theme; else delete document.documentElement.dataset["theme"];
}

export function applyTheme(theme: string): void {
  chosen = theme;
  for (const asks of ["(prefers-color-scheme: light)", "(prefers-contrast: more)"]) matchMedia(asks).addEventListener("change", dress);
  dress();
}
