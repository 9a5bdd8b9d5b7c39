import { TEXT_LOCALE } from '../../format/words.ts';

/** Codes that the browser has a name for, and that are no country of ISO 3166-1. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const names = new Intl.DisplayNames(TEXT_LOCALE, { type: 'region', fallback: 'none' });
const isCountry = (code: string) =>
  !NO_COUNTRY.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;

/** A country's name in the browser's language. */
export const countryName = (code: string | null | undefined): string => (code ? (names.of(code) ?? code) : '–');

/** The countries in the order of their names. The browser knows them, so the page has no list of its own. */
export const countries = (): readonly (readonly [code: string, name: string])[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => [code, countryName(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, TEXT_LOCALE));
