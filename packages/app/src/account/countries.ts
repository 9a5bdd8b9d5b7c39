/** Groups of countries and codes for tests, which have names too. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
/** Tests that a code is in use: the canonical form of a former code is another code. */
const isPresent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export interface NamedCountry {
  /** Two letters, ISO 3166-1. */
  readonly code: string;
  readonly name: string;
}

/** The countries that the browser names, by name. The service says which of them it serves. */
export function listCountries(): readonly NamedCountry[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const name = NO_COUNTRIES.has(code) || !isPresent(code) ? undefined : names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
