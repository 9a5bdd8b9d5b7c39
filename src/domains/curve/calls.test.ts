import { solanaAddressOf } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../../modules.ts';
import type { ContractCall } from '../transaction/index.ts';
import { type CurveParams, calls } from './calls.ts';

const word = (byte: number): Bytes32 => toHex(new Uint8Array(32).fill(byte));
const seriesKey = word(0xcc);
const holder = solanaAddressOf(new Uint8Array(32).fill(7));
const deadline = 1_780_000_000n;
const NOT_AFTER = '2026-05-28T20:26:40.000Z';

const params: CurveParams = {
  ...{ draftSalt: word(1), contractHash: word(2), termsCommitment: word(3), currencyCode: 978, indexingRule: 0 },
  ...{
    unitsOffered: 1_000n,
    cap: 5n,
    firstPeriod: 20261,
    lastPeriod: 20284,
    virtualQuote: 2_000_000_000n,
    virtualBase: 2_000_000_000n,
  },
  ...{ threshold: 8n, deadline, feeBps: 100, treasuryBps: 1_000 },
};

const LINES: Readonly<Record<keyof typeof calls, readonly [call: object, lines: readonly (readonly string[])[]]>> = {
  createCurve: [
    { params },
    [
      ['Units offered', '1000', 'units'],
      ['Raised for activation', '8', 'token'],
      ['Trading begins', '60 minutes after the creation', 'text'],
      ['Trading ends', NOT_AFTER, 'time'],
      ['Virtual quote', '2000000000', 'token'],
      ['Virtual base', '2000000000', 'baseLamports'],
      ['Fee of a trade', '100', 'bps'],
      ['Treasury’s share of what is raised', '1000', 'bps'],
      ['Price of the last unit, which a round of tenders never exceeds', '4000000', 'token'],
      ['Least cap: that price for each unit', '4000000000', 'token'],
      ['Proceeds', '7 days after the activation', 'text'],
      ['Most that is ever paid', '5', 'token'],
      ['First period', '2026-Q1', 'period'],
      ['Last period', '2028-Q4', 'period'],
      ['Currency of the income', 'EUR', 'currency'],
      ['Indexing of the threshold', 'NONE', 'text'],
      ['Contract hash', word(2), 'hash'],
      ['Terms commitment', word(3), 'hash'],
    ],
  ],
  buy: [
    { seriesKey, amount: 9n, units: 3n, deadline },
    [
      ['Pays at most', '9', 'token'],
      ['Buys at least', '3', 'baseLamports'],
      ['Not after', NOT_AFTER, 'time'],
      ['If the sale fails', 'each unit is paid the same part of what the curve holds, without a fee', 'text'],
      ['Becomes public', 'the wallet, the price and the units', 'text'],
    ],
  ],
  sell: [
    { seriesKey, amount: 9n, units: 3n, deadline },
    [
      ['Sells', '3', 'baseLamports'],
      ['Is paid at least', '9', 'token'],
      ['Not after', NOT_AFTER, 'time'],
      ['If the sale fails', 'each unit is paid the same part of what the curve holds, without a fee', 'text'],
      ['Becomes public', 'the wallet, the price and the units', 'text'],
    ],
  ],
  activateCurve: [{ seriesKey }, []],
  failCurve: [{ seriesKey }, []],
  collectProceeds: [{ seriesKey }, []],
  collectFees: [{ seriesKey }, []],
  stake: [{ seriesKey, units: 3n }, [['Units', '3', 'baseLamports']]],
  unstake: [{ seriesKey, units: 3n }, [['Units', '3', 'baseLamports']]],
  syncCensus: [{ seriesKey, period: 20262 }, [['Period', '2026-Q2', 'period']]],
  openTender: [
    { seriesKey, price: 4n, endsAt: deadline },
    [
      ['Price of a unit', '4', 'token'],
      ['Ends', NOT_AFTER, 'time'],
    ],
  ],
  tender: [
    { seriesKey, units: 3n, leastPrice: 4n },
    [
      ['Units', '3', 'baseLamports'],
      ['Least price of a unit', '4', 'token'],
    ],
  ],
  withdrawTender: [{ seriesKey, units: 3n }, [['Units', '3', 'baseLamports']]],
  settleTender: [{ seriesKey }, []],
  redeemUnits: [{ seriesKey, units: 3n }, [['Burns', '3', 'baseLamports']]],
  claimTender: [{ seriesKey, holder }, [['Paid to', holder, 'wallet']]],
  closeAccount: [{ seriesKey, account: { kind: 'position', holder } }, [['Closes the position of', holder, 'wallet']]],
  releaseResidue: [{ seriesKey }, []],
};

describe('the preview', () => {
  it.each(Object.entries(LINES))('of %s', (kind, [call, lines]) => {
    const expected = lines.map(([label, value, unit]) => ({ label, value, unit }));
    expect(catalogues.calls.previewOf({ kind, ...call } as ContractCall)).toEqual(expected);
  });

  it.each([
    [{ kind: 'census', period: 20262 }, ['Closes the census of', '2026-Q2', 'period']],
    [{ kind: 'rate', period: 20263 }, ['Closes the rate of', '2026-Q3', 'period']],
    [{ kind: 'round', round: 4 }, ['Closes the round of tenders', '4', 'text']],
  ] as const)('of the closing of %o', (account, [label, value, unit]) => {
    expect(catalogues.calls.previewOf({ kind: 'closeAccount', seriesKey, account })).toEqual([{ label, value, unit }]);
  });

  it('is tried of every call of a curve', () => {
    expect(Object.keys(LINES).sort()).toEqual(Object.keys(calls).sort());
    expect(catalogues.calls.kinds).toEqual(expect.arrayContaining(Object.keys(calls)));
  });
});
