// The protocol of the evening inside the page: who did what when, the wheel recomputed, the file to keep.
export function Record(_: { onClose: () => void }) { return null; }
