import { expect, it } from 'vitest';
import { checkHealth } from './gateway.ts';

const part = { ok: true };
const chain = 'evm:10143';
const HEALTHY = { status: 'ok', checks: { database: part }, chains: { [chain]: { chain: part, indexer: part } } };
const mendOf = (json: unknown, status: number) => checkHealth({ json, status }, { chain }).map(({ mend }) => mend);

it('a page of health that is another service’s has another mend than one of a proxy whose gateway is away', () => {
  expect(mendOf(HEALTHY, 200)).toEqual([undefined, undefined]);
  expect(mendOf({ ...HEALTHY, status: 'failing' }, 503)).toEqual(['try again later; ask its operator', undefined]);
  for (const status of [502, 503, 504]) expect(mendOf(null, status)).toEqual(['try again later; ask its operator']);
  for (const status of [200, 404]) {
    expect(mendOf(null, status)).toEqual(['give the gateway’s own address: `init --force`']);
  }
});
