import { expect, it } from 'vitest';
import { anchorClocks } from './clock-anchors.ts';
import { readMarketSearch, sortRows } from './filters.ts';

it('reads the market’s view from an address, and nothing that it does not know', () => {
  const view = { view: 'table', state: 'ACTIVE', chain: 'evm:10143', sort: 'units', descending: true, after: 'abc' };
  expect(readMarketSearch({ ...view, other: 1 })).toEqual(view);
  expect(readMarketSearch({ view: 'map', state: 'toString', chain: 7, sort: '__proto__', descending: true })).toEqual(
    {},
  );
});

it('sorts numbers beyond 53 bits, and equal rows by their keys', () => {
  const row = (key: string, unitsOffered: string) =>
    ({ key, unitsOffered, title: null, state: 'ACTIVE', deadline: null }) as const;
  const rows = [row('c', '9007199254740993'), row('b', '9007199254740992'), row('a', '9007199254740992')];
  const keys = (search: Parameters<typeof sortRows>[1]) => sortRows(rows, search).map(({ key }) => key);
  expect(keys({ sort: 'units' })).toEqual(['a', 'b', 'c']);
  expect(keys({ sort: 'units', descending: true })).toEqual(['c', 'a', 'b']);
  expect(keys({})).toEqual(['c', 'b', 'a']);
});

it('anchors a chain’s clock once for each block', () => {
  const block = { chain: 'evm:10143', blockNumber: '7', blockAt: '1970-01-01T00:00:10Z' };
  const first = anchorClocks(new Map(), [block], 4_000);
  expect(first.get('evm:10143')).toEqual({ block: '7', aheadMs: 6_000 });
  expect(anchorClocks(first, [block], 9_000).get('evm:10143')?.aheadMs).toBe(6_000);
  expect(anchorClocks(first, [{ ...block, blockNumber: '8' }], 9_000).get('evm:10143')?.aheadMs).toBe(1_000);
  expect(anchorClocks(first, [{ ...block, blockNumber: null, blockAt: null }], 9_000)).toEqual(first);
});
