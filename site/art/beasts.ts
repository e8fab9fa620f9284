// The beasts of the club as faces for a seat: the same crown as the people's, so hats fit them too.
import { eyes, shoulders } from "./faces";

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const lit = (d: string, color: string) => fill(d, color) + fill(d, "url(#pkz-lit)");
const ROUND = "M-29 -2C-29 -25 -16 -33 0 -33S29 -25 29 -2C29 18 15 30 0 30S-29 18 -29 -2Z";
const whiskers = '<path d="M-12 12L-31 8M-12 15L-30 18M12 12L31 8M12 15L30 18" stroke="#fff3dc" stroke-opacity=".65" stroke-width="1.3" stroke-linecap="round"/>';
const smile = (y: number, color = "#2b1d14") => `<path d="M-7 ${y}Q-3.5 ${y + 4} 0 ${y}Q3.5 ${y + 4} 7 ${y}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round"/>`;

export const BEASTS: Record<string, string> = {
  owl: shoulders("#59402a") + lit("M-30 -2C-34 -22 -33 -36 -27 -42Q-20 -35 -10 -34Q0 -37 10 -34Q20 -35 27 -42C33 -36 34 -22 30 -2C28 20 14 31 0 31S-28 20 -30 -2Z", "#7a5636")
    + '<circle cx="-12" cy="-5" r="13.5" fill="#f3e0b8"/><circle cx="12" cy="-5" r="13.5" fill="#f3e0b8"/><circle cx="-12" cy="-5" r="8" fill="#e0952f"/><circle cx="12" cy="-5" r="8" fill="#e0952f"/>' + eyes(12, -5, 4.6)
    + fill("M-5 4H5L0 15Z", "#d9a54c") + '<path d="M-10 22l4 4 4-4M2 22l4 4 4-4" fill="none" stroke="#f3e0b8" stroke-width="2" opacity=".7"/>',
  cat: shoulders("#8e1f1f") + fill("M-28 -10L-30 -44L-8 -30ZM28 -10L30 -44L8 -30Z", "#3d4450") + fill("M-25 -17L-26 -36L-13 -29ZM25 -17L26 -36L13 -29Z", "#b9808a") + lit(ROUND, "#4d5563")
    + '<ellipse cx="-11" cy="-4" rx="6.5" ry="7" fill="#c6e27a"/><ellipse cx="11" cy="-4" rx="6.5" ry="7" fill="#c6e27a"/><ellipse cx="-11" cy="-4" rx="2.2" ry="5.6" fill="#1c1411"/><ellipse cx="11" cy="-4" rx="2.2" ry="5.6" fill="#1c1411"/>'
    + fill("M-9 12Q0 4 9 12Q7 22 0 22T-9 12Z", "#8d95a3") + fill("M-4 8H4L0 13Z", "#e7a0a8") + smile(14) + whiskers,
  fox: shoulders("#2f5d56") + fill("M-29 -8L-32 -43L-9 -30ZM29 -8L32 -43L9 -30Z", "#c8622b") + fill("M-26 -18L-28 -36L-15 -28ZM26 -18L28 -36L15 -28Z", "#3b241a") + lit("M-30 -4C-29 -25 -16 -33 0 -33S29 -25 30 -4C28 10 12 28 0 32C-12 28 -28 10 -30 -4Z", "#db7434")
    + fill("M-30 -4Q-14 -4 -6 10Q-4 20 0 32C-12 28 -28 10 -30 -4ZM30 -4Q14 -4 6 10Q4 20 0 32C12 28 28 10 30 -4Z", "#fbeedb") + eyes(11, -5, 3.5) + '<ellipse cy="19" rx="5" ry="4" fill="#2b1d14"/>',
  bear: shoulders("#22384f") + '<circle cx="-25" cy="-25" r="10" fill="#6d4a30"/><circle cx="25" cy="-25" r="10" fill="#6d4a30"/><circle cx="-25" cy="-25" r="5" fill="#b98a63"/><circle cx="25" cy="-25" r="5" fill="#b98a63"/>' + lit(ROUND, "#7d5638")
    + eyes(10, -6, 3.3) + '<ellipse cy="13" rx="14" ry="11.5" fill="#d8b48c"/>' + fill("M-6 6Q0 3 6 6Q5 12 0 12T-6 6Z", "#2b1d14") + smile(15),
  hippo: shoulders("#41506b", fill("M0 44L-13 37V51ZM0 44L13 37V51Z", "#8e1f1f")) + '<circle cx="-22" cy="-27" r="7" fill="#8d7d8f"/><circle cx="22" cy="-27" r="7" fill="#8d7d8f"/><circle cx="-22" cy="-27" r="3.2" fill="#d79aa0"/><circle cx="22" cy="-27" r="3.2" fill="#d79aa0"/>'
    + lit("M-25 -6C-26 -25 -15 -33 0 -33S26 -25 25 -6C36 2 38 34 0 34S-36 2 -25 -6Z", "#9d8d9f") + eyes(11, -12, 3.4) + '<ellipse cx="-11" cy="9" rx="3.2" ry="4.2" fill="#5d4d60"/><ellipse cx="11" cy="9" rx="3.2" ry="4.2" fill="#5d4d60"/><path d="M-20 20Q0 30 20 20" fill="none" stroke="#5d4d60" stroke-width="2.2" stroke-linecap="round"/>' + fill("M-9 24V29H-4V25.5ZM9 24V29H4V25.5Z", "#fff6e6"),
  raven: shoulders("#16181f") + lit(ROUND, "#2a2f3d") + fill("M-14 -33Q-4 -44 2 -36Q10 -44 14 -32Z", "#2a2f3d") + '<circle cx="-11" cy="-6" r="7" fill="#e9e2d3"/><circle cx="11" cy="-6" r="7" fill="#e9e2d3"/>' + eyes(11, -6, 3.8) + fill("M-9 3Q0 -3 9 3Q6 16 0 25Q-6 16 -9 3Z", "#d9a54c") + fill("M-9 3Q0 9 9 3Q4 12 0 25Q-4 12 -9 3Z", "#a87428"),
};
