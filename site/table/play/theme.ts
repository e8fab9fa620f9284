// The chosen light, kept between visits. «Как в системе» is the system's light, also when it changes; its contrast is in the tokens.
let chosen = "";
const LIGHT = "(prefers-color-scheme: light)";
const MORE = "(prefers-contrast: more)";

function dress(): void {
  const theme = chosen || (matchMedia(LIGHT).matches && !matchMedia(MORE).matches ? "light" : "");
  if (theme) document.documentElement.dataset["theme"] = theme; else delete document.documentElement.dataset["theme"];
}

export function applyTheme(theme: string): void {
  chosen = theme;
  for (const asks of [LIGHT, MORE]) matchMedia(asks).addEventListener("change", dress);
  dress();
}
