/** The greatest number of values in a JSON body. The largest legal input has a few thousand. */
const MOST_VALUES = 10_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Tests that a JSON text has at most 10,000 values. It reads each byte once and keeps nothing, so a body of many small values is
 * refused before a parser makes objects of them, which takes up to a hundred times as long. The text may be no JSON.
 */
export function hasFewValues(json: Buffer): boolean {
  if (json.length <= MOST_VALUES) return true;
  let values = 1;
  let isInString = false;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i];
    if (isInString) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA || byte === LIST || byte === OBJECT) {
      values += 1;
      if (values > MOST_VALUES) return false;
    }
  }
  return true;
}
