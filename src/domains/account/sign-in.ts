import type { RowReader } from 'field-access/compiled';
import type { Chains } from '../../chains/index.ts';
import type { AccountEnd } from '../../core/account-end.ts';
import type { Address } from '../../core/address.ts';
import { chainKind, evmChainId, evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import type { EmailCodes } from '../../core/email-code.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Hex, KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import {
  type IssuedNonce,
  MAX_MESSAGE_CHARS,
  parseSignatureHex,
  type SignInMessage,
  type SignInSite,
} from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import type { OpenWork } from './open-work.ts';
import type { SignInTexts, WalletChain } from './ports.ts';
import { requireMatch, requireUsable, signInMessageOf } from './rules.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';
import { requireSignedBy } from './wallet-signature.ts';

export interface AccountDeps {
  db: PrismaClient;
  rows: RowReader;
  clock: Clock;
  chains: Chains<WalletChain>;
  site: SignInSite;
  signInTexts: SignInTexts;
  tokens: SessionTokens;
  adminWallets: readonly Address[];
  /** Null: no code is sent, and none is taken. */
  emailCodes: EmailCodes | null;
  /** Has the account sent the mail with its code; answers false where it was sent one within `restMs` before. */
  requestCodeMail: (
    tx: Tx,
    mail: { readonly accountId: string; readonly at: Date; readonly restMs: number },
  ) => Promise<boolean>;
  /** What holds a signer key's link while some of it is open. */
  signerKeyWork: readonly OpenWork[];
  /** What every noun says of the end of an account. */
  accountEnds: readonly AccountEnd[];
  /** The rows of the data map. */
  dataMap: () => readonly MappedColumns[];
  /** Deletes the announcement of a signer key that is unlinked. */
  retractAnnouncement: (tx: Tx, key: KeyAddress) => Promise<unknown>;
}

/** A row of the data map, as far as the preview of a deletion shows it. */
export interface MappedColumns {
  /** `table.column`s. */
  readonly held: readonly string[];
  /** How they are kept. */
  readonly class: string;
  /** Intended. */
  readonly deletion: string;
}

/** A wallet on a served chain. */
export interface ServedWallet {
  readonly chain: WalletChain;
  readonly address: Address;
}

/** The message of an issued nonce as it was signed, with its signature, and what it names: nothing of it is believed yet. */
export interface SignedMessage {
  readonly text: string;
  readonly signature: Hex;
  readonly nonce: string;
  /** Whose attempt it is. */
  readonly wallet: string;
  /** The fields of an EIP-4361 text; null of a Sign-In With Solana text, which has no other form than its nonce's. */
  readonly message: SignInMessage | null;
}

/** A nonce and the text a wallet is asked to sign over it. */
export interface Challenge {
  readonly nonce: IssuedNonce;
  /** Null where the wallet is on no EVM chain. */
  readonly chainId: number | null;
  readonly message: string;
}

export interface SignedIn {
  readonly token: string;
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly session: SessionClaims;
}

export function createSignIn({ db, clock, chains, site, signInTexts, tokens }: AccountDeps) {
  /** The wallet that an input names. @throws CHAIN_REFUSED */
  const walletOf = ({ chain, address }: { readonly chain: string; readonly address: Address }): ServedWallet => ({
    chain: chains.of(chain),
    address,
  });

  /** Issues a nonce for a wallet to sign in with. */
  const issueSignIn = ({ chain, address }: ServedWallet) => {
    const row = { purpose: 'sign-in', chain: chain.name, address, accountId: null } as const;
    return async (tx: Tx) => ({ nonce: await issueNonce(tx, site, row) });
  };

  /** The text proposed for a nonce: of EIP-4361, or of Sign-In With Solana. */
  const textOf = (issued: IssuedNonce): string => {
    const chainId = evmChainId(issued.chain);
    return chainId === null
      ? signInTexts.solana.write(issued)
      : signInTexts.evm.write(signInMessageOf(issued, chainId));
  };

  /** An issued nonce with the text proposed for it. @throws NONCE_INVALID where it is gone */
  async function signInChallenge(nonce: string, { chain }: ServedWallet): Promise<Challenge> {
    const issued = await issuedNonce(db, nonce);
    return { nonce: issued, chainId: evmChainId(chain.name), message: textOf(issued) };
  }

  /** @throws MESSAGE_INVALID, SIGNATURE_NOT_CANONICAL */
  function parseSignIn(input: { readonly message: string; readonly signature: string }): SignedMessage {
    const { message: text } = input;
    const bounded = text.length <= MAX_MESSAGE_CHARS;
    const message = bounded ? signInTexts.evm.parse(text) : null;
    const named = message ?? (bounded ? signInTexts.solana.read(text) : null);
    if (!named) throw new AppError('MESSAGE_INVALID');
    const kind = message ? evmChainName(message.chainId) : 'solana';
    const signature = parseSignatureHex(input.signature);
    return { text, signature, nonce: named.nonce, wallet: `${kind}:${named.address}`, message };
  }

  /**
   * Signs the wallet in that signed the message of an issued nonce; the first sign-in of a wallet makes its account. Only
   * a valid signature uses the nonce up. What it answers writes, and answers what `openSession` takes.
   * @throws NONCE_INVALID, MESSAGE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE
   */
  async function signIn({ text, nonce, message, signature }: SignedMessage) {
    const issued = requireUsable(await readNonce(db, nonce), 'sign-in');
    const chain = chains.of(issued.chain);
    if (message) requireMatch(message, issued, evmChainId(chain.name));
    else if (chainKind(chain.name) !== 'solana' || text !== textOf(issued)) throw new AppError('MESSAGE_INVALID');
    await requireSignedBy(chain, issued.address, text, signature);
    return async (tx: Tx) => {
      await consumeNonce(tx, issued);
      const now = clock.now();
      const account = await accountOfWallet(tx, issued.chain, issued.address, now);
      return { accountId: account.id, epoch: account.sessionEpoch, issuedAt: Math.floor(now.getTime() / 1000) };
    };
  }

  /** The session that a sign-in gives, with its token, which is answered and stored nowhere. */
  async function openSession(grant: Parameters<SessionTokens['mint']>[0]): Promise<SignedIn> {
    const token = await tokens.mint(grant);
    const session = await tokens.read(token, clock.now());
    return { token, accountId: session.accountId, expiresAt: new Date(session.expiresAt * 1000), session };
  }

  return { walletOf, issueSignIn, signInChallenge, parseSignIn, signIn, openSession };
}

/** @throws NONCE_INVALID where the nonce is gone */
export async function issuedNonce(db: PrismaClient, nonce: string): Promise<IssuedNonce> {
  const issued = await db.authNonce.findUnique({ where: { nonce } });
  if (!issued) throw new AppError('NONCE_INVALID');
  return issued;
}

/** The wallet's account, made now if the wallet is new; two first sign-ins of one wallet at once share one account. */
async function accountOfWallet(tx: Tx, chain: string, address: Address, now: Date) {
  const find = () =>
    tx.accountWallet.findUnique({ where: { chain_address: { chain, address } }, select: { account: true } });
  const known = await find();
  if (known) return known.account;
  const account = await tx.account.create({ data: { createdAt: now } });
  const wallet = { accountId: account.id, chain, address, linkedAt: now };
  const { count } = await tx.accountWallet.createMany({ data: [wallet], skipDuplicates: true });
  if (count === 1) return account;
  await tx.account.delete({ where: { id: account.id } });
  const winner = await find();
  if (!winner) throw new AppError('CONFLICT');
  return winner.account;
}
