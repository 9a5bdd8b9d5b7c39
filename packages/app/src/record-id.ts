const GLOBAL = /^[A-Za-z0-9]+:(.+)$/s;

/** Takes a record's own id out of its global id, which is Base64 of `Type:id`. The attestor's tool takes this one. Another text is returned as it is. */
export function recordId(globalId: string): string {
  try {
    return GLOBAL.exec(atob(globalId))?.[1] ?? globalId;
  } catch {
    return globalId;
  }
}

const SHOWN = 6;

/** The end of a record's own id, by which people tell records apart: the ids begin with the time, so records of one day begin alike. */
export const shortId = (globalId: string): string => `…${recordId(globalId).slice(-SHOWN)}`;
