// Who is signed in on this device: the token and what is known of the person, shared by the club's page and the table.
import { like, liking } from "../table/keep";

export interface Member { readonly token: string; readonly name: string }

export function member(): Member | null {
  try {
    const found = JSON.parse(liking("club") || "null") as Member | null;
    return found?.token ? found : null;
  } catch { return null; }
}

export const remember = (who: Member): void => like("club", JSON.stringify({ token: who.token, name: who.name }));
export const forget = (): void => like("club", "");

/** The door offers the table the name, the face and the hat of the account. */
export const dressAs = (name: string, avatar: number, hat: number): void => like("who", JSON.stringify({ name, avatar, hat }));

/** What this browser calls itself in the list of devices: enough to tell a phone from a laptop. */
export function deviceName(agent: string = navigator.userAgent): string {
  const system = /Android/.test(agent) ? "Android" : /iPhone|iPad/.test(agent) ? "iPhone или iPad" : /Windows/.test(agent) ? "Windows" : /Mac OS/.test(agent) ? "Mac" : /Linux/.test(agent) ? "Linux" : "";
  const browser = /Firefox/.test(agent) ? "Firefox" : /YaBrowser/.test(agent) ? "Яндекс Браузер" : /Edg\//.test(agent) ? "Edge" : /OPR\//.test(agent) ? "Opera" : /Chrome/.test(agent) ? "Chrome" : /Safari/.test(agent) ? "Safari" : "";
  return [browser, system].filter(Boolean).join(", ");
}
