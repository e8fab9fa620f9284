// Passing notes: a refusal with its clause, a press that came late, the line that fell, presses that wait for it.
import { useEffect } from "preact/hooks";
import { Toasts, type ToastView } from "../parts/Dialog";
import { line, notices, pending, seen, type Notice, write } from "../store";
import { deeds } from "../words/deeds";
import { refusal } from "../words/refusals";
import { trouble } from "../words/table";
import type { Deed } from "../joint";
import { Reason } from "./whynot";

const LASTS_MS = 9000;

function toastOf(notice: Notice): ToastView {
  if (notice.kind === "said") return { id: notice.id, tone: notice.good ? "good" : "wrong", text: notice.text };
  const what = deeds[notice.what as Deed];
  if (notice.kind === "stale") return { id: notice.id, tone: "plain", text: refusal("stale") };
  return { id: notice.id, tone: "wrong", text: <>{what && <b>{what}. </b>}<Reason code={notice.code} clause={notice.clause} /></> };
}

export function Notices() {
  const now = notices.value;
  useEffect(() => {
    const timers = now.map((notice) => setTimeout(() => write({ t: "read", id: notice.id }), LASTS_MS));
    return () => timers.forEach(clearTimeout);
  }, [now]);
  const lost = line.value === "lost" || (line.value === "joining" && seen.value !== null);
  const waits = lost && pending.value.length ? ` ${trouble.sendingMany(pending.value.length)}.` : "";
  const toasts = [...now.map(toastOf), ...(lost ? [{ id: "lost", tone: "wrong" as const, text: trouble.lost + "." + waits }] : [])];
  return <Toasts toasts={toasts} onClose={(id) => write({ t: "read", id })} />;
}
