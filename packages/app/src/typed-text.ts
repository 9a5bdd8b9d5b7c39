const PLACE = 'income-series:app:typed:';

/** The place in the tab's storage of a text that a reader typed. @param name of the form or field, with the record that it is about */
export const placeOfTyped = (reader: string, name: string): string => `${PLACE}${reader}:${name}`;

/** Forgets everything that a reader typed, because somebody else may use the tab next. */
export function forgetTyped(reader: string): void {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(placeOfTyped(reader, ''))) sessionStorage.removeItem(place);
}
