// Windows over the table: a dialog, a question with two answers, and passing notes.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../../art/icons";
import { words } from "./words";

export interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the foot, the main one last. */
  acts?: ComponentChildren;
  wide?: boolean;
}

/** The browser's own modal dialog: it keeps the focus, closes by Escape and by a press outside, and gives the focus back. */
export function Dialog({ title, open, onClose, children, acts, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} class={wide ? "dialog dialog--wide" : "dialog"} aria-labelledby={id} onClose={onClose}
      onClick={(event) => { if (event.target === ref.current) onClose(); }}>
      {open && (
        <div class="dialog__body">
          <div class="dialog__head">
            <h2 id={id}>{title}</h2>
            <button type="button" class="btn btn--bare btn--icon" aria-label={words.close} onClick={onClose}><Icon name="cross" /></button>
          </div>
          {children}
          {acts && <div class="dialog__acts">{acts}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface ConfirmProps {
  title: string;
  open: boolean;
  /** The verb of what will happen: «Отменить вердикт». */
  verb: string;
  /** `danger` is calm: words and an outline, never the brass of the primary action. */
  tone?: "plain" | "danger";
  onYes: () => void;
  onNo: () => void;
  /** What exactly will change. */
  children: ComponentChildren;
  disabled?: boolean;
}

export function Confirm({ title, open, verb, tone = "plain", onYes, onNo, children, disabled = false }: ConfirmProps) {
  const acts = (
    <>
      <button type="button" class="btn" onClick={onNo}>{words.cancel}</button>
      <button type="button" class={tone === "danger" ? "btn btn--danger" : "btn btn--primary"} disabled={disabled} onClick={onYes}>{verb}</button>
    </>
  );
  return <Dialog title={title} open={open} onClose={onNo} acts={acts}>{children}</Dialog>;
}

export interface ToastView { id: string; text: ComponentChildren; tone: "plain" | "good" | "wrong"; act?: { verb: string; press: () => void } }

/** Passing notes under the top row of the screen. Who removes them, and when, is the caller's affair. */
export function Toasts({ toasts, onClose }: { toasts: readonly ToastView[]; onClose: (id: string) => void }) {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} class={`toast toast--${toast.tone}`}>
          <span>{toast.text}</span>
          {toast.act && <button type="button" class="btn btn--small" onClick={toast.act.press}>{toast.act.verb}</button>}
          <button type="button" class="btn btn--bare btn--icon" aria-label={words.close} onClick={() => onClose(toast.id)}><Icon name="cross" /></button>
        </div>
      ))}
    </div>
  );
}
