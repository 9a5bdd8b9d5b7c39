import type { Address } from '@income-series/protocol/address';
import { chainKind, evmChainId, evmChainName } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Hex, KeyAddress } from '@income-series/protocol/hex';
import { signInMessageOf } from '@income-series/protocol/sign-in';
import type { RowReader } from 'field-access/compiled';
import type { Chains } from '../../chains/index.ts';
import type { AccountEnd } from '../../core/account-end.ts';
import type { EmailCodes } from '../../core/email-code.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import {
  type IssuedNonce,
  MAX_MESSAGE_CHARS,
  parseSignatureHex,
  type SignInMessage,
  type SignInSite,
} from './model/index.ts';
import type { SignInTexts, WalletChain } from './model/ports.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import type { OpenWork } from './open-work.ts';
import { requireMatch, requireUsable } from './rules.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';
import { isOfUndeployed, requireSignedBy } from './wallet-signature.ts';

export interface AccountDeps {
  db: PrismaClient;
  rows: RowReader;
  clock: Clock;
  chains: Chains<WalletChain>;
  site: SignInSite;
  signInTexts: SignInTexts;
  tokens: SessionTokens;
  adminWallets: readonly Address[];
  /** Null if the service sends no mail: e-mail codes are then neither sent nor accepted. */
  emailCodes: EmailCodes | null;
  /** Queues the mail with an account's e-mail code. Returns false if one was queued within the last `restMs` milliseconds. */
  requestCodeMail: (
    tx: Tx,
    mail: { readonly accountId: string; readonly at: Date; readonly restMs: number },
  ) => Promise<boolean>;
  /** The kinds of work that keep a signer key linked while they are open. */
  signerKeyWork: readonly OpenWork[];
  /** Every domain's declarations for the deletion of an account. */
  accountEnds: readonly AccountEnd[];
  /** The rows of the data map. */
  dataMap: () => readonly MappedColumns[];
  /** Deletes the announcement of a signer key that is unlinked. */
  retractAnnouncement: (tx: Tx, key: KeyAddress) => Promise<unknown>;
}

/** The parts of a data-map row that the preview of a deletion shows. */
export interface MappedColumns {
  /** The columns, as `table.column`. */
  readonly held: readonly string[];
  /** The storage class. */
  readonly class: string;
  /** The intended deletion of the values. */
  readonly deletion: string;
}

/** A wallet on a chain that the service supports. */
export interface ServedWallet {
  readonly chain: WalletChain;
  readonly address: Address;
}

/** A signed sign-in text, its signature, and the nonce and wallet that it names. Nothing of it is verified yet. */
export interface SignInAttempt {
  readonly text: string;
  readonly signature: Hex;
  readonly nonce: string;
  /** The wallet that the text names, as `chain:address`. Attempts are stored under it. */
  readonly wallet: string;
  /** The fields of an EIP-4361 text. Null for a Sign-In With Solana text, which is compared as a whole. */
  readonly message: SignInMessage | null;
}

/** An issued nonce and the text for a wallet to sign over it. */
export interface Challenge {
  readonly nonce: IssuedNonce;
  /** Null for a wallet on a Solana cluster. */
  readonly chainId: number | null;
  readonly message: string;
}

/** An opened session and its token. */
export interface OpenedSession {
  readonly token: string;
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly session: SessionClaims;
}

/** Creates the functions that sign a wallet in and open its session. */
export function createSignIn({ db, clock, chains, site, signInTexts, tokens }: AccountDeps) {
  /** Finds the chain of the wallet that an input names. @throws CHAIN_REFUSED if the service does not support it */
  const walletOf = ({ chain, address }: { readonly chain: string; readonly address: Address }): ServedWallet => ({
    chain: chains.of(chain),
    address,
  });

  /** Issues a nonce for the text that a wallet signs to sign in. Returns a function that writes it. */
  const issueSignIn = ({ chain, address }: ServedWallet) => {
    const row = { purpose: 'sign-in', chain: chain.name, address, accountId: null } as const;
    return async (tx: Tx) => ({ nonce: await issueNonce(tx, site, row) });
  };

  /** Writes the sign-in text of a nonce: by EIP-4361, or by Sign-In With Solana. */
  const textOf = (issued: IssuedNonce): string => {
    const chainId = evmChainId(issued.chain);
    return chainId === null
      ? signInTexts.solana.write(issued)
      : signInTexts.evm.write(signInMessageOf(issued, chainId));
  };

  /** Builds the sign-in text for a wallet to sign over an issued nonce. @throws NONCE_INVALID if the nonce was deleted */
  async function signInChallenge(nonce: string, { chain }: ServedWallet): Promise<Challenge> {
    const issued = await requireIssuedNonce(db, nonce);
    return { nonce: issued, chainId: evmChainId(chain.name), message: textOf(issued) };
  }

  /** Reads a signed sign-in text without verifying it. @throws MESSAGE_INVALID, SIGNATURE_NOT_CANONICAL */
  function parseSignIn(input: { readonly message: string; readonly signature: string }): SignInAttempt {
    const { message: text, signature } = input;
    if (text.length > MAX_MESSAGE_CHARS) throw new AppError('MESSAGE_INVALID');
    const message = signInTexts.evm.parse(text);
    const fields = message ?? signInTexts.solana.read(text);
    if (!fields) throw new AppError('MESSAGE_INVALID');
    const wallet = `${message ? evmChainName(message.chainId) : 'solana'}:${fields.address}`;
    return { text, signature: parseSignatureHex(signature), nonce: fields.nonce, wallet, message };
  }

  /**
   * Verifies a signed sign-in text. Returns a function that uses the nonce up, creates the account of a new wallet, and
   * returns the grant that `openSession` takes. An invalid signature leaves the nonce usable.
   * @throws NONCE_INVALID, MESSAGE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE, OVERLOADED
   */
  async function signIn({ text, nonce, message, signature }: SignInAttempt) {
    const issued = requireUsable(await readNonce(db, nonce), 'sign-in');
    const chain = chains.of(issued.chain);
    if (message) requireMatch(message, issued, evmChainId(chain.name));
    else if (chainKind(chain.name) !== 'solana' || text !== textOf(issued)) throw new AppError('MESSAGE_INVALID');
    await requireSignedBy(chain, issued.address, text, signature);
    return async (tx: Tx) => {
      await consumeNonce(tx, issued);
      const now = clock.now();
      const account = await findOrCreateAccount(tx, issued.chain, issued.address, now);
      if (isOfUndeployed(signature)) await markContract(tx, issued);
      return { accountId: account.id, epoch: account.sessionEpoch, issuedAt: Math.floor(now.getTime() / 1000) };
    };
  }

  /** Mints the session token of a sign-in. The token is not stored. */
  async function openSession(grant: Parameters<SessionTokens['mint']>[0]): Promise<OpenedSession> {
    const token = await tokens.mint(grant);
    const session = await tokens.read(token, clock.now());
    return { token, accountId: session.accountId, expiresAt: new Date(session.expiresAt * 1000), session };
  }

  return { walletOf, issueSignIn, signInChallenge, parseSignIn, signIn, openSession };
}

/** Reads an issued nonce. @throws NONCE_INVALID if it was deleted */
export async function requireIssuedNonce(db: PrismaClient, nonce: string): Promise<IssuedNonce> {
  const issued = await db.authNonce.findUnique({ where: { nonce } });
  if (!issued) throw new AppError('NONCE_INVALID');
  return issued;
}

/** Notes that a linked wallet is a contract, which its signature deploys. */
export const markContract = (tx: Tx, { chain, address }: { readonly chain: string; readonly address: Address }) =>
  tx.accountWallet.updateMany({ where: { chain, address, isContract: false }, data: { isContract: true } });

/** Finds the account of a wallet, or creates it for a new wallet. Two first sign-ins at the same time share one account. */
async function findOrCreateAccount(tx: Tx, chain: string, address: Address, now: Date) {
  const find = () =>
    tx.accountWallet.findUnique({ where: { chain_address: { chain, address } }, select: { account: true } });
  const linked = await find();
  if (linked) return linked.account;
  const account = await tx.account.create({ data: { createdAt: now } });
  const wallet = { accountId: account.id, chain, address, linkedAt: now };
  const { count } = await tx.accountWallet.createMany({ data: [wallet], skipDuplicates: true });
  if (count === 1) return account;
  await tx.account.delete({ where: { id: account.id } });
  const winner = await find();
  if (!winner) throw new AppError('CONFLICT');
  return winner.account;
}
