import { randomUUID } from 'node:crypto';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { concatHex, encodeFunctionData, keccak256, parseGwei } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import type { ContractCall, EvmRequest } from '../../../src/domains/transaction/index.ts';
import { createTracker } from '../../../src/domains/transaction/worker/tracker.ts';
import { createSeries, seriesKeyOf } from '../../indexing/support/actions.ts';
import { catchUp, indexerOf } from '../../indexing/support/index.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { insertBuilt } from '../../support/built.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createSwallowingWallet, wrappedCall } from '../../support/contract-wallet.ts';
import { some } from '../../support/exhaustive.ts';
import { type Feed, openFeed } from '../../support/feed.ts';
import { newWallet, startTestGateway, type TestGateway, type TestWallet } from '../../support/gateway.ts';

const DAY_MS = 24 * 60 * 60_000;
const clock = createTestClock();
let world: World;
let gateway: TestGateway;
let wallet: TestWallet;
let token: string;

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    world = await createWorld(manners);
    gateway = await startTestGateway({ clock, rpcUrl: world.rpcUrl, contracts: world.contracts });
    wallet = newWallet(mnemonicKey(world.anvil.mnemonic, 4));
    await gateway.listening();
  });
  beforeEach(async () => {
    await gateway.database.prisma.builtTransaction.deleteMany();
    token = await gateway.signIn(wallet);
  });
  afterAll(async () => {
    await gateway.close();
    await world.stop();
  });

  const tracker = () => createTracker({ db: gateway.database.prisma, chain: gateway.chain, clock });
  const index = () => catchUp(indexerOf(world, gateway.database.prisma));
  const approve = (amount: bigint): ContractCall => ({ kind: 'approve', spender: 'hub', amount });

  interface Built {
    readonly id: string;
    readonly request: EvmRequest;
  }

  async function build(call: ContractCall, of: EvmAddress = wallet.address): Promise<Built> {
    const { prisma } = gateway.database;
    const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
    const { request } = await gateway.chain.prepare(of, call);
    const id = await insertBuilt(prisma, { accountId, kind: call.kind, request, expiresAt: clock.now() });
    return { id, request };
  }

  const LIFE = 'transaction { ... on EvmTransaction { life } }';
  async function say(id: string, txHash: string, as = token): Promise<string> {
    const { code, transaction } = await gateway.mutate(
      'recordTransactionHash',
      { id, txHash },
      { token: as, fields: LIFE },
    );
    return code ?? (transaction as { readonly life: string }).life;
  }

  const send = ({ from, to, data }: Pick<EvmRequest, 'from' | 'to' | 'data'>) =>
    world.anvil.rpc<Bytes32>('eth_sendTransaction', { from, to, data, gas: '0x100000' });
  const mine = () => world.anvil.rpc('evm_mine');

  /** A node names a transaction before a block has it. */
  const inBlock = (hash: Bytes32) => world.client.waitForTransactionReceipt({ hash, pollingInterval: 20 });

  /** Signs without sending, so that the hash is known before any node knows it. */
  async function signed(
    request: Pick<EvmRequest, 'to' | 'data'>,
    by = wallet,
    { nonce: own, gwei = 100 }: { readonly nonce?: number; readonly gwei?: number } = {},
  ): Promise<{ raw: Hex; hash: Bytes32 }> {
    const nonce = own ?? (await world.client.getTransactionCount({ address: by.address, blockTag: 'pending' }));
    const price = { maxFeePerGas: parseGwei(`${gwei}`), maxPriorityFeePerGas: parseGwei(`${gwei / 100}`) };
    const { to, data } = request;
    const raw = (await by.account.signTransaction?.({
      type: 'eip1559',
      chainId: 10143,
      nonce,
      gas: 500_000n,
      to,
      data,
      ...price,
    })) as Hex;
    return { raw, hash: keccak256(raw) };
  }

  /** Blocks come when they are asked for. */
  async function withoutBlocks(work: () => Promise<void>): Promise<void> {
    await world.anvil.rpc('evm_setAutomine', false);
    try {
      await work();
    } finally {
      await world.anvil.rpc('evm_setAutomine', true);
    }
  }

  const FIELDS = 'life txHash minedBlock succeeded';
  const follow = (id: string, as = token): Promise<Feed> =>
    openFeed(gateway, { document: `subscription { transactionLife(id: "${id}") { ${FIELDS} } }`, token: as });
  const nextOf = async (feed: Feed) =>
    ((await feed.next()) as { data: { transactionLife: Record<string, unknown> } } | null)?.data.transactionLife ??
    null;
  const stateOf = (id: string) =>
    gateway.database.prisma.builtTransaction.findUniqueOrThrow({
      where: { id },
      select: { life: true, txHash: true, minedBlock: true, succeeded: true },
    });

  describe('the status of a transaction', () => {
    it('goes from built to indexed, and its feed ends there', async () => {
      const { id, request } = await build(approve(1n));
      const feed = await follow(id);
      expect(await nextOf(feed)).toEqual({ life: 'BUILT', txHash: null, minedBlock: null, succeeded: null });
      await withoutBlocks(async () => {
        const txHash = await send(request);
        expect(await say(id, txHash)).toBe('SENT');
        expect(await nextOf(feed)).toEqual({ life: 'SENT', txHash, minedBlock: null, succeeded: null });
        expect(await tracker().step()).toBe(0);
        await mine();
        const minedBlock = String(await world.client.getBlockNumber());
        expect(await tracker().step()).toBe(1);
        expect(await nextOf(feed)).toEqual({ life: 'MINED', txHash, minedBlock, succeeded: true });
        expect(await say(id, txHash)).toBe('MINED');
        await index();
        expect(await tracker().step()).toBe(1);
        expect(await nextOf(feed)).toEqual({ life: 'INDEXED', txHash, minedBlock, succeeded: true });
      });
      expect(await nextOf(feed)).toBeNull();
      const again = await follow(id);
      expect([(await nextOf(again))?.life, await nextOf(again)]).toEqual(['INDEXED', null]);
    });

    it('is not named by a signature, as on a cluster', async () => {
      const { id } = await build(approve(3n));
      const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
      expect(await say(id, signature)).toBe('CHAIN_FORM');
      expect(await stateOf(id)).toMatchObject({ life: 'BUILT', txHash: null });
    });

    it('ends where it reverted', async () => {
      const { id, request } = await build({ kind: 'passGate', seriesKey: `0x${'99'.repeat(32)}` as Bytes32 });
      const feed = await follow(id);
      await nextOf(feed);
      const txHash = await send(request);
      expect(await say(id, txHash)).toBe('SENT');
      expect((await nextOf(feed))?.life).toBe('SENT'); // before the next step: a feed delivers two changes that come together as one
      await inBlock(txHash);
      await tracker().step();
      expect(await nextOf(feed)).toMatchObject({ life: 'MINED', succeeded: false });
      expect(await nextOf(feed)).toBeNull();
      await index();
      await tracker().step();
      expect(await stateOf(id)).toMatchObject({ life: 'INDEXED', succeeded: false });
    });

    it('waits for a block again after a reorganisation, seen by the tracker or by the index', async () => {
      const { id, request } = await build(approve(2n));
      const snapshot = async () => world.anvil.rpc<string>('evm_snapshot');
      await index();
      let before = await snapshot();
      const { raw, hash: txHash } = await signed(request);
      const offer = async () => {
        await world.anvil.rpc('eth_sendRawTransaction', raw);
        await inBlock(txHash);
      };
      await offer();
      await say(id, txHash);
      await tracker().step();
      expect((await stateOf(id)).life).toBe('MINED');
      await world.anvil.rpc('evm_revert', before);
      await tracker().step();
      expect(await stateOf(id)).toEqual({ life: 'SENT', txHash, minedBlock: null, succeeded: null });

      before = await snapshot();
      await offer();
      await index();
      await tracker().step();
      expect((await stateOf(id)).life).toBe('INDEXED');
      await world.anvil.rpc('evm_revert', before);
      await world.anvil.clock.advance(7n);
      for (let i = 0; i < 3; i++) await mine();
      await index();
      expect(await stateOf(id)).toEqual({ life: 'SENT', txHash, minedBlock: null, succeeded: null });
      await tracker().step();
      expect((await stateOf(id)).life).toBe('SENT');
      await offer();
      await tracker().step();
      expect((await stateOf(id)).life).toBe('MINED');
    });

    it('has the outcome of its own call, whatever the transaction around it came to', async () => {
      const { prisma } = gateway.database;
      await createSeries(world, 1);
      const safe = await createSwallowingWallet(world.anvil);
      const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
      await prisma.accountWallet.create({ data: { accountId, chain: gateway.chain.name, address: safe } });
      const seriesKey = seriesKeyOf(world, 1);
      const bid: ContractCall = { kind: 'commitBid', seriesKey, commitment: keccak256('0x01'), deposit: 5_000_000n };
      /** Sends the call by way of a contract, and answers the outcome that the service then gives. */
      const outcomeOf = async (call: ContractCall, by = safe, named: readonly Hex[] = []) => {
        const { id, request } = await build(call, safe);
        const data = concatHex([wrappedCall(request), ...named]);
        const txHash = await send({ from: world.people[3] as EvmAddress, to: by, data });
        expect(await say(id, txHash)).toBe('SENT');
        expect((await inBlock(txHash)).status).toBe('success');
        await tracker().step();
        const { life, succeeded } = await stateOf(id);
        expect(life).toBe('MINED');
        return succeeded;
      };
      const bundler = world.people[4] as EvmAddress; // without code: it runs nothing of what it is given
      expect(await outcomeOf(bid)).toBe(false); // NOT_ALLOWLISTED
      expect(await outcomeOf({ ...approve(5_000_000n), spender: 'raise' } as ContractCall, bundler, [safe])).toBe(
        false,
      );
      expect(await outcomeOf({ kind: 'settleStep', seriesKey, maxBids: 5 })).toBeNull();
      expect(await outcomeOf({ ...approve(5_000_000n), spender: 'raise' } as ContractCall)).toBe(true);
      await world.govern('registry', 'setVerified', [[safe], true]);
      const mint = encodeFunctionData({ abi: abis.token, functionName: 'mint', args: [safe, 5_000_000n] });
      await inBlock(await send({ from: world.owner, to: world.contracts.token, data: mint }));
      const swallower = await createSwallowingWallet(world.anvil);
      expect(await outcomeOf(bid, swallower, [safe])).toBe(false); // somebody else's call
      expect(await outcomeOf(bid)).toBe(true);
      expect(await outcomeOf(bid)).toBe(false); // BID_EXISTS
    });

    it('is found by its event where the wallet sent it under another hash', async () => {
      const { prisma } = gateway.database;
      await createSeries(world, 2);
      const call: ContractCall = {
        kind: 'commitBid',
        seriesKey: seriesKeyOf(world, 2),
        commitment: keccak256('0x02'),
        deposit: 5_000_000n,
      };
      const buildNow = async (of?: EvmAddress) => {
        const built = await build(call, of);
        const createdAt = new Date(Number(await world.anvil.clock.now()) * 1000);
        await prisma.builtTransaction.update({ where: { id: built.id }, data: { createdAt } });
        return built;
      };
      const follow = async () => {
        await index();
        expect(await tracker().step()).toBe(1);
      };

      // the same call twice, reported under hashes that no block will have: one of them was sent with another fee
      const [first, second] = [await buildNow(), await buildNow()];
      const reported = await signed(first.request);
      expect([await say(first.id, reported.hash), await say(second.id, keccak256('0x77'))]).toEqual(['SENT', 'SENT']);
      await index();
      expect(await tracker().step()).toBe(0);
      const txHash = await send(first.request);
      await inBlock(txHash);
      await follow();
      expect(await stateOf(first.id)).toMatchObject({ life: 'INDEXED', txHash, succeeded: true });
      expect(await tracker().step()).toBe(0);
      expect(await stateOf(second.id)).toMatchObject({ life: 'SENT', succeeded: null });

      // a Safe's own hash, executed once its owners signed
      const safe = await createSwallowingWallet(world.anvil);
      const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
      await prisma.accountWallet.create({ data: { accountId, chain: gateway.chain.name, address: safe } });
      const waiting = await buildNow(safe);
      expect(await say(waiting.id, keccak256('0x5afe'))).toBe('SENT');
      await world.govern('registry', 'setVerified', [[safe], true]);
      const mint = encodeFunctionData({ abi: abis.token, functionName: 'mint', args: [safe, 5_000_000n] });
      await inBlock(await send({ from: world.owner, to: world.contracts.token, data: mint }));
      const { request } = await build({ kind: 'approve', spender: 'raise', amount: 5_000_000n }, safe);
      const [owner] = world.people.slice(3) as [EvmAddress];
      await inBlock(await send({ from: owner, to: safe, data: wrappedCall(request) }));
      const executed = await send({ from: owner, to: safe, data: wrappedCall(waiting.request) });
      await inBlock(executed);
      await follow();
      expect(await stateOf(waiting.id)).toMatchObject({ life: 'INDEXED', txHash: executed, succeeded: true });
    });

    it('is found behind more events of other calls than one look examines', async () => {
      const verify = (of: EvmAddress): ContractCall => ({ kind: 'setVerified', wallet: of, verified: true });
      const { id } = await build(verify(world.people[5] as EvmAddress), world.owner);
      await world.anvil.clock.advance(10n);
      const createdAt = new Date(Number(await world.anvil.clock.now()) * 1000 + 55_000); // events until then do not count
      await gateway.database.prisma.builtTransaction.update({
        where: { id },
        data: { createdAt, life: 'SENT', txHash: keccak256('0x88'), sentAt: clock.now() },
      });
      for (const other of [0, 1, 2, 3, 4, 6]) {
        const { request } = await build(verify(world.people[other] as EvmAddress), world.owner);
        await inBlock(await send(request));
      }
      const { request } = await build(verify(world.people[5] as EvmAddress), world.owner);
      const txHash = await send(request);
      await inBlock(txHash);
      await index();
      const steps = tracker();
      expect([await steps.step(), await steps.step()]).toEqual([0, 1]);
      expect(await stateOf(id)).toMatchObject({ life: 'INDEXED', txHash, succeeded: true });
    });

    describe('whose nonce another transaction may take', () => {
      /** Asks a node that shows waiting transactions, unlike those of chain 10143. */
      const pooling = () => {
        const { contracts } = world;
        const chain = createEvmChain({ chainId: world.anvil.chainId, rpcUrl: world.anvil.url, contracts });
        return createTracker({ db: gateway.database.prisma, chain, clock });
      };
      const offer = async (request: Pick<EvmRequest, 'to' | 'data'>, price: { nonce?: number; gwei?: number } = {}) => {
        const { raw, hash } = await signed(request, wallet, price);
        await world.anvil.rpc('eth_sendRawTransaction', raw);
        return hash;
      };
      const reasonOf = (id: string) =>
        gateway.database.prisma.builtTransaction.findUniqueOrThrow({
          where: { id },
          select: { life: true, txHash: true, succeeded: true, unminedReason: true },
        });
      const buildBid = async (n: number) => {
        const call = { kind: 'commitBid', seriesKey: seriesKeyOf(world, n), deposit: 5_000_000n } as const;
        const built = await build({ ...call, commitment: keccak256(`0x0${n}`) });
        const createdAt = new Date(Number(await world.anvil.clock.now()) * 1000);
        await gateway.database.prisma.builtTransaction.update({ where: { id: built.id }, data: { createdAt } });
        return built;
      };
      /** Builds a call, sends it and reports its hash. No block takes it yet. */
      const leave = async (built: Built) => {
        const nonce = await world.client.getTransactionCount({ address: wallet.address, blockTag: 'pending' });
        const txHash = await offer(built.request);
        expect(await say(built.id, txHash)).toBe('SENT');
        return { ...built, nonce, txHash };
      };

      it('is found with a raised fee, and ends as soon as the index has read a cancellation', async () => {
        await createSeries(world, 3);
        const [bid, approval] = [await buildBid(3), await build(approve(70n))];
        const steps = pooling();
        await withoutBlocks(async () => {
          const [raised, cancelled] = [await leave(bid), await leave(approval)];
          await steps.step();
          const { nonce } = await gateway.database.prisma.builtTransaction.findUniqueOrThrow({
            where: { id: cancelled.id },
          });
          expect(nonce).toBe(BigInt(cancelled.nonce));
          expect(await reasonOf(cancelled.id)).toMatchObject({ life: 'SENT', unminedReason: 'NOT_INCLUDED' });
          const txHash = await offer(raised.request, { nonce: raised.nonce, gwei: 300 });
          await offer({ to: wallet.address, data: '0x' }, { nonce: cancelled.nonce, gwei: 300 });
          await mine();
          await inBlock(txHash);
          for (let looks = 0; looks < 3; looks++) expect(await steps.step()).toBe(0); // not indexed yet
          await index();
          expect(await steps.step()).toBe(2);
          expect(await reasonOf(raised.id)).toEqual({ life: 'INDEXED', txHash, succeeded: true, unminedReason: null });
          expect(await reasonOf(cancelled.id)).toMatchObject({ life: 'DROPPED', unminedReason: 'NONCE_TAKEN' });
        });
      });

      it('is not taken for an equal call with another nonce', async () => {
        await createSeries(world, 4);
        const [second, first] = [await buildBid(4), await buildBid(4)]; // looked at in this order
        const steps = pooling();
        await withoutBlocks(async () => {
          const [raised, waiting] = [await leave(first), await leave(second)];
          await steps.step();
          await world.anvil.rpc('anvil_dropTransaction', waiting.txHash);
          const txHash = await offer(raised.request, { nonce: raised.nonce, gwei: 300 });
          await mine();
          await inBlock(txHash);
          await index();
          await steps.step();
          expect(await reasonOf(raised.id)).toMatchObject({ life: 'INDEXED', txHash, succeeded: true });
          expect(await reasonOf(waiting.id)).toMatchObject({ life: 'SENT', unminedReason: 'NOT_INCLUDED' });
          const cancellation = await offer({ to: wallet.address, data: '0x' }, { nonce: waiting.nonce, gwei: 300 });
          await mine();
          await inBlock(cancellation);
          await index();
          await steps.step();
          await steps.step();
          expect(await reasonOf(waiting.id)).toMatchObject({
            life: 'DROPPED',
            txHash: waiting.txHash,
            unminedReason: 'NONCE_TAKEN',
          });
        });
      });
    });

    it('believes no hash: what is not the built transaction is not it', async () => {
      const { id, request } = await build(approve(3n));
      const others = await send({ ...request, from: world.people[1] as EvmAddress });
      const otherData = await send({ ...request, data: (await build(approve(4n))).request.data });
      expect([await say(id, others), await say(id, otherData)]).toEqual(['TX_MISMATCH', 'TX_MISMATCH']);
      expect(await stateOf(id)).toMatchObject({ life: 'BUILT', txHash: null });

      const feed = await follow(id);
      await nextOf(feed);
      const stranger = newWallet(mnemonicKey(world.anvil.mnemonic, 6));
      const { raw, hash } = await signed(request, stranger);
      expect(await say(id, hash)).toBe('SENT');
      expect((await nextOf(feed))?.life).toBe('SENT');
      await world.anvil.rpc('eth_sendRawTransaction', raw);
      await inBlock(hash);
      await tracker().step();
      expect(await nextOf(feed)).toEqual({ life: 'BUILT', txHash: null, minedBlock: null, succeeded: null });
      feed.stop();
    });

    it('is not that of somebody else’s transaction around the call of a key, which makes none for it', async () => {
      const around = await createSwallowingWallet(world.anvil);
      const sendAround = (request: EvmRequest) =>
        send({
          from: world.people[3] as EvmAddress,
          to: around,
          data: concatHex([wrappedCall(request), wallet.address]),
        });
      const { id, request } = await build(approve(15n));
      const mined = await sendAround(request);
      await inBlock(mined);
      expect(await say(id, mined)).toBe('TX_MISMATCH');
      await withoutBlocks(async () => {
        const pending = await sendAround(request);
        expect(await say(id, pending)).toBe('SENT');
        await mine();
      });
      expect(await tracker().step()).toBe(1);
      expect(await stateOf(id)).toMatchObject({ life: 'BUILT', txHash: null });
      // Code that the key had by EIP-7702 may make the call for any sender.
      await world.anvil.rpc('anvil_setCode', wallet.address, concatHex(['0xef0100', around]));
      expect(await say(id, mined)).toBe('SENT');
      await world.anvil.rpc('anvil_setCode', wallet.address, '0x');
    });

    it('is dropped once no node has known it for a day, and may be sent again', async () => {
      const [lost, waiting] = [await build(approve(5n)), await build(approve(6n))];
      const [unknownHash, pending] = [keccak256('0x05'), await signed(waiting.request)];
      expect([await say(lost.id, unknownHash), await say(waiting.id, pending.hash)]).toEqual(['SENT', 'SENT']);
      const feed = await follow(lost.id);
      expect((await nextOf(feed))?.life).toBe('SENT');
      const sentAgo = (ms: number) =>
        gateway.database.prisma.builtTransaction.updateMany({
          data: { sentAt: new Date(clock.now().getTime() - ms) },
        });
      const reasonsOf = async () =>
        (await gateway.database.prisma.builtTransaction.findMany()).map(({ unminedReason }) => unminedReason);
      await sentAgo(60_000 - 1);
      expect(await tracker().step()).toBe(0);
      await sentAgo(60_000);
      expect([await tracker().step(), await reasonsOf()]).toEqual([2, ['HASH_UNKNOWN', 'HASH_UNKNOWN']]);
      expect(await nextOf(feed)).toMatchObject({ life: 'SENT', txHash: unknownHash });
      await sentAgo(DAY_MS - 1);
      expect(await tracker().step()).toBe(0);
      await sentAgo(DAY_MS);
      await withoutBlocks(async () => {
        await world.anvil.rpc('eth_sendRawTransaction', pending.raw);
        expect(await tracker().step()).toBe(2);
        expect((await stateOf(waiting.id)).life).toBe(manners?.noPoolView ? 'DROPPED' : 'SENT');
        await mine();
      });
      expect(await nextOf(feed)).toMatchObject({ life: 'DROPPED', txHash: unknownHash });
      expect(await nextOf(feed)).toBeNull();
      expect(await say(lost.id, unknownHash)).toBe('SENT');
    });

    it('waits for its phase to end if no node knows the hash', async () => {
      const { prisma } = gateway.database;
      const { id } = await build(approve(61n));
      expect(await say(id, keccak256('0x5afe61'))).toBe('SENT');
      const now = clock.now().getTime();
      const deadlineIn = (ms: number, sentAgo: number) =>
        prisma.builtTransaction.update({
          where: { id },
          data: { deadline: new Date(now + ms), sentAt: new Date(now - sentAgo) },
        });
      await deadlineIn(30 * DAY_MS, 8 * DAY_MS);
      expect(await tracker().step()).toBe(1);
      expect(await stateOf(id)).toMatchObject({ life: 'SENT' });
      expect(await tracker().step()).toBe(0);
      await deadlineIn(1, 2 * 60_000);
      expect(await tracker().step()).toBe(0);
      await deadlineIn(0, 2 * 60_000);
      expect([await tracker().step(), (await stateOf(id)).life]).toEqual([1, 'DROPPED']);
    });

    it('goes on from dropped where a block has it after all', async () => {
      const { id, request } = await build(approve(60n));
      const { raw, hash } = await signed(request);
      expect(await say(id, hash)).toBe('SENT');
      await gateway.database.prisma.builtTransaction.updateMany({
        data: { sentAt: new Date(clock.now().getTime() - DAY_MS) },
      });
      await tracker().step();
      expect((await stateOf(id)).life).toBe('DROPPED');
      await world.anvil.rpc('eth_sendRawTransaction', raw);
      await inBlock(hash);
      await tracker().step();
      expect(await stateOf(id)).toMatchObject({ life: 'MINED', txHash: hash, succeeded: true });
    });

    it('takes one step where several processes look at once', async () => {
      const { id, request } = await build(approve(7n));
      const hash = await send(request);
      await say(id, hash);
      await inBlock(hash);
      const steps = await Promise.all([tracker().step(), tracker().step(), tracker().step()]);
      expect(steps.reduce((sum, count) => sum + count)).toBe(1);
      expect((await stateOf(id)).life).toBe('MINED');
    });
  });

  describe('saying that a transaction was sent', () => {
    const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;

    it('replaces a hash that no block held, and none that one does', async () => {
      const { id, request } = await build(approve(8n));
      expect([await say(id, hash(1)), await say(id, hash(2)), await say(id, hash(2))]).toEqual([
        'SENT',
        'SENT',
        'SENT',
      ]);
      const txHash = await send(request);
      expect(await say(id, txHash)).toBe('SENT');
      await inBlock(txHash);
      await tracker().step();
      expect([await say(id, hash(3)), await say(id, txHash)]).toEqual(['CONFLICT', 'MINED']);
    });

    it('takes a hash for one transaction of a call, however many say it at once', async () => {
      const rows = await Promise.all([9n, 9n, 9n].map((amount) => build(approve(amount))));
      const answers = await Promise.all(rows.map(({ id }) => say(id, hash(4))));
      expect(answers.sort()).toEqual(['SENT', 'TX_HASH_TAKEN', 'TX_HASH_TAKEN']);
    });

    it('takes a hash from the account that the wallet was of, which cannot correct what it reported', async () => {
      const { prisma } = gateway.database;
      const { request, id } = await build(approve(12n));
      const other = newWallet();
      await gateway.signIn(other);
      const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: other.address } });
      const former = await insertBuilt(prisma, { accountId, kind: 'approve', request, expiresAt: clock.now() });
      await prisma.builtTransaction.update({ where: { id: former }, data: { life: 'SENT', txHash: hash(5) } });
      expect(await say(id, hash(5))).toBe('SENT');
      expect(await stateOf(former)).toMatchObject({ life: 'BUILT', txHash: null });
    });

    it('takes a hash for every call that it may make, until a block shows which it makes', async () => {
      const rows = await Promise.all([10n, 11n].map((amount) => build(approve(amount))));
      const [one, other] = rows as [Built, Built];
      const { raw, hash: txHash } = await signed(one.request);
      expect(await Promise.all(rows.map(({ id }) => say(id, txHash)))).toEqual(['SENT', 'SENT']);
      await world.anvil.rpc('eth_sendRawTransaction', raw);
      await inBlock(txHash);
      expect(await tracker().step()).toBe(2);
      expect([await stateOf(one.id), await stateOf(other.id)]).toMatchObject([
        { life: 'MINED', txHash, succeeded: true },
        { life: 'BUILT', txHash: null },
      ]);
    });

    it('is for the account that had it built, and its own wallet', async () => {
      const { id } = await build(approve(12n));
      const stranger = await gateway.signIn(newWallet());
      const admins = await build(approve(13n), world.people[2]);
      expect([await say(id, hash(5), stranger), await say(admins.id, hash(5))]).toEqual([
        'NOT_FOUND',
        'WALLET_NOT_LINKED',
      ]);
      expect(await say(randomUUID(), hash(5))).toBe('NOT_FOUND');
      expect([await say(id, '0x1234'), await say(id, `${hash(5)}00`)]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
      const feed = await follow(id, stranger);
      expect(await feed.next()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    });

    it('needs no node: what cannot be looked up yet is looked up later', async () => {
      const { id, request } = await build(approve(14n));
      const away = await startTestGateway({ clock, database: gateway.database });
      const { hash: txHash } = await signed(request);
      const asked = { token: await away.signIn(wallet), fields: LIFE };
      const sent = await away.mutate('recordTransactionHash', { id, txHash }, asked);
      expect(sent).toEqual({ transaction: { life: 'SENT' } });
      const lost = createTracker({ db: gateway.database.prisma, chain: away.chain, clock });
      await expect(lost.step()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
      await away.close();
    });
  });
});
