// A sheet over the page that exists while it is open: the part's dialog, and the focus given back when it goes.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Dialog as Part } from "../parts/Dialog";

export interface SheetProps { title: string; onClose: () => void; children: ComponentChildren; acts?: ComponentChildren; wide?: boolean }

/** Where the newest sheet was opened from; a sheet opened out of another goes back to where that one came from. */
let origin: HTMLElement | null = null;
const opener = (): HTMLElement | null => {
  const at = document.activeElement as HTMLElement | null;
  return at && !at.closest("dialog") ? (origin = at) : origin;
};

export function Dialog({ title, onClose, children, acts, wide = false }: SheetProps) {
  const before = useRef(useMemo(opener, []));
  useEffect(() => () => {
    const from = before.current;
    requestAnimationFrame(() => { if (from?.isConnected && (document.activeElement === document.body || !document.activeElement)) from.focus(); });
  }, []);
  return <Part title={title} open onClose={onClose} acts={acts} wide={wide}>{children}</Part>;
}
