import type { ClaimSource } from './claim-format.ts';

/**
 * A payroll source: one JSON answer with the closed period's year-to-date figure in minor units. A period that the
 * provider has not closed does not match, so no claim of a figure that may still grow can be made.
 *
 * @param endpoint the provider's address without a query, such as "https://payroll.example/v1/year-to-date"
 */
export function payrollSource(endpoint: string): ClaimSource {
  const pattern =
    '"period":{{period}},"status":"closed","yearToDate":"(?<ytd>[0-9]{1,20})","nonCash":(?<nonCash>true|false)';
  return {
    url: `${endpoint}?period={{period}}`,
    method: 'GET',
    body: '',
    responseMatches: [{ type: 'regex', value: pattern }],
    responseRedactions: [{ regex: pattern }],
  };
}

/** `{{name}}` replaced by the value given for it; what has none stays. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{([^{}]+)}}/g, (whole, name: string) => values[name] ?? whole);
