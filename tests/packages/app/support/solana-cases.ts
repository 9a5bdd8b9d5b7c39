// Transactions on Solana as a gateway builds them, for tests of what this device refuses.
import {
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  type Instruction,
  type Address as KitAddress,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { createAddresses } from '../../../../src/adapters/solana/addresses.ts';

export const CHAIN = 'solana:one';
export const addressOf = (byte: number) => getBase58Decoder().decode(new Uint8Array(32).fill(byte)) as KitAddress;
const [WALLET, HOLDER, PROGRAM, TOKEN, EVIL] = [1, 2, 3, 4, 5].map(addressOf) as [
  KitAddress,
  KitAddress,
  KitAddress,
  KitAddress,
  KitAddress,
];
const [SERIES, OTHER] = [`0x${'5e'.repeat(32)}`, `0x${'5f'.repeat(32)}`] as const;
export const KEY = `0x${'ab'.repeat(20)}`;
export const signer = { address: WALLET } as never;
export const place = { chain: CHAIN, seriesKey: SERIES, wallet: WALLET };

export const addresses = createAddresses(PROGRAM);
const [series, vault, unitMint, stakes, otherSeries, otherVault, otherMint, otherStakes] = (await Promise.all(
  [SERIES, OTHER].flatMap((key) => [
    addresses.series(key),
    addresses.vault(key),
    addresses.unitMint(key),
    addresses.stakes(key),
  ]),
)) as KitAddress[] as [KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress];
const [position, holding, otherPosition, units, otherUnits, money, heldMoney, evilMoney] = (await Promise.all([
  addresses.position(SERIES, WALLET),
  addresses.position(SERIES, HOLDER),
  addresses.position(OTHER, WALLET),
  addresses.tokenAccount(WALLET, unitMint),
  addresses.tokenAccount(WALLET, otherMint),
  addresses.tokenAccount(WALLET, TOKEN),
  addresses.tokenAccount(HOLDER, TOKEN),
  addresses.tokenAccount(EVIL, TOKEN),
])) as [KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress, KitAddress];

const [config, eventAuthority, record] = (await Promise.all([
  addresses.config(),
  addresses.eventAuthority(),
  addresses.wallet(WALLET),
])) as [KitAddress, KitAddress, KitAddress];

/** The accounts of all instructions, as an honest gateway names them, for a person's own position. */
export const HONEST = {
  ...{ config, eventAuthority, record, census: EVIL, role: EVIL, round: EVIL, verifyingKey: EVIL },
  ...{ series, vault, unitMint, stakes, position, token: TOKEN, money, units, from: units, to: units },
  ...{ quarterRate: EVIL, feed: EVIL, before: EVIL, after: EVIL, closed: holding, payer: HOLDER },
};
/** The same for the position of another holder. */
export const HELD = { ...HONEST, position: holding, money: heldMoney };

type Build = (input: never, at: { readonly programAddress: KitAddress }) => Instruction;
export type Change = Readonly<Record<string, unknown>>;

export interface Case {
  readonly name: string;
  readonly input: object;
  readonly facts?: object;
  readonly kind: string;
  readonly builds: readonly (readonly [build: unknown, input: Change])[];
  /** What a gateway puts into the last instruction instead. */
  readonly lies: readonly Change[];
}

const lifetime = { blockhash: addressOf(9) as never, lastValidBlockHeight: 1n };

/** The instructions of a case, whose last one has a change. */
export const instructionsOf = ({ builds }: Case, change: Change = {}): readonly Instruction[] =>
  builds.map(([build, own], at) =>
    (build as Build)({ ...own, ...(at === builds.length - 1 ? change : {}) } as never, { programAddress: PROGRAM }),
  );

/** The transactions of a case with these instructions each, the request for them, and the page. */
export function builtFor(
  { name, input, facts = {}, kind }: Case,
  ...transactions: readonly (readonly Instruction[])[]
) {
  const message = setTransactionMessageLifetimeUsingBlockhash(
    lifetime,
    setTransactionMessageFeePayer(WALLET, createTransactionMessage({ version: 0 })),
  );
  const built = transactions.map((instructions) => {
    const compiled = compileTransaction(appendTransactionMessageInstructions(instructions, message));
    const request = { transaction: getBase64EncodedWireTransaction(compiled) };
    return { __typename: 'SolanaTransaction', id: 'x', kind, chain: CHAIN, wallet: WALLET, request };
  });
  return [built as never[], [{ name, input, facts }], { chain: CHAIN }] as const;
}

/** A change in words. */
export const wordsOf = (change: Change) =>
  JSON.stringify(change, (_, value) => (typeof value === 'bigint' ? `${value}` : value));

export {
  EVIL,
  evilMoney,
  HOLDER,
  heldMoney,
  holding,
  money,
  otherMint,
  otherPosition,
  otherSeries,
  otherStakes,
  otherUnits,
  otherVault,
  PROGRAM,
  position,
  SERIES,
  WALLET,
};
