// The cluster of a populated database: a node with the program's registry and series as the rows have them.

import { fromHex } from '@income-series/protocol/bytes';
import { SALE_NOTICE } from '@income-series/protocol/policy';
import { createKeyPairSignerFromPrivateKeyBytes, getBase58Encoder } from '@solana/kit';
import { ownAddress } from '../../../src/adapters/solana/addresses.ts';
import { createSolanaChain, type SolanaChain } from '../../../src/adapters/solana/chain.ts';
import { mirror } from '../../adapters/solana/support/mirror.ts';
import { derive, keyPair, PROGRAM } from '../../contracts/solana/support/chain.ts';
import { type CurveWorld, createCurve, curveOf, register } from '../../contracts/solana/support/curve.ts';
import { publishRate, setIssuerApproval, setVerified, takeRoles } from '../../contracts/solana/support/registry.ts';
import { createWorld } from '../../contracts/solana/support/world.ts';
import { CLUSTER, clusterWallets, signers, verifiedOnCluster } from '../personas.ts';
import { curveSeries, namesakeSeries, UNITS, word } from '../population/known.ts';

export interface TestCluster {
  readonly chain: SolanaChain;
  readonly rpcUrl: string;
  stop(): Promise<void>;
}

/** The registry with the attestors' keys and the verified wallets, and the curve series, of which nothing is sold. */
async function createClusterWorld(): Promise<CurveWorld> {
  const world = await takeRoles(await createWorld());
  const { chain, admin } = world;
  const signer = await createKeyPairSignerFromPrivateKeyBytes(clusterWallets.issuerS.secret);
  chain.fund(signer.address);
  await chain.accept(publishRate(world, admin, { currency: 840, rate: 10n ** 22n }));
  const verified = verifiedOnCluster.map((wallet) => wallet as unknown as typeof signer.address);
  await chain.accept(setVerified(world, admin, verified, true));
  await chain.accept(setIssuerApproval(world, admin, signer.address, true));
  const draftSalt = fromHex(word(4), 32);
  const [money, units] = [(await keyPair(300)).address, (await keyPair(400)).address];
  const curve = await curveOf(signer.address, draftSalt);
  const whole = { ...world, issuer: { signer, money, units }, traders: [], curve, collectorMoney: money };
  for (const { key, onCluster } of Object.values(signers)) if (onCluster) await register(whole, 'attestor', key);
  const termsCommitment = fromHex(curveSeries.termsCommitment, 32);
  const sale = { draftSalt, termsCommitment, currencyCode: 840, unitsOffered: UNITS, threshold: 100_000_000n };
  await chain.accept(createCurve(whole, sale));
  chain.setTime(chain.now() + SALE_NOTICE);
  return whole;
}

const encoder = getBase58Encoder();

/** The record of the series of another issuer, whose wallet nobody has the key of: the curve series' with its key and issuer. */
async function putNamesake({ chain, curve }: CurveWorld): Promise<void> {
  const data = Buffer.from(chain.data(curve.series) ?? []);
  const [key, issuer] = [curveSeries, namesakeSeries].map((one) => ({
    key: fromHex(one.key, 32),
    issuer: encoder.encode(one.issuer),
  })) as [Record<'key' | 'issuer', Uint8Array>, Record<'key' | 'issuer', Uint8Array>];
  for (const field of ['key', 'issuer'] as const) data.set(issuer[field], data.indexOf(key[field]));
  chain.put(await derive('series', issuer.key), PROGRAM, Uint8Array.from(data));
}

export async function startCluster(): Promise<TestCluster> {
  const world = await createClusterWorld();
  await putNamesake(world);
  const mirrored = await mirror(world);
  const { rpcUrl, genesisHash, program, token } = mirrored.config;
  const place = { rpcUrl, genesisHash, programId: ownAddress(program), tokenMint: ownAddress(token) };
  const chain = createSolanaChain(place);
  if (chain.name !== CLUSTER) throw new Error('the node has another name');
  return { chain, rpcUrl, stop: () => mirrored.node.stop() };
}
