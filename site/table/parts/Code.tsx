// How people find the table: the four digits and the QR code of its link.
import { encode } from "uqr";
import { words } from "./words";

export function CodeDigits({ code }: { code: string }) {
  return <p class="code" role="img" aria-label={words.code(code)}>{[...code].map((digit, i) => <span key={i} aria-hidden="true">{digit}</span>)}</p>;
}

/** One path of unit squares; dark on white in every theme, because cameras want it so. */
export function QRCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qr} shape-rendering="crispEdges" focusable="false">
      <rect width={size} height={size} fill="#fff" /><path d={path} fill="#000" />
    </svg>
  );
}
