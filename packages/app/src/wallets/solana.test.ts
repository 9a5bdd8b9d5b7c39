import type { BuiltFragment } from '@income-series/client/operations';
import { describe, expect, it } from 'vitest';
import { createSolanaWallet, type StandardWallet } from './solana.ts';

const ADDRESS = 'BEGJL3XkTiFNTTjhfLFh6PCA9Wdgoz4q8k2JRCpTxndL';
const CHAIN = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const BUILT = {
  __typename: 'SolanaTransaction',
  chain: CHAIN,
  wallet: ADDRESS,
  request: { transaction: 'AA==' },
} as unknown as BuiltFragment;

/** Sends a transaction with a wallet that answers like this. @returns the signature, or the reason */
async function sendWith(answer: unknown) {
  const features = {
    'standard:connect': { connect: async () => ({ accounts: [{ address: ADDRESS }] }) },
    'solana:signMessage': { signMessage: async () => [] },
    'solana:signAndSendTransaction': { signAndSendTransaction: async () => answer },
  } as unknown as NonNullable<StandardWallet['features']>;
  const wallet = await createSolanaWallet('w', { features })?.connect(CHAIN);
  return wallet?.send(BUILT, () => {}, new AbortController().signal).catch(({ reason }) => reason);
}

describe('a Solana wallet', () => {
  it('answers the signature of what it sent', async () => {
    expect(await sendWith([{ signature: new Uint8Array(64) }])).toBe('1'.repeat(64));
  });

  it.each([[undefined], [null], [[]], [[null]], [[{ signature: new Uint8Array(63) }]], [{}]])(
    'fails with %j, because it may have sent the transaction',
    async (answer) => {
      expect(await sendWith(answer)).toBe('FAILED');
    },
  );
});
