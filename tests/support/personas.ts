import { evmChainName } from '../../src/core/chain.ts';
import { addressOfSecretKey } from '../../src/core/signing/index.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { confirmed } from './email.ts';
import { newWallet, type TestWallet } from './gateway.ts';

/** Who a populated database knows. `verified`: on the chain's allowlist, as far as the test puts it there. */
const PERSONAS = {
  issuerA: { verified: false, displayName: 'Issuer of A' },
  issuerB: { verified: false, displayName: 'Issuer of B and C' },
  holderA1: { verified: true, displayName: 'Holds 60 of A' },
  holderA2: { verified: true, displayName: 'Holds 40 of A' },
  holderB: { verified: true, displayName: 'Holds all of B' },
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

export type PersonaName = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as readonly PersonaName[];

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

const signer = (byte: number, active: boolean) => {
  const secret = new Uint8Array(32).fill(byte);
  return { secret, key: addressOfSecretKey(secret), active };
};

/** The linked signer keys of the attestors; `active` as the registry holds them. */
export const signers = {
  attestorX: signer(0xa1, true),
  attestorY: signer(0xa2, true),
  attestorZ: signer(0xa3, false),
} as const;
export type AttestorName = keyof typeof signers;

/** The wallets a test puts on the allowlist so that eligibility is what the personas say. */
export const verifiedWallets = Object.values(personas)
  .filter(({ verified }) => verified)
  .map(({ wallet }) => wallet.address);

/** Accounts and linked wallets of all personas. */
export async function insertPersonas(db: PrismaClient, chain = evmChainName(10143)): Promise<void> {
  const all = Object.values(personas);
  await db.account.createMany({
    data: all.map(({ accountId, name }) => ({
      id: accountId,
      ...confirmed(`${name}@example.test`),
      displayName: PERSONAS[name].displayName,
      country: 'PT',
    })),
  });
  await db.accountWallet.createMany({
    data: all.map(({ accountId, wallet }, i) => ({ id: knownId(2, i + 1), accountId, chain, address: wallet.address })),
  });
  await db.accountSignerKey.createMany({
    data: Object.entries(signers).map(([name, { key }], i) => ({
      id: knownId(8, i + 1),
      accountId: personas[name as AttestorName].accountId,
      key,
      linkedAt: new Date('2025-01-02T12:00:00.000Z'),
    })),
  });
  await db.allowlistEntry.createMany({
    data: all.map(({ name, wallet, verified }) => ({
      chain,
      wallet: wallet.address,
      verified,
      issuerApproved: name === 'issuerA',
      updatedAt: new Date(0),
    })),
  });
}
