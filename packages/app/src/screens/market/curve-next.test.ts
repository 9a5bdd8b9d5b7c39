import { describe, expect, it } from 'vitest';
import { nextOfUnits } from './curve-next.ts';

const UNITS = { state: 'ACTIVE', tenderState: null, loose: 0n, stakeable: 0n, staked: 0n };

describe('what can be done with units of a curve', () => {
  it.each([
    ['of a running sale', { state: 'CURVE', loose: 5n }, /^They can be sold while the sale runs/],
    ['of a failed sale', { state: 'FAILED', loose: 5n }, /^The sale failed, so they can be sold back/],
    ['in a verified wallet', { loose: 5n, stakeable: 5n, staked: 5n }, /^Stake those in the wallet/],
    ['in a wallet that is not verified', { loose: 5n }, /^Those in the wallet earn nothing\. A verified wallet/],
    ['in a round of tenders', { staked: 5n, tenderState: 'OPEN' }, /^A round of tenders is open/],
    ['after a round', { staked: 5n, tenderState: 'SETTLED' }, /^Staked units earn/],
    ['of a series that ended', { state: 'EXTINGUISHED', loose: 5n }, /^The series has ended/],
  ])('%s is one sentence', (_, change, text) => {
    expect(nextOfUnits({ ...UNITS, ...change })).toMatch(text);
  });
});
