// Random names: for commands, windows and salts. randomUUID needs https, which a table on a home network has not got.
export function hex(octets: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(octets));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const commandId = () => hex(8);
export const salt = () => hex(16);
