import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { encodeDeployData, getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as probe from '../contracts/fixtures/LibraryProbe.abi.ts';
import { ISSUER, openSeries, prepare, stateOf, until } from '../contracts/support/raise.ts';
import { createWorld, type World } from '../contracts/support/world.ts';
import { find, messages, set, typed } from './signing-set.ts';

describe('the EVM contracts', () => {
  let world: World;
  let address: EvmAddress;
  beforeAll(async () => {
    world = await createWorld({ realVerifier: true });
    address = await world.deploy({ bytecode: encodeDeployData(probe) });
  });
  afterAll(() => world?.stop());

  const evm = find(set.domains, 'evm');
  const NAMES = {
    REPORT: 'report',
    FX: 'fx',
    PAUSE: 'pause',
    EXTINGUISH: 'extinguish',
    AMEND: 'amend',
    TRUEUP: 'trueUp',
  } as const;
  const ask = (functionName: string, args: readonly unknown[]): Promise<unknown> =>
    world.client.readContract({ address, abi: probe.abi, functionName, args } as never);

  it('stand, fresh on chain 10143, where the domain says, and separate it so', async () => {
    if (evm.kind !== 'evm') throw new Error('the evm domain is of an EVM chain');
    expect(world.anvil.chainId).toBe(evm.chainId);
    expect(world.addresses.hub).toBe(evm.verifyingContract);
    expect(await world.read('hub', 'domainSeparator', [])).toBe(evm.separator);
    const { chainId, verifyingContract } = evm;
    const [fields, name, version, ...others] = await world.read('hub', 'eip712Domain', []);
    expect([fields, name, version]).toEqual(['0x0f', 'IncomeSeries', '1']);
    expect(others).toEqual([BigInt(chainId), getAddress(verifyingContract), `0x${'0'.repeat(64)}`, []]);
  });

  it.each(messages)('give the hashes of, and recover the signer of: %s', async (_, message) => {
    const hash = (await ask(NAMES[message.kind], typed(message).values)) as Bytes32;
    expect(hash).toBe(message.structHash);
    const { separator } = find(set.domains, message.domain);
    expect(await ask('digest', [separator, hash])).toBe(message.digest);
    const signer = (await ask('recover', [message.digest, message.signature])) as EvmAddress;
    expect(signer.toLowerCase()).toBe(find(set.keys, message.key).address);
  });

  it('give the first REPORT’s digest by the hub itself', async () => {
    const message = find(set.messages, 'report, tier 2');
    const [key, period, prior, income, tier, flag] = typed(message).values as [Hex, bigint, Hex, Hex, bigint, bigint];
    const args = [key, Number(period), prior, income, Number(tier), Number(flag)] as const;
    expect(await world.read('hub', 'reportDigest', args)).toBe(message.digest);
  });

  it('derive the series key of its issuer, and open the bid of its wallet', async () => {
    const derived = find(set.seriesKeys, 'derived');
    const bid = find(set.bids, 'evm');
    const bidder = find(set.wallets, bid.wallet).wallet;
    if (!('issuer' in derived)) throw new Error('the derived key has an issuer');
    expect([world.account(ISSUER), world.account(1)]).toEqual([find(set.wallets, derived.issuer).wallet, bidder]);
    await prepare(world, 0);
    await world.send(world.owner, 'registry', 'setVerified', [[bidder], true]);
    await world.send(world.owner, 'token', 'mint', [bidder, 1n << 90n]);
    await world.send(bidder, 'token', 'approve', [world.addresses.raise, 1n << 90n]);

    const { seriesKey, params } = await openSeries(world, { draftSalt: derived.draftSalt });
    expect(seriesKey).toBe(derived.key);
    expect(await stateOf(world, derived.key)).toBe('RAISING');
    const [price, quantity] = [BigInt(bid.price), BigInt(bid.quantity)];
    await world.send(bidder, 'raise', 'commitBid', [derived.key, bid.commitment, price * quantity]);
    await until(world, params.commitEndsAt);
    const other = [derived.key, price, quantity + 1n, bid.salt] as const;
    expect(await world.refusal(bidder, 'raise', 'revealBid', other)).toBe('HASH_MISMATCH');
    const { events } = await world.send(bidder, 'raise', 'revealBid', [derived.key, price, quantity, bid.salt]);
    expect(events.map(({ name }) => name)).toContain('BidRevealed');
  });
});
