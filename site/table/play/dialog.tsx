// A sheet over the page that exists while it is open: the part's dialog, and the focus given back when it goes.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Dialog as Part } from "../parts/Dialog";

export interface SheetProps { title: string; onClose: () => void; children: ComponentChildren; acts?: ComponentChildren; wide?: boolean }

export function Dialog({ title, onClose, children, acts, wide = false }: SheetProps) {
  const before = useRef(document.activeElement as HTMLElement | null);
  useEffect(() => () => {
    const from = before.current;
    requestAnimationFrame(() => { if (from?.isConnected && (document.activeElement === document.body || !document.activeElement)) from.focus(); });
  }, []);
  return <Part title={title} open onClose={onClose} acts={acts} wide={wide}>{children}</Part>;
}
