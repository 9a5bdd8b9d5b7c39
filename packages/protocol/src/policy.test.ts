import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as policy from './policy.ts';

/** `name -> value` of every constant of the Solidity library. */
function solidityPolicy(): Map<string, bigint> {
  const source = readFileSync(new URL('../../../contracts/evm/src/lib/Policy.sol', import.meta.url), 'utf8');
  const constants = source.matchAll(/constant (\w+) = ([0-9_]+)(?: (<<) ([0-9]+)| (days|hours))?;/g);
  return new Map(
    [...constants].map(([, name = '', number = '', shift, by = '0', unit]) => {
      const value = BigInt(number.replaceAll('_', ''));
      const seconds = unit === 'days' ? 86_400n : unit === 'hours' ? 3_600n : 1n;
      return [name, shift ? value << BigInt(by) : value * seconds];
    }),
  );
}

/** `name -> value` of every row of the protocol's table. */
function documentedPolicy(): Map<string, bigint> {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('\n## 12. Policy\n'), page.indexOf('\n## 13. '));
  const rows = table.matchAll(/^\| `(\w+)` \| (?:2\^(\d+)|([\d,]+)(?: (day|hour)s?)?) \|/gm);
  return new Map(
    [...rows].map(([, name = '', power, number = '', unit]) => {
      const value = power === undefined ? BigInt(number.replaceAll(',', '')) : 1n << BigInt(power);
      return [name, value * (unit === 'day' ? 86_400n : unit === 'hour' ? 3_600n : 1n)];
    }),
  );
}

describe('the policy', () => {
  const contracts = solidityPolicy();
  const ours = new Map(Object.entries(policy).map(([name, value]) => [name, BigInt(value)]));

  it('is read whole from the contracts', () => {
    const source = readFileSync(new URL('../../../contracts/evm/src/lib/Policy.sol', import.meta.url), 'utf8');
    expect(contracts.size).toBe(source.split(' constant ').length - 1);
    expect(contracts.size).toBeGreaterThan(10);
  });

  it.each([...contracts.keys()])('has the same %s on the chain and off it', (name) => {
    expect(ours.get(name)).toBe(contracts.get(name));
  });

  it('has the same names and values in docs/protocol.md', () => {
    const sorted = (numbers: ReadonlyMap<string, bigint>) =>
      [...numbers].sort(([one], [other]) => (one < other ? -1 : 1));
    expect(sorted(documentedPolicy())).toEqual(sorted(ours));
  });

  it('has limits that are the bits the circuit proves', () => {
    expect([policy.UNITS_LIMIT, policy.FX_LIMIT, policy.PAYMENT_LIMIT]).toEqual(
      [policy.UNITS_BITS, policy.FX_BITS, policy.PAYMENT_BITS].map((bits) => 1n << BigInt(bits)),
    );
  });
});
