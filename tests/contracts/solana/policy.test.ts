import { readFileSync } from 'node:fs';
import { CURVE_FEE_LIMIT_BPS, CURVE_SUPPLY_LIMIT_BPS } from '@income-series/protocol/curve-rules';
import * as shared from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';

const source = readFileSync('contracts/solana/src/policy.rs', 'utf8');
const policy = { ...shared, CURVE_FEE_LIMIT_BPS, CURVE_SUPPLY_LIMIT_BPS };
/** Numbers of this chain alone, which the service does not compute with. */
const OWN = ['TENDER_MIN', 'TENDER_MAX', 'BIDS_LIMIT'];
const constants = [...source.matchAll(/^pub const (\w+): \w+ = (.+);$/gm)].map(([, name = '', text = '']) => {
  const factors = text.replaceAll('DAY', '86_400').replaceAll('_', '').split(/ \* /);
  const value = factors.reduce((product, factor) => {
    const [base = '', shift] = factor.split(' << ');
    return product * (shift === undefined ? BigInt(base) : BigInt(base) << BigInt(shift));
  }, 1n);
  return [name, value] as const;
});

describe('the program’s policy', () => {
  it('has numbers', () => expect(constants.length).toBe(source.match(/pub const/g)?.length));

  it.each(constants.filter(([name]) => !OWN.includes(name)))('has %s as the service has it', (name, value) => {
    expect(BigInt((policy as unknown as Record<string, bigint | number>)[name] ?? -1)).toBe(value);
  });
});
