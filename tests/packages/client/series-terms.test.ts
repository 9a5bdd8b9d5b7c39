import { type AskProvider, readTermsCommitment } from '@income-series/client';
import { fromHex } from '@income-series/protocol/bytes';
import { solanaChainName } from '@income-series/protocol/chain';
import { seriesAccounts } from '@income-series/protocol/program-accounts';
import { base58, base64 } from '@scure/base';
import { encodeFunctionData, encodeFunctionResult } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import {
  getSeriesDecoder,
  getSeriesEncoder,
  SERIES_KIND,
} from '../../../src/adapters/solana/generated/accounts/index.ts';

const SERIES = `0x${'5e'.repeat(32)}` as const;
const TERMS = `0x${'7e'.repeat(32)}` as const;
const HUB = `0x${'a3'.repeat(20)}`;

/** A series as the hub answers it: each of its fields is another number than the commitment. */
const view = (abis.hub as readonly { name?: string; outputs?: readonly { components?: readonly Field[] }[] }[])
  .find(({ name }) => name === 'getSeries')
  ?.outputs?.at(0)?.components;
interface Field {
  readonly name: string;
  readonly type: string;
}
const fieldValue = ({ name, type }: Field) =>
  name === 'termsCommitment'
    ? TERMS
    : type === 'bool'
      ? true
      : type === 'address'
        ? HUB
        : type === 'bytes32'
          ? `0x${'11'.repeat(32)}`
          : /uint(8|32)$/.test(type)
            ? 1
            : 1n;
const answer = encodeFunctionResult({
  abi: abis.hub,
  functionName: 'getSeries',
  result: Object.fromEntries((view ?? []).map((field) => [field.name, fieldValue(field)])),
} as never);

const evmNode =
  (result: unknown, chainId = '0x279f'): AskProvider =>
  async (method, params) => {
    if (method === 'eth_chainId') return chainId;
    const data = encodeFunctionData({ abi: abis.hub, functionName: 'getSeries', args: [SERIES] } as never);
    expect([method, params]).toEqual(['eth_call', [{ to: HUB, data }, 'latest']]);
    return result;
  };

const GENESIS = base58.encode(new Uint8Array(32).fill(9));
const PROGRAM = base58.encode(new Uint8Array(32).fill(8));
const chain = solanaChainName(GENESIS) ?? '';
const record = (kind: number, seriesKey: string) => {
  const empty = getSeriesDecoder().decode(new Uint8Array(749)); // of a curve
  const figures = { seriesKey: fromHex(seriesKey), termsCommitment: fromHex(TERMS) };
  const bytes = Uint8Array.from(getSeriesEncoder().encode({ ...empty, ...figures }));
  bytes.set([kind, 3]);
  return base64.encode(bytes);
};
const solanaNode =
  (account: unknown, genesis = GENESIS): AskProvider =>
  async (method, params) => {
    if (method === 'getGenesisHash') return genesis;
    expect(params[0]).toEqual([seriesAccounts(PROGRAM, SERIES).series]);
    return { value: [account] };
  };
const account = (owner: string, kind = SERIES_KIND, seriesKey: string = SERIES) => ({
  owner,
  data: [record(kind, seriesKey), 'base64'],
});

describe('the commitment of a series’ terms', () => {
  const onEvm = { chain: 'evm:10143', contract: HUB, seriesKey: SERIES };
  const onSolana = { chain, contract: PROGRAM, seriesKey: SERIES };

  it('is read from the hub by the own node', async () => {
    expect(await readTermsCommitment(onEvm, evmNode(answer))).toBe(TERMS);
  });

  it('is read from the program’s record by the own node', async () => {
    expect(await readTermsCommitment(onSolana, solanaNode(account(PROGRAM)))).toBe(TERMS);
  });

  it.each<[string, AskProvider, string]>([
    ['that has no such contract', evmNode('0x'), 'CHAIN_MISMATCH'],
    ['whose contract answers less', evmNode(`0x${'00'.repeat(32)}`), 'CHAIN_MISMATCH'],
    ['that does not answer', evmNode(null), 'CHAIN_UNAVAILABLE'],
    ['of another chain', evmNode(answer, '0x1'), 'CHAIN_MISMATCH'],
  ])('is not known from a node %s', async (_, node, code) => {
    await expect(readTermsCommitment(onEvm, node)).rejects.toMatchObject({ code });
  });

  it.each<[string, AskProvider]>([
    ['of another cluster', solanaNode(account(PROGRAM), base58.encode(new Uint8Array(32).fill(7)))],
    ['without the record', solanaNode(null)],
    ['whose record is another program’s', solanaNode(account(GENESIS))],
    ['whose record is of another kind', solanaNode(account(PROGRAM, 8))],
    ['whose record is of another series', solanaNode(account(PROGRAM, SERIES_KIND, TERMS))],
  ])('is not known from a Solana node %s', async (_, node) => {
    await expect(readTermsCommitment(onSolana, node)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });
});
