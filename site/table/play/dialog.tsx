// A dialog of the page: the browser's own, so that focus stays inside, Escape closes, and focus returns to where it was.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../../art/icons";
import { ui } from "../words/ui";

export interface DialogProps { title: string; onClose: () => void; children: ComponentChildren; acts?: ComponentChildren; wide?: boolean }

export function Dialog({ title, onClose, children, acts, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => { ref.current?.close(); before?.focus?.(); };
  }, []);
  return (
    <dialog ref={ref} class={wide ? "dialog dialog--wide" : "dialog"} aria-labelledby={heading} onCancel={(event) => { event.preventDefault(); onClose(); }} onClick={(event) => { if (event.target === ref.current) onClose(); }}>
      <div class="dialog__body">
        <div class="dialog__head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="btn btn--bare btn--icon" aria-label={ui.close} onClick={onClose}><Icon name="cross" /></button>
        </div>
        {children}
        {acts && <div class="dialog__acts">{acts}</div>}
      </div>
    </dialog>
  );
}
