import {
  type Address,
  isSolanaError,
  lamports,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  sendAndConfirmTransactionFactory,
} from '@solana/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientsOf,
  fund,
  send,
  signatureOf,
  signed,
  signer,
  startNode,
  transferOf,
  wireOf,
} from '../../../tests/support/solana/node.ts';
import type { SolanaNode } from './index.ts';

let node: SolanaNode;
let clients: ReturnType<typeof clientsOf>;

beforeAll(async () => {
  node = await startNode();
  clients = clientsOf(node);
});
afterAll(() => node.stop());

const people = () => Promise.all([signer(1), signer(2)]);

describe('a plain kit client', () => {
  it('sends, confirms over the websocket, and reads what became of it', async () => {
    const { rpc, rpcSubscriptions } = clients;
    const [from, to] = await people();
    await fund(rpc, from.address);
    const transaction = await signed(rpc, from, transferOf(from, to.address, 5_000_000n));
    await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction as never, {
      commitment: 'confirmed',
    });
    const signature = signatureOf(transaction);
    const { value: balance } = await rpc.getBalance(to.address, { commitment: 'confirmed' }).send();
    expect(balance).toBe(5_000_000n);
    const found = await rpc
      .getTransaction(signature, { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send();
    expect(found?.transaction.message.accountKeys.slice(0, 2)).toEqual([from.address, to.address]);
    expect(found?.meta?.err).toBeNull();
    expect(found?.meta?.fee).toBe(5_000n);
    const [before, after] = [found?.meta?.preBalances ?? [], found?.meta?.postBalances ?? []];
    expect([Number(before[0]) - Number(after[0]), Number(after[1]) - Number(before[1])]).toEqual([
      5_005_000, 5_000_000,
    ]);
  });

  it('reads a state at the commitment it asks for', async () => {
    const { rpc } = clients;
    const [from] = await people();
    const to = (await signer(9)).address;
    await fund(rpc, to, 3_000_000n);
    const at = async (commitment: 'confirmed' | 'finalized') => (await rpc.getBalance(to, { commitment }).send()).value;
    expect([await at('confirmed'), await at('finalized')]).toEqual([3_000_000n, 0n]);
    node.chain.produce();
    node.chain.produce();
    expect(await at('finalized')).toBe(3_000_000n);
    const { value } = await rpc
      .getAccountInfo(from.address, { encoding: 'base64', dataSlice: { offset: 0, length: 4 } })
      .send();
    expect(value?.owner).toBe('11111111111111111111111111111111');
  });

  it('learns why a transaction is refused', async () => {
    const { rpc } = clients;
    const [from, to] = await people();
    const sent = await signed(rpc, from, transferOf(from, to.address, 1_000_000n));
    await send(rpc, sent);
    const poor = await signed(rpc, from, transferOf(from, to.address, 10n ** 15n));
    const old = await signed(rpc, from, transferOf(from, to.address, 1_000_001n));
    const codeOf = (promise: Promise<unknown>) =>
      promise.then(
        () => null,
        (error: { cause?: unknown }) => {
          expect(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)).toBe(
            true,
          );
          return (error.cause as { context: { __code: number } }).context.__code;
        },
      );
    expect(await codeOf(send(rpc, sent))).toBe(SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED);
    expect(await codeOf(send(rpc, poor))).toBe(SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM);
    for (let i = 0; i < 151; i += 1) node.chain.produce();
    expect(await codeOf(send(rpc, old))).toBe(SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND);
  });

  it('is refused a signature that is not the signer’s', async () => {
    const { rpc } = clients;
    const [from, to] = await people();
    const transaction = await signed(rpc, from, transferOf(from, to.address, 1_000_002n));
    const forged = Buffer.from(wireOf(transaction), 'base64');
    forged[10] = (forged[10] ?? 0) ^ 1;
    const wire = forged.toString('base64') as never;
    await expect(rpc.sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow(/signature verification/i);
    const simulated = await rpc.simulateTransaction(wire, { encoding: 'base64' }).send();
    expect(simulated.value.err).toBeNull();
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    const { value } = await rpc.getBalance(to.address, { commitment: 'confirmed' }).send();
    expect(value % 10n).toBe(0n);
  });

  it('learns the fee that is then taken', async () => {
    const { rpc } = clients;
    const [from, to] = await people();
    const budget = 'ComputeBudget111111111111111111111111111111' as Address;
    const data = (kind: number, hex: string) => Uint8Array.from([kind, ...Buffer.from(hex, 'hex')]);
    const instructions = [
      { programAddress: budget, data: data(2, 'a1860100') },
      { programAddress: budget, data: data(3, '3930000000000000') },
      transferOf(from, to.address, 1_000_000n),
    ];
    const transaction = await signed(rpc, from, ...instructions);
    const message = Buffer.from(Uint8Array.from(transaction.messageBytes)).toString('base64') as never;
    const { value: fee } = await rpc.getFeeForMessage(message).send();
    const signature = await send(rpc, transaction);
    const found = await rpc
      .getTransaction(signature, { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 })
      .send();
    const [before, after] = [found?.meta?.preBalances[0] ?? 0n, found?.meta?.postBalances[0] ?? 0n];
    expect(fee).toBe(lamports(6_235n));
    expect(before - after - 1_000_000n).toBe(6_235n);
  });
});
