// How people find the table: the four digits and the QR code of its link.
import { useEffect, useState } from "preact/hooks";
import { words } from "./words";

export function CodeDigits({ code }: { code: string }) {
  return <p class="code" role="img" aria-label={words.code(code)}>{[...code].map((digit, i) => <span key={i} aria-hidden="true">{digit}</span>)}</p>;
}

type Encode = typeof import("uqr").encode;

/** Dark unit squares of the code of `link`, as one path, and the side of the whole. */
export function qrPath(encode: Encode, link: string): { path: string; size: number } {
  const { data, size } = encode(link, { ecc: "M", border: 2 });
  return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("") };
}

/** Dark on white in every theme, because cameras want it so. The encoder comes when it is first needed: it is a twelfth of the page. */
export function QRCode({ link }: { link: string }) {
  const [encode, set] = useState<{ run: Encode }>();
  useEffect(() => void import("uqr").then((uqr) => set({ run: uqr.encode }), () => undefined), []);
  const code = encode && qrPath(encode.run, link);
  return (
    <svg class="qr" viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`} role="img" aria-label={words.qr} shape-rendering="crispEdges" focusable="false">
      <rect width="100%" height="100%" fill="#fff" />{code && <path d={code.path} fill="#000" />}
    </svg>
  );
}
