import { evmAddress } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAS_MARGINS } from '../../../src/adapters/evm/gas-margins.ts';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import type { CappedRelayer, ContractCall } from '../../../src/domains/transaction/index.ts';
import { type ChainNode, type Manners, NODES, startChainNode } from '../../support/chain-node/index.ts';
import { some } from '../../support/exhaustive.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { startDevnet, type TestDevnet } from '../support/devnet.ts';

let devnet: TestDevnet;
let node: ChainNode;
let amount = 0n;

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    devnet = await startDevnet();
    node = await startChainNode(devnet.anvil.url, manners);
  });
  afterAll(async () => {
    await node?.stop();
    await devnet?.anvil.stop();
  });
  beforeEach(() => devnet.anvil.rpc('evm_setAutomine', true));

  const relayerOf = (
    options: { key?: Uint8Array; waitMs?: number; rpcUrl?: string; replaceAfter?: number } = {},
  ): CappedRelayer =>
    createRelayer({
      chainId: devnet.anvil.chainId,
      rpcUrl: node.url,
      contracts: devnet.contracts,
      key: testRelayerKey,
      timeoutMs: 2_000,
      ...options,
    });
  /** A call that anybody may send, another one each time. */
  const accepted = (): ContractCall => ({ kind: 'approve', spender: 'hub', amount: ++amount });
  const refused: ContractCall = {
    kind: 'approvePause',
    seriesKey: `0x${'11'.repeat(32)}` as Hex,
    pauseNonce: 0n,
    pauseEnd: 1n,
    signature: `0x${'22'.repeat(65)}` as Hex,
  };

  const rpc = <T>(method: string, ...params: unknown[]) => devnet.anvil.rpc<T>(method, ...params);
  const mine = () => rpc('evm_mine');
  const noncesOf = async (address: string) => {
    const [latest, pending] = await Promise.all(
      ['latest', 'pending'].map((tag) => rpc<string>('eth_getTransactionCount', address, tag)),
    );
    return { latest: Number(latest), pending: Number(pending) };
  };
  interface Transaction {
    readonly hash: string;
    readonly from: string;
    readonly nonce: string;
    readonly gas: string;
    readonly input: string;
    readonly to: string;
  }
  /** As the node's pool says. */
  interface Priced {
    readonly hash: string;
    readonly maxFeePerGas: string;
  }
  const transaction = (hash: string) => rpc<Transaction>('eth_getTransactionByHash', hash);
  /** A relayer whose calls no block has before `mine`, and its next nonce. */
  async function unmined(...options: Parameters<typeof relayerOf>) {
    const relayer = relayerOf(...options);
    await rpc('evm_setAutomine', false);
    return { relayer, latest: (await noncesOf(relayer.address)).latest };
  }
  const inPool = (address: string, more: number) =>
    vi.waitFor(
      async () => {
        const { latest, pending } = await noncesOf(address);
        expect(pending - latest).toBe(more);
      },
      { timeout: 60_000 },
    );
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'no error',
      (error: { code: string; cause?: Error }) => [error.code, error.cause?.message].filter(Boolean).join(' '),
    );

  describe('the relayer', () => {
    it('says the contract’s name of a refusal, and sends nothing for it', async () => {
      const relayer = relayerOf();
      const before = await noncesOf(relayer.address);
      expect(await relayer.refusal(refused)).toBe('NOT_REQUESTED');
      expect(await relayer.refusal(accepted())).toBeNull();
      expect(await code(relayer.relay(refused))).toBe('RELAY_FAILED NOT_REQUESTED');
      expect(await noncesOf(relayer.address)).toEqual(before);
    });

    it('answers the transaction and its block, with the margin of its kind on top of the estimate', async () => {
      const relayer = relayerOf();
      expect(relayer.address).toBe(addressOfSecretKey(testRelayerKey));
      const { txHash, blockNumber } = await relayer.relay(accepted());
      const sent = await transaction(txHash);
      expect(sent).toMatchObject({ from: relayer.address, blockNumber: `0x${blockNumber.toString(16)}` });
      const { from, to, input: data } = sent;
      const before = `0x${(blockNumber - 1n).toString(16)}`;
      const estimate = BigInt(await rpc<string>('eth_estimateGas', { from, to, data }, before));
      expect(BigInt(sent.gas)).toBe(estimate + GAS_MARGINS.approvePause.gasFor(estimate));
    });

    it('gives calls that are relayed at once nonces in a row', async () => {
      const { relayer, latest } = await unmined();
      const all = [accepted(), accepted(), accepted()].map((call) => relayer.relay(call));
      await inPool(relayer.address, 3);
      await mine();
      const done = await Promise.all(all);
      const sent = await Promise.all(done.map(({ txHash }) => transaction(txHash)));
      expect(sent.map(({ nonce }) => Number(nonce))).toEqual([latest, latest + 1, latest + 2]);
    });

    it('asks before each time that something goes to the node, and sends nothing more where it may not', async () => {
      const relayer = relayerOf({ replaceAfter: 1 });
      const before = await noncesOf(relayer.address);
      const lost = () => Promise.reject(new AppError('LEADERSHIP_LOST'));
      expect(await code(relayer.attempt(accepted(), 10n ** 18n, lost))).toBe('LEADERSHIP_LOST');
      expect(await noncesOf(relayer.address)).toEqual(before);
      await rpc('evm_setAutomine', false);
      let asked = 0;
      const once = () => (asked++ === 0 ? Promise.resolve() : lost());
      const sending = code(relayer.attempt(accepted(), 10n ** 18n, once));
      await inPool(relayer.address, 1);
      await rpc('anvil_dropAllTransactions');
      await mine(); // by which a dearer version of it is due
      expect(await sending).toBe('LEADERSHIP_LOST');
      expect(asked).toBe(2);
      expect(await noncesOf(relayer.address)).toEqual(before);
    });

    it('sends a call that is asked for twice at once one time', async () => {
      const { relayer, latest } = await unmined();
      const call = accepted();
      const [first, second] = [relayer.relay(call), relayer.relay({ ...call })];
      await inPool(relayer.address, 1);
      expect(await relayer.refusal(call)).toBeNull(); // what is pending is the call itself
      await mine();
      expect(await first).toEqual(await second);
      expect(await noncesOf(relayer.address)).toEqual({ latest: latest + 1, pending: latest + 1 });
    });

    it('finds the transaction again that no block had in time', async () => {
      const { relayer, latest } = await unmined({ waitMs: 200 });
      const call = accepted();
      expect(await code(relayer.relay(call))).toBe('RELAY_PENDING');
      expect(await code(relayer.relay(call))).toBe('RELAY_PENDING');
      await inPool(relayer.address, 1);
      await mine();
      const { txHash } = await relayer.relay(call);
      expect(Number((await transaction(txHash)).nonce)).toBe(latest);
      expect(await noncesOf(relayer.address)).toEqual({ latest: latest + 1, pending: latest + 1 });
    });

    it('goes on after a restart behind what an earlier process left pending', async () => {
      const { relayer: earlier, latest } = await unmined({ waitMs: 200 });
      expect(await code(earlier.relay(accepted()))).toBe('RELAY_PENDING');
      const later = relayerOf();
      const relayed = later.relay(accepted());
      if (manners?.silentSend) {
        await mine(); // the earlier one has the nonce that no node said was taken
        await inPool(later.address, 1);
      } else await inPool(later.address, 2);
      await mine();
      expect(Number((await transaction((await relayed).txHash)).nonce)).toBe(latest + 1);
    });

    it('offers again what the node let go of', async () => {
      const { relayer, latest } = await unmined({ waitMs: 200 });
      const call = accepted();
      expect(await code(relayer.relay(call))).toBe('RELAY_PENDING');
      await rpc('anvil_removePoolTransactions', relayer.address);
      await rpc('evm_setAutomine', true);
      const { txHash } = await relayer.relay(call);
      expect(Number((await transaction(txHash)).nonce)).toBe(latest);
    });

    it('leaves no gap in its nonces where the node let go of a transaction', async () => {
      const { relayer, latest } = await unmined({ waitMs: 200 });
      const [lost, queued, next] = [accepted(), accepted(), accepted()];
      expect(await code(relayer.relay(lost))).toBe('RELAY_PENDING');
      expect(await code(relayer.relay(queued))).toBe('RELAY_PENDING');
      const { transactions } = await rpc<{ transactions: Transaction[] }>('eth_getBlockByNumber', 'pending', true);
      const first = transactions.find(({ nonce }) => Number(nonce) === latest);
      await rpc('anvil_dropTransaction', first?.hash);
      await rpc('evm_setAutomine', true);
      // One that a busy machine does not mine in time is asked for again, and is the same transaction.
      const nonceOf = async (call: ContractCall) => {
        const { txHash } = await vi.waitFor(() => relayer.relay(call), { timeout: 60_000 });
        return Number((await transaction(txHash)).nonce);
      };
      expect(await nonceOf(next)).toBe(latest + 2);
      expect(await nonceOf(queued)).toBe(latest + 1);
      expect(await nonceOf(lost)).toBe(latest);
    });

    it('replaces by a dearer one of the same nonce what no block takes, and finds whichever is taken', async () => {
      const { relayer, latest } = await unmined({ replaceAfter: 3 });
      const relayed = relayer.relay(accepted());
      await inPool(relayer.address, 1);
      const waiting = async () => {
        const { pending } = await rpc<{ pending: Record<string, Record<string, Priced>> }>('txpool_content');
        const own = Object.entries(pending).find(([from]) => from.toLowerCase() === relayer.address)?.[1] ?? {};
        return Object.values(own)[0];
      };
      const first = await waiting();
      await rpc('anvil_dropTransaction', first?.hash); // without an answer, as on chain 10143
      for (let blocks = 0; blocks < 3; blocks += 1) await mine();
      await vi.waitFor(async () => expect((await waiting())?.hash).toBeDefined(), { timeout: 60_000 });
      const second = await waiting();
      expect(second?.hash).not.toBe(first?.hash);
      expect(BigInt(second?.maxFeePerGas ?? 0)).toBeGreaterThan(BigInt(first?.maxFeePerGas ?? 0));
      await mine();
      const { txHash } = await relayed;
      expect([txHash, Number((await transaction(txHash)).nonce)]).toEqual([second?.hash, latest]);
    });

    describe('behind a node that shows receipts late', () => {
      /** Shows no receipt to the first so many requests. */
      const lateReceipts = (requests: number): Manners['lies'] => {
        let asked = 0;
        return { eth_getTransactionReceipt: (receipt: unknown) => (asked++ < requests ? null : receipt) };
      };
      /** Answers no count as of a block, as a node without its state. */
      const withoutHistory: Manners['lies'] = {
        eth_getTransactionCount(count: unknown, [, at]) {
          if (String(at).startsWith('0x')) throw new Error('missing trie node');
          return count;
        },
      };
      afterEach(() => node.behave(manners ?? {}));

      it('sends a call once, whose nonce is used before its receipt is there', async () => {
        const relayer = relayerOf();
        const { latest } = await noncesOf(relayer.address);
        node.behave({ lies: lateReceipts(25) });
        const { txHash } = await relayer.relay(accepted());
        expect(Number((await transaction(txHash)).nonce)).toBe(latest);
        expect((await noncesOf(relayer.address)).latest).toBe(latest + 1);
      });

      it('sends a pending call once, that is asked for again before its receipt is there', async () => {
        const { relayer, latest } = await unmined({ waitMs: 200 });
        const call = accepted();
        expect(await code(relayer.relay(call))).toBe('RELAY_PENDING');
        await rpc('evm_setAutomine', true);
        await mine();
        node.behave({ lies: lateReceipts(2) });
        const { txHash } = await vi.waitFor(() => relayer.relay(call), { timeout: 60_000 });
        expect(Number((await transaction(txHash)).nonce)).toBe(latest);
        expect((await noncesOf(relayer.address)).latest).toBe(latest + 1);
      });

      it('sends a call again whose nonce another transaction took, with or without old state', async () => {
        for (const lies of [{}, withoutHistory]) {
          node.behave({ lies });
          const { relayer, latest } = await unmined();
          const relayed = relayer.relay(accepted());
          await inPool(relayer.address, 1);
          await rpc('anvil_removePoolTransactions', relayer.address);
          const other = await privateKeyToAccount(toHex(testRelayerKey)).signTransaction({
            ...{ type: 'eip1559', chainId: devnet.anvil.chainId, nonce: latest, gas: 21_000n },
            ...{ to: relayer.address as Hex, maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 10n ** 10n },
          });
          await rpc('eth_sendRawTransaction', other);
          await rpc('evm_setAutomine', true);
          await mine();
          expect(Number((await transaction((await relayed).txHash)).nonce)).toBe(latest + 1);
        }
      });
    });

    it('finds the transaction again whose node was away meanwhile', async () => {
      const proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(node.url).port) });
      const { relayer, latest } = await unmined({ rpcUrl: `http://127.0.0.1:${proxy.port}` });
      const call = accepted();
      const first = code(relayer.relay(call));
      await inPool(relayer.address, 1);
      proxy.cut();
      expect(await first).toMatch(/^CHAIN_UNAVAILABLE/);
      proxy.mend();
      await mine();
      const { txHash } = await relayer.relay(call);
      expect(Number((await transaction(txHash)).nonce)).toBe(latest);
      expect(await noncesOf(relayer.address)).toEqual({ latest: latest + 1, pending: latest + 1 });
      await proxy.close();
    });

    it('relays nothing without funds, and goes on once it has some', async () => {
      const key = new Uint8Array(32).fill(0x77);
      const relayer = relayerOf({ key });
      const call = accepted();
      expect(await code(relayer.relay(call))).toBe('RELAY_FAILED INSUFFICIENT_FUNDS');
      await devnet.owner.fund(evmAddress(relayer.address), 1n);
      expect(Number((await transaction((await relayer.relay(call)).txHash)).nonce)).toBe(0);
    });

    it('answers for a node that is gone, and for another chain’s, without a word of what was signed', async () => {
      expect(await code(relayerOf({ rpcUrl: 'http://127.0.0.1:1' }).relay(refused))).toMatch(/^CHAIN_UNAVAILABLE \w+$/);
      expect(await code(relayerOf({ rpcUrl: 'http://127.0.0.1:1' }).refusal(refused))).toMatch(
        /^CHAIN_UNAVAILABLE \w+$/,
      );
      const other = createRelayer({
        chainId: 10144,
        rpcUrl: devnet.anvil.url,
        contracts: devnet.contracts,
        key: testRelayerKey,
      });
      expect(await code(other.relay(accepted()))).toBe('CHAIN_MISMATCH');
      expect(() =>
        createRelayer({ chainId: 143, rpcUrl: devnet.anvil.url, contracts: devnet.contracts, key: testRelayerKey }),
      ).toThrow(expect.objectContaining({ code: 'CHAIN_REFUSED' }));
    });
  });
});
