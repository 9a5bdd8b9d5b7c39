import { bidCommitment } from '@income-series/protocol/bid';
import { termsCommitment } from '@income-series/protocol/commitments';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { abi as poseidonAbi } from '../../../contracts/evm/build/Poseidon5.ts';
import { openSeries, seriesParams, until } from '../../contracts/support/raise.ts';
import { only } from '../../contracts/support/world.ts';
import { kind } from './kind.ts';

export const seriesKey = kind<{ issuer: EvmAddress; draftSalt: Bytes32 }, { seriesKey: Bytes32 }>({
  core: ({ issuer, draftSalt }) => ({ seriesKey: deriveSeriesKey(issuer, draftSalt) }),
  async chain(chains, { issuer, draftSalt }) {
    const { world } = await chains.plain();
    await world.unlock(issuer);
    await world.send(world.owner, 'registry', 'setIssuerApproval', [issuer, true]);
    const sent = await world.send(issuer, 'hub', 'createSeries', [{ ...(await seriesParams(world)), draftSalt }]);
    const created = sent.events.find(({ name }) => name === 'SeriesCreated');
    return { seriesKey: created?.args.seriesKey as Bytes32 };
  },
});

interface Bid {
  price: string;
  quantity: string;
  salt: Bytes32;
  wallet: EvmAddress;
}

export const bid = kind<Bid, { commitment: Bytes32 }>({
  core: ({ price, quantity, salt, wallet }) => ({
    commitment: bidCommitment({ price: BigInt(price), quantity: BigInt(quantity), salt, wallet }),
  }),
  /** Commits the output and reveals the input: a hash that differs reverts with HASH_MISMATCH. */
  async chain(chains, { price, quantity, salt, wallet }, { commitment }) {
    const { world } = await chains.plain();
    const [unitPrice, units] = [BigInt(price), BigInt(quantity)];
    await world.unlock(wallet);
    await world.send(world.owner, 'registry', 'setVerified', [[wallet], true]);
    await world.send(world.owner, 'token', 'mint', [wallet, unitPrice * units]);
    await world.send(wallet, 'token', 'approve', [world.addresses.raise, unitPrice * units]);
    const raise = { unitsOffered: units, maxUnitsPerBid: units, reservePrice: 1n };
    const { seriesKey: key, params } = await openSeries(world, raise);
    const sent = await world.send(wallet, 'raise', 'commitBid', [key, commitment, unitPrice * units]);
    await until(world, params.commitEndsAt);
    await world.send(wallet, 'raise', 'revealBid', [key, unitPrice, units, salt]);
    return { commitment: only(sent, 'BidCommitted')[0]?.commitment as Bytes32 };
  },
});

interface Terms {
  theta: string;
  r: string;
  currencyCode: number;
  indexingRule: number;
  termsSalt: string;
}

export const terms = kind<Terms, { commitment: Bytes32 }>({
  core: ({ theta, r, termsSalt, ...open }) => ({
    commitment: termsCommitment({ theta: BigInt(theta), r: BigInt(r), termsSalt: BigInt(termsSalt), ...open }),
  }),
  async chain(chains, { theta, r, currencyCode, indexingRule, termsSalt }) {
    const { world } = await chains.plain();
    const inputs = [BigInt(theta), BigInt(r), BigInt(currencyCode), BigInt(indexingRule), BigInt(termsSalt)] as const;
    const address = await world.read('router', 'poseidon5', []);
    const call = { address, abi: poseidonAbi, functionName: 'poseidon', args: [inputs] } as const;
    return { commitment: fieldToBytes32(await world.client.readContract(call)) };
  },
});
