import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import type { AskProvider } from './node.ts';
import { processedHeight, transactionFate } from './transaction-fate.ts';

const addressOf = (byte: number) => base58.encode(new Uint8Array(32).fill(byte));
const GENESIS = addressOf(7);
const chain = `solana:${GENESIS.slice(0, 32)}`;
const sent = { chain, signature: 'signature', lastHeight: 1_000n };

interface Answers {
  readonly genesis?: string;
  readonly height?: unknown;
  readonly value?: unknown;
}
const node =
  ({ genesis = GENESIS, height = 1_000, value = [null] }: Answers, methods: string[] = []): AskProvider =>
  async (method, params) => {
    methods.push(method);
    if (method === 'getGenesisHash') return genesis;
    if (method === 'getBlockHeight')
      return (params[0] as { commitment: string }).commitment === 'finalized' ? height : 7;
    expect([method, params]).toEqual(['getSignatureStatuses', [['signature'], { searchTransactionHistory: true }]]);
    return { value };
  };
const statusOf = (err: unknown, confirmationStatus = 'confirmed') => [{ slot: 1, err, confirmationStatus }];
const ERROR = { InstructionError: [0, 'Custom'] };

describe('what became of a signed transaction', () => {
  it.each<[string, string, Answers]>([
    ['OPEN', 'no block has it yet', { height: 999 }],
    ['OPEN', 'the last block that may take it is final', { height: 1_000 }],
    ['EXPIRED', 'a later block is final', { height: 1_001 }],
    ['LANDED', 'a block has it', { value: statusOf(null, 'processed') }],
    ['LANDED', 'a block has it, however late it is', { value: statusOf(null), height: 2_000 }],
    ['REVERTED', 'it failed in a confirmed block', { value: statusOf(ERROR) }],
    ['REVERTED', 'it failed in a final block', { value: statusOf(ERROR, 'finalized') }],
    ['OPEN', 'it failed in a block that may be dropped', { value: statusOf(ERROR, 'processed'), height: 2_000 }],
  ])('is %s where %s', async (fate, _, answers) => {
    expect(await transactionFate(sent, node(answers))).toBe(fate);
  });

  it('is looked for after the height was read, so that no final block is missed', async () => {
    const methods: string[] = [];
    await transactionFate(sent, node({}, methods));
    expect(methods).toEqual(['getGenesisHash', 'getBlockHeight', 'getSignatureStatuses']);
  });

  it.each<[string, string, Answers]>([
    ['CHAIN_MISMATCH', 'another cluster', { genesis: addressOf(8), height: 2_000 }],
    ['CHAIN_UNAVAILABLE', 'a height in words', { height: 'high' }],
    ['CHAIN_UNAVAILABLE', 'no list', { value: null, height: 2_000 }],
    ['CHAIN_UNAVAILABLE', 'an empty list', { value: [], height: 2_000 }],
    ['CHAIN_UNAVAILABLE', 'a word for a status', { value: ['none'], height: 2_000 }],
    ['CHAIN_UNAVAILABLE', 'a status without its error', { value: [{ slot: 1 }], height: 2_000 }],
  ])('is %s for an answer with %s', async (code, _, answers) => {
    await expect(transactionFate(sent, node(answers))).rejects.toMatchObject({ code });
  });
});

describe('the newest height', () => {
  it('is that of the newest block, final or not', async () => {
    expect(await processedHeight(chain, node({}))).toBe(7n);
  });

  it('is not taken from another cluster', async () => {
    await expect(processedHeight(chain, node({ genesis: addressOf(8) }))).rejects.toMatchObject({
      code: 'CHAIN_MISMATCH',
    });
  });
});
