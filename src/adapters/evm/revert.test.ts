import { type Abi, encodeErrorResult, RpcRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from './abi.ts';
import { revertName } from './revert.ts';

/** A node's answer to a call that reverted with this data. */
const reverted = (data: string) =>
  new RpcRequestError({
    body: {},
    url: 'http://127.0.0.1',
    error: { code: 3, message: 'execution reverted', data },
  });

const ARGUMENTS: Readonly<Record<string, unknown>> = {
  address: `0x${'11'.repeat(20)}`,
  bytes4: '0x11223344',
  bytes32: `0x${'22'.repeat(32)}`,
  string: 'text',
};

/** Every error of every contract, with the contract. The exact types of the ABIs are not compared, which takes seconds. */
const errors = Object.entries<Abi>(abis).flatMap(([contract, abi]) =>
  abi.flatMap((item) => (item.type === 'error' ? [[contract, item.name, item] as const] : [])),
);

describe('the name of a revert', () => {
  it.each(errors)('of %s is known: %s', (_, name, error) => {
    const args = error.inputs.map(({ type }) => ARGUMENTS[type] ?? (BigInt(type.slice(4)) > 48n ? 1n : 1));
    const data = encodeErrorResult({ abi: [error], errorName: name, args });
    expect(revertName(reverted(data))).toBe(name);
  });

  it('is REVERTED for another contract’s error, and null for what is no revert', () => {
    expect(revertName(reverted('0xdeadbeef'))).toBe('REVERTED');
    expect(revertName(new Error('no answer'))).toBeNull();
  });
});
