// The robot's face: for the people of wire who come to a rehearsal. No guest can choose it, so a robot is always known for one.
import { eyes, shoulders } from "./faces";

const HEAD = "M-27 -8C-27 -27 -14 -33 0 -33S27 -27 27 -8V17Q27 30 14 30H-14Q-27 30 -27 17Z";

export const ROBOT = shoulders("#46525f", '<path d="M-15 27L0 39L15 27V60H-15Z" fill="#c98f3a"/><circle cy="47" r="3" fill="#46525f"/>')
  + '<rect x="-36" y="-10" width="10" height="18" rx="3" fill="#c98f3a"/><rect x="26" y="-10" width="10" height="18" rx="3" fill="#c98f3a"/>'
  + `<path d="${HEAD}" fill="#a9b8c4"/><path d="${HEAD}" fill="url(#pkz-lit)"/><rect x="-21" y="-15" width="42" height="21" rx="10" fill="#1d2a33"/>`
  + eyes(9.5, -4.5, 5, "#7fe3d4")
  + '<rect x="-14" y="13" width="28" height="9" rx="4" fill="#46525f"/><path d="M-7 13V22M0 13V22M7 13V22" stroke="#a9b8c4" stroke-width="2"/><circle cx="-21" cy="24" r="1.8" fill="#6d7c88"/><circle cx="21" cy="24" r="1.8" fill="#6d7c88"/>';
