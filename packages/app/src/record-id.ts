const GLOBAL = /^([A-Za-z0-9]+):(.+)$/s;

function readParts(globalId: string): readonly string[] {
  try {
    return GLOBAL.exec(atob(globalId))?.slice(1) ?? [];
  } catch {
    return [];
  }
}

/** Takes the name of a record's type out of its global id; an empty text if it has none. */
export const recordType = (globalId: string): string => readParts(globalId)[0] ?? '';

/** Takes a record's own id out of its global id, which is Base64 of `Type:id`. The attestor's tool takes this one. Another text is returned as it is. */
export const recordId = (globalId: string): string => readParts(globalId)[1] ?? globalId;

const SHOWN = 6;

/** The end of a record's own id, by which people distinguish records, because ids begin with the time and so records of one day begin alike. */
export const shortId = (globalId: string): string => `…${recordId(globalId).slice(-SHOWN)}`;
