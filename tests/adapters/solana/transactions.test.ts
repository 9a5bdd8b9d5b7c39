import type { SolanaSignature } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { getAddressEncoder, type Address as KitAddress } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { createSolanaReader, type SolanaReader } from '../../../src/adapters/solana/reader.ts';
import { callBytes } from '../../../src/adapters/solana/reader-transactions.ts';
import { createCurveWorld } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { clientsOf, fund, SYSTEM_PROGRAM, send, signed, signer, transferOf } from '../../support/solana/node.ts';
import { startRpcProxy } from '../../support/solana/proxy.ts';
import { mirror } from './support/mirror.ts';

const world = await createCurveWorld();
const mirrored = await forFile(mirror(world));

const id = (signature: string) => signature as SolanaSignature;
const bytes = (address: KitAddress) => [...getAddressEncoder().encode(address)];

describe('transactions', () => {
  it('are found where a block has them, with what they do', async () => {
    const { rpc } = clientsOf(mirrored.node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    const transfer = transferOf(from, to.address, 5_000_000n);
    const good = await send(rpc, await signed(rpc, from, transfer));
    const slot = mirrored.node.chain.tip.slot;
    const unknown = id('5'.repeat(87));
    const { reader } = mirrored;
    const found = await reader.minedIn([id(good), unknown]);
    expect(found.get(id(good))).toEqual({
      blockNumber: slot,
      blockHash: (await reader.head()).hash,
      ok: true,
      from: from.address,
      to: SYSTEM_PROGRAM,
      data: '0x', // nothing of it is the program's
      signers: [from.address],
    });
    expect(found.get(unknown)).toBeNull();
    const known = await reader.knownTransactions([id(good), unknown]);
    expect([...known.keys()]).toEqual([good]);
    expect(await reader.minedIn([])).toEqual(new Map());
  });

  it('say what they do by the data and accounts of the program’s instructions', async () => {
    const { rpc } = clientsOf(mirrored.node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    const transfer = transferOf(from, to.address, 6_000_000n);
    const sent = await send(rpc, await signed(rpc, from, transfer));
    const asked = {
      program: transfer.programAddress,
      accounts: [from.address, to.address],
      data: transfer.data as Uint8Array,
    };
    const expected = Uint8Array.from([...asked.data, ...bytes(from.address), ...bytes(to.address)]);
    expect(callBytes([asked, { ...asked, program: to.address }], transfer.programAddress)).toEqual(expected);
    // as if the system's program were the product's
    const guarded = { program: SYSTEM_PROGRAM as KitAddress };
    const reader: SolanaReader = createSolanaReader({ ...mirrored.config, ...guarded });
    expect((await reader.minedIn([id(sent)])).get(id(sent))?.data).toBe(toHex(expected));

    // as if another program, which the second account stands for, made the call, and the program then one of itself
    const proxy = await startRpcProxy(mirrored.node.url);
    proxy.change = (method, found) => {
      if (method !== 'getTransaction') return found;
      const { message } = found.transaction;
      const [call] = message.instructions;
      const outer = { programIdIndex: 1, accounts: [], data: '', stackHeight: null };
      const instructions = [
        { ...call, stackHeight: 2 },
        { ...call, accounts: [], stackHeight: 3 },
      ];
      return {
        meta: { ...found.meta, innerInstructions: [{ index: 0, instructions }] },
        ...{ slot: found.slot, transaction: { ...found.transaction, message: { ...message, instructions: [outer] } } },
      };
    };
    const through = createSolanaReader({ ...mirrored.config, ...guarded, rpcUrl: proxy.url });
    expect((await through.minedIn([id(sent)])).get(id(sent))).toMatchObject({
      ok: true,
      from: from.address,
      to: SYSTEM_PROGRAM,
      data: toHex(expected),
    });
    await proxy.stop();
  });

  it('that failed are in a block too', async () => {
    const { rpc } = clientsOf(mirrored.node);
    const [from, to] = await Promise.all([signer(3), signer(4)]);
    await fund(rpc, from.address, 1_000_000_000n);
    const message = await signed(rpc, from, transferOf(from, to.address, 2_000_000_000n));
    const { getBase64EncodedWireTransaction } = await import('@solana/kit');
    const sent = await rpc
      .sendTransaction(getBase64EncodedWireTransaction(message), { encoding: 'base64', skipPreflight: true })
      .send();
    expect((await mirrored.reader.minedIn([id(sent)])).get(id(sent))).toMatchObject({ ok: false, from: from.address });
  });

  it('are read where a node knows them in part, and hold up no other where it contradicts itself', async () => {
    const { rpc } = clientsOf(mirrored.node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    const sent = [];
    for (const amount of [8_000_000n, 9_000_000n, 10_000_000n])
      sent.push(id(await send(rpc, await signed(rpc, from, transferOf(from, to.address, amount)))));
    const [old, odd, good] = sent as [SolanaSignature, SolanaSignature, SolanaSignature];
    const proxy = await startRpcProxy(mirrored.node.url);
    proxy.change = (method, found, [signature]) => {
      if (method !== 'getTransaction') return found;
      // as archives have old ones; an account that is not there; of another version
      if (signature === old)
        return { ...found, meta: { ...found.meta, innerInstructions: null, loadedAddresses: null } };
      const { message } = found.transaction;
      const nowhere = message.instructions.map((one: object) => ({ ...one, programIdIndex: 99 }));
      if (signature === odd)
        return { ...found, transaction: { ...found.transaction, message: { ...message, instructions: nowhere } } };
      return found;
    };
    const reader = createSolanaReader({ ...mirrored.config, rpcUrl: proxy.url });
    const found = await reader.minedIn(sent);
    expect(sent.map((each) => found.get(each)?.ok ?? null)).toEqual([true, null, true]);
    expect(found.get(good)?.from).toBe(from.address);
    expect([...(await reader.knownTransactions(sent)).keys()]).toEqual([old, good]);
    proxy.change = (method, found, [signature]) => (method === 'getTransaction' && signature === odd ? null : found);
    const known = await reader.minedIn(sent);
    expect([...known.keys()]).toEqual([old, good]); // of the other it is known that a block has it, and no more
    await proxy.stop();
  });

  it('are gone where their block is', async () => {
    const { rpc } = clientsOf(mirrored.node);
    const [from, to] = await Promise.all([signer(1), signer(2)]);
    await fund(rpc, from.address);
    const sent = await send(rpc, await signed(rpc, from, transferOf(from, to.address, 7_000_000n)));
    expect((await mirrored.reader.minedIn([id(sent)])).get(id(sent))?.ok).toBe(true);
    mirrored.node.chain.rollBack(1);
    mirrored.node.chain.produce();
    expect((await mirrored.reader.minedIn([id(sent)])).get(id(sent))).toBeNull();
  });
});
