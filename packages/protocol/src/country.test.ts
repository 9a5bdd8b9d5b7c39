import { describe, expect, it } from 'vitest';
import { readCountry } from './country.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((a) => LETTERS.map((b) => `${a}${b}`)).filter((code) => readCountry(code) !== null);

describe('countries', () => {
  it('are the 249 that ISO 3166-1 assigns, each known by a name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(CODES.length).toBe(249);
    expect(CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(['PT', 'CH', 'ZW'])('have a code: %s', (code) => {
    expect(readCountry(code)).toBe(code);
  });

  it.each(['pt', 'PRT', 'P', '', 'EU', 'XK', 'ZZ', 'UK', 'constructor', 620, null])('are not read from %s', (given) => {
    expect(readCountry(given)).toBeNull();
  });
});
