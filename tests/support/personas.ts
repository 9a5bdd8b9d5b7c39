import { solanaAddressOf } from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import { evmChainName } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import type { ChainAddress } from '../../src/core/on-chain.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { confirmed } from './email.ts';
import { newSolanaWallet, type SolanaWallet } from './solana-wallet.ts';
import { newWallet, type TestWallet } from './wallet.ts';

export const EVM_CHAIN = evmChainName(10143);
/** The cluster of a populated database: tests/adapters/solana/support/mirror.ts starts a node of it. */
export const CLUSTER = 'solana:8GUmxVKA7WtnhkKoCnc9k4wxVxjw4h2w';

/** The people of a populated database who have a wallet of the EVM chain. `verified`: on that chain's allowlist, as far as the test puts it there. */
const PERSONAS = {
  issuerA: { verified: false, displayName: 'Issuer of A' },
  issuerB: { verified: false, displayName: 'Issuer of B and C' },
  holderA1: { verified: true, displayName: 'Holds 60 of A' },
  holderA2: { verified: true, displayName: 'Holds 40 of A' },
  holderB: { verified: true, displayName: 'H\u043Elds all of B' }, // a Cyrillic letter among Latin ones
  /** Its bid in A lost; it may still read A's terms. */
  backerA: { verified: true, displayName: 'Lost in A' },
  /** Its bid in A was never revealed, and it is not verified any more. */
  unrevealedA: { verified: false, displayName: 'Never revealed in A' },
  admin: { verified: false, displayName: 'Operator' },
  /** Two attestors whose keys are active, and one whose key was revoked: all three linked them. */
  attestorX: { verified: false, displayName: 'Attestor X' },
  attestorY: { verified: false, displayName: 'Attestor Y' },
  attestorZ: { verified: false, displayName: 'Attestor Z, revoked' },
  outsider: { verified: false, displayName: 'Outsider' },
} as const;

/** The people who have wallets of the cluster alone. */
const CLUSTER_PERSONAS = {
  issuerS: { displayName: 'Issuer of the curve series' },
  stakerS: { displayName: 'Staked on the curve' },
  /** Its other wallets have the bytes of an issuer's and a holder's of the EVM chain. */
  namesakeS: { displayName: 'Issuer of the same key as A' },
} as const;

/** The people whose wallet the cluster's allowlist has as verified: others than on the EVM chain. */
const VERIFIED_ON_CLUSTER = ['stakerS', 'holderB', 'unrevealedA'];
/** The people who have wallets of both chains. */
const ON_BOTH = ['holderA2', 'holderB', 'backerA', 'unrevealedA'] as const;

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as readonly PersonaName[];
type ClusterPersonaName = keyof typeof CLUSTER_PERSONAS;
export type PersonName = PersonaName | ClusterPersonaName;
export const PERSON_NAMES: readonly PersonName[] = [
  ...PERSONA_NAMES,
  ...(Object.keys(CLUSTER_PERSONAS) as ClusterPersonaName[]),
];

export interface Persona {
  readonly name: PersonaName;
  readonly wallet: TestWallet;
  readonly accountId: string;
  readonly verified: boolean;
}
export type Personas = Readonly<Record<PersonaName, Persona>>;

/** A UUID that a reader recognises. */
export const knownId = (kind: number, n: number): string =>
  `00000000-0000-7000-8${kind.toString(16).padStart(3, '0')}-${n.toString(16).padStart(12, '0')}`;

/** The same wallets and account ids in every run. */
export const personas: Personas = Object.fromEntries(
  PERSONA_NAMES.map((name, i): [PersonaName, Persona] => {
    const wallet = newWallet(`0x${(0x0a11ce00 + i).toString(16).padStart(64, '0')}`);
    return [name, { name, wallet, accountId: knownId(1, i + 1), verified: PERSONAS[name].verified }];
  }),
) as Personas;

const CLUSTER_OWNERS = [...ON_BOTH, ...(Object.keys(CLUSTER_PERSONAS) as ClusterPersonaName[])] as const;
export type ClusterOwner = (typeof CLUSTER_OWNERS)[number];

/** The wallets of the cluster, by whom they are: the same in every run. */
export const clusterWallets = Object.fromEntries(
  CLUSTER_OWNERS.map((name, i) => [name, newSolanaWallet(new Uint8Array(32).fill(0x50 + i))]),
) as Readonly<Record<ClusterOwner, SolanaWallet>>;

/** The address of a cluster that has the bytes of an EVM address: both derive the same series keys. */
const sameBytes = (address: EvmAddress) => {
  const bytes = new Uint8Array(32);
  bytes.set(fromHex(address, 20), 12);
  return solanaAddressOf(bytes);
};

/** Wallets of the cluster that nobody has a key of, which namesakeS linked. */
export const namesakes = {
  ofIssuerA: sameBytes(personas.issuerA.wallet.address),
  ofHolderA1: sameBytes(personas.holderA1.wallet.address),
} as const;

/** Anybody whom a populated database knows. */
export interface Person {
  readonly name: PersonName;
  readonly accountId: string;
  /** The keys that are linked to the account. */
  readonly wallets: readonly ChainAddress[];
  /** The wallets that the account signs in with. */
  readonly signsIn: { readonly chain: string; readonly wallet: TestWallet | SolanaWallet };
}

const owns = (name: PersonName): name is ClusterOwner => name in clusterWallets;
const isPersona = (name: PersonName): name is PersonaName => name in personas;

function personOf(name: PersonName, i: number): Person {
  const onEvm = isPersona(name) ? [{ chain: EVM_CHAIN, wallet: personas[name].wallet }] : [];
  const onCluster = owns(name) ? [{ chain: CLUSTER, wallet: clusterWallets[name] }] : [];
  const [signsIn] = [...onEvm, ...onCluster] as [Person['signsIn']];
  const more = name === 'namesakeS' ? Object.values(namesakes) : [];
  const wallets = [
    ...[...onEvm, ...onCluster].map(({ chain, wallet: { address } }) => ({ chain, address })),
    ...more.map((address) => ({ chain: CLUSTER, address })),
  ];
  return { name, accountId: knownId(1, i + 1), wallets, signsIn };
}

export const people = Object.fromEntries(PERSON_NAMES.map((name, i) => [name, personOf(name, i)])) as Readonly<
  Record<PersonName, Person>
>;

const signer = (byte: number, active: boolean, onCluster: boolean) => {
  const secret = new Uint8Array(32).fill(byte);
  return { secret, key: addressOfSecretKey(secret), active, onCluster };
};

/** The linked signer keys of the attestors; `active` as the registry of the EVM chain holds them, `onCluster` as the cluster's. */
export const signers = {
  attestorX: signer(0xa1, true, true),
  attestorY: signer(0xa2, true, false),
  attestorZ: signer(0xa3, false, true),
} as const;
export type AttestorName = keyof typeof signers;

/** The wallets a test puts on the allowlist so that eligibility is what the personas say. */
export const verifiedWallets = Object.values(personas)
  .filter(({ verified }) => verified)
  .map(({ wallet }) => wallet.address);
/** The same of the cluster. */
export const verifiedOnCluster = VERIFIED_ON_CLUSTER.map((name) => clusterWallets[name as ClusterOwner].address);

const isVerified = ({ chain, address }: ChainAddress): boolean =>
  (chain === CLUSTER ? verifiedOnCluster : verifiedWallets).some((verified) => verified === address);

/** Accounts and linked wallets of everybody. */
export async function insertPersonas(db: PrismaClient): Promise<void> {
  const all = Object.values(people);
  const facts = { ...PERSONAS, ...CLUSTER_PERSONAS };
  await db.account.createMany({
    data: all.map(({ accountId, name }) => ({
      id: accountId,
      ...confirmed(`${name}@example.test`),
      displayName: facts[name].displayName,
      country: 'PT',
    })),
  });
  const wallets = all.flatMap(({ accountId, wallets: linked }, i) =>
    linked.map((wallet, n) => ({ id: knownId(2, i + 1 + 0x100 * n), accountId, ...wallet })),
  );
  await db.accountWallet.createMany({ data: wallets });
  await db.accountSignerKey.createMany({
    data: Object.entries(signers).map(([name, { key }], i) => ({
      id: knownId(8, i + 1),
      accountId: personas[name as AttestorName].accountId,
      key,
      linkedAt: new Date('2025-01-02T12:00:00.000Z'),
    })),
  });
  const issuers: readonly string[] = [personas.issuerA.wallet.address, clusterWallets.issuerS.address];
  await db.allowlistEntry.createMany({
    data: wallets.map(({ chain, address }) => ({
      chain,
      wallet: address,
      verified: isVerified({ chain, address }),
      issuerApproved: issuers.includes(address),
      updatedAt: new Date(0),
    })),
  });
}
