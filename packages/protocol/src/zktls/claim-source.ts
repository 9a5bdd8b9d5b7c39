import type { ClaimSource } from './claim-format.ts';

/**
 * The source of a payroll provider: a JSON answer with a period's year-to-date figure in minor units. Only closed periods
 * match, so that nobody can claim a figure that may still grow.
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

/** Replaces each `{{name}}` by its value in `values`; a name without a value stays. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{([^{}]+)}}/g, (whole, name: string) => values[name] ?? whole);
