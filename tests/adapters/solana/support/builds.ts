// Worlds of the program's tests whose transactions the adapter builds: wallets with associated accounts, on a node.

import type { Account } from '@income-series/devnet';
import type { SolanaSignature } from '@income-series/protocol/address';
import { solanaAddressHex } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import type { MinedAt } from '@income-series/protocol/chain';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  type SolanaDomain,
  signDigest,
} from '@income-series/protocol/signing';
import {
  type Address,
  compileTransaction,
  decompileTransactionMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  setTransactionMessageFeePayer,
  type Transaction,
} from '@solana/kit';
import { createAddresses, ownAddress } from '../../../../src/adapters/solana/addresses.ts';
import { createGuardedRpc } from '../../../../src/adapters/solana/client.ts';
import {
  createSolanaTransactionBuilder,
  type SolanaTransactionBuilder,
} from '../../../../src/adapters/solana/transactions.ts';
import type { ContractCall, PreparedSolanaTransaction } from '../../../../src/domains/transaction/index.ts';
import { fromHex } from '../../../contracts/solana/support/bytes.ts';
import { PROGRAM, programData } from '../../../contracts/solana/support/chain.ts';
import { type CurveWorld, putTokens, type Trader } from '../../../contracts/solana/support/curve.ts';
import type { Key } from '../../../contracts/solana/support/signed-rate.ts';
import { clientsOf } from '../../../support/solana/node.ts';
import { type Mirrored, mirror } from './mirror.ts';

/** Where the configuration's record has the domain separator. */
const SEPARATOR_AT = 69;

export interface Built extends Mirrored {
  readonly world: CurveWorld;
  readonly builder: SolanaTransactionBuilder;
  readonly seriesKey: Bytes32;
  prepare(by: KeyPairSigner, call: ContractCall): Promise<PreparedSolanaTransaction>;
  /** Signs as the wallet's owner does, sends, and answers where it landed. */
  land(by: KeyPairSigner, prepared: PreparedSolanaTransaction, feePayer?: KeyPairSigner): Promise<MinedAt | null>;
  /** A message's signature over the domain of the node's cluster. */
  sign<K extends MessageKind>(key: Key, kind: K, message: MessageOf<K>): Hex;
}

/** Moves a wallet's money and units to its associated accounts, where the adapter looks for them. */
export async function associated(world: CurveWorld, trader: Trader): Promise<Trader> {
  const addresses = createAddresses(PROGRAM);
  const [money, units] = await Promise.all([
    addresses.tokenAccount(trader.signer.address, world.token),
    addresses.tokenAccount(trader.signer.address, world.curve.mint),
  ]);
  putTokens(world, money, world.token, trader.signer.address, 1_000_000_000_000n);
  return { ...trader, money, units };
}

/** The transaction with another fee payer, as a service that pays fees for a wallet makes it. */
function paidBy(feePayer: Address, { messageBytes }: Transaction): Transaction {
  const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes);
  return compileTransaction(setTransactionMessageFeePayer(feePayer, decompileTransactionMessage(compiled)) as never);
}

/** The world on a node with its program, and a builder over that node. */
export async function builds(world: CurveWorld): Promise<Built> {
  const mirrored = await mirror(world);
  const { node, reader, config } = mirrored;
  const domain: SolanaDomain = {
    kind: 'solana',
    genesisHash: solanaAddressHex(config.genesisHash),
    programId: solanaAddressHex(PROGRAM),
  };
  const taken = (address: Address): Account => {
    const {
      programAddress: owner,
      lamports,
      executable,
      data,
    } = world.chain.svm.getAccount(address) as never as {
      programAddress: Address;
      lamports: bigint;
      executable: boolean;
      data: Uint8Array;
    };
    return { owner, lamports, executable, data: Uint8Array.from(data) };
  };
  const at = await programData();
  const copy = (): void => {
    mirrored.copy();
    const settings = node.chain.account(world.config, 'processed') as Account;
    const data = Uint8Array.from(settings.data);
    data.set(domainSeparator(domain), SEPARATOR_AT);
    node.chain.put(new Map([[world.config, { ...settings, data }]]));
  };
  node.chain.put(
    new Map([
      [at, taken(at)],
      [PROGRAM, taken(PROGRAM)],
    ]),
  );
  copy();
  const builder = createSolanaTransactionBuilder(createGuardedRpc(config));
  const { rpc } = clientsOf(node);
  return {
    ...{ ...mirrored, world, builder, copy, seriesKey: toHex(world.curve.key) },
    prepare: (by, call) => builder.prepare(ownAddress(by.address), call),
    async land(by, { request }, feePayer = by) {
      const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(request.transaction));
      const paid = feePayer === by ? transaction : paidBy(feePayer.address, transaction);
      const signed = await partiallySignTransaction([by.keyPair, feePayer.keyPair], paid);
      const wire = getBase64EncodedWireTransaction(signed as never);
      await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
      const signature = getSignatureFromTransaction(signed as never) as string as SolanaSignature;
      return (await reader.minedIn([signature])).get(signature) ?? null;
    },
    sign: (key, kind, message) => signDigest(messageDigest(domain, kind, message), fromHex(key.secret)),
  };
}
