// Addresses of the club's page: `#u=Имя` is somebody's page.
export const personOf = (hash: string): string => {
  const found = /^#u=(.+)$/.exec(hash)?.[1];
  try { return found ? decodeURIComponent(found) : ""; } catch { return ""; }
};
export const personLink = (name: string): string => `${location.origin}/club/#u=${encodeURIComponent(name)}`;
