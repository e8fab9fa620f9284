// Small line icons, 24×24, in the colour of the text beside them.
const PATHS = {
  sound: "M4 10v4h4l5 4V6L8 10H4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6L8 10H4ZM17 10l4 4M21 10l-4 4",
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2",
  redo: "M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2",
  spin: "M20 12a8 8 0 1 1-2.7-6M20 4v4.5h-4.5M12 8v4l3 2",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  plus: "M12 5.5v13M5.5 12h13",
  star: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6L4 9.9l5.6-.7L12 4Z",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  hide: "M4 4l16 16M9.8 6.3A9 9 0 0 1 12 6c5.5 0 9 6 9 6a17 17 0 0 1-3 3.5M6.5 8A16 16 0 0 0 3 12s3.5 6 9 6a9 9 0 0 0 4-1",
  copy: "M9 9h10v11H9V9ZM15 9V4H5v11h4",
  qr: "M4 4h6v6H4V4ZM14 4h6v6h-6V4ZM4 14h6v6H4v-6ZM14 14h2.5v2.5M20 14v6h-3M14 20h.01",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  scroll: "M7 4h11v13a3 3 0 0 1-3 3H6a2.5 2.5 0 0 1-2.5-2.5V16h9v1.5A2.5 2.5 0 0 0 15 20M7 4v12M10.5 8.5h4.5M10.5 12h4.5",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8v4.5l3 2",
  envelope: "M3.5 6h17v12h-17V6ZM4 6.5l8 6.5 8-6.5",
  box: "M4 9h16v10H4V9ZM4 9l2-4h12l2 4M10.5 8v5h3V8",
  user: "M12 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM4.5 20c.7-4 3.7-5.5 7.5-5.5s6.8 1.5 7.5 5.5",
  key: "M8 9.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM11.5 11 20 4.5M17 7l2.5 2.5M14.5 9l2 2",
  door: "M6 20.5V4h11v16.5M3.5 20.5h17M13.5 12.5h.01",
  offline: "M4 4l16 16M5 10.5a11 11 0 0 1 4-2.3M13 7.6a11 11 0 0 1 6 2.9M8.5 14a6 6 0 0 1 4-1.5M12 18h.01",
  screen: "M3.5 5h17v11h-17V5ZM9 20h6M12 16v4",
  warn: "M12 4.5 21 19.5H3L12 4.5ZM12 10v4.5M12 17h.01",
  left: "M14.5 6 8.5 12l6 6",
  right: "M9.5 6l6 6-6 6",
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** Decoration beside words; a button with an icon alone carries its own aria-label. */
export function Icon({ name }: { name: IconName }) {
  return <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={PATHS[name]} /></svg>;
}
