import { randomBytes } from '@noble/hashes/utils.js';
import { parseAddress, toHex } from '../../core/bytes.ts';
import { evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Idempotency, Tx } from '../operations/index.ts';
import { type IssuedNonce, MAX_MESSAGE_CHARS, type NoncePurpose, parseSignatureHex, type SignInSite } from './model.ts';
import type { SignInText, WalletChain } from './ports.ts';
import { newNonce, requireMatch, requireUsable, signInMessageOf } from './rules.ts';
import type { Session, SessionGrant, SessionTokens } from './session-token.ts';
import { requireSignedBy } from './wallet-signature.ts';

export interface AccountDeps {
  db: PrismaClient;
  clock: Clock;
  chains: readonly WalletChain[];
  site: SignInSite;
  signInText: SignInText;
  tokens: SessionTokens;
  idempotency: Idempotency;
  adminWallets: readonly Address[];
}

/** A wallet by its chain's name and its address, any case. */
export interface WalletInput {
  readonly idempotencyKey: string;
  readonly address: string;
  readonly chain: string;
}

/** A nonce and the text a wallet is asked to sign over it. */
export interface Challenge {
  readonly nonce: IssuedNonce;
  readonly chainId: number;
  readonly message: string;
}

export interface SignedIn {
  readonly token: string;
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly session: Session;
}

/** @throws CHAIN_REFUSED for a chain that is not served */
export function chainNamed(chains: readonly WalletChain[], name: string): WalletChain {
  const chain = chains.find((served) => served.name === name);
  if (!chain) throw new AppError('CHAIN_REFUSED');
  return chain;
}

/** Writes a nonce of 128 random bits. */
export async function issueNonce(
  tx: Tx,
  { site, clock }: Pick<AccountDeps, 'site' | 'clock'>,
  row: { purpose: NoncePurpose; chain: string; address: Address; accountId: string | null },
): Promise<string> {
  const fields = newNonce(site, clock.now(), toHex(randomBytes(16)).slice(2));
  await tx.authNonce.create({ data: { ...fields, ...row } });
  return fields.nonce;
}

/** Uses the nonce up, once among any number of attempts, still within its time. @throws NONCE_INVALID */
export async function consumeNonce(tx: Tx, issued: IssuedNonce, now: Date): Promise<void> {
  const { count } = await tx.authNonce.updateMany({
    where: { nonce: issued.nonce, purpose: issued.purpose, consumedAt: null, expiresAt: { gt: now } },
    data: { consumedAt: now },
  });
  if (count !== 1) throw new AppError('NONCE_INVALID');
}

export function createSignIn({ db, clock, chains, site, signInText, tokens, idempotency }: AccountDeps) {
  /** Issues a nonce for a wallet, with the EIP-4361 message proposed for it. @throws CHAIN_REFUSED, BAD_INPUT */
  async function signInNonce(input: WalletInput): Promise<Challenge> {
    const { chainId, name } = chainNamed(chains, input.chain);
    const address = parseAddress(input.address);
    const { nonce } = await idempotency.once(`wallet:${name}:${address}`, 'signInNonce', input, async () => {
      const row = { purpose: 'sign-in', chain: name, address, accountId: null } as const;
      return async (tx) => ({ nonce: await issueNonce(tx, { site, clock }, row) });
    });
    const issued = await db.authNonce.findUnique({ where: { nonce } });
    if (!issued) throw new AppError('NONCE_INVALID');
    return { nonce: issued, chainId, message: signInText.write(signInMessageOf(issued, chainId)) };
  }

  /**
   * Opens a session for the wallet that signed the message of an issued nonce; the first sign-in of a wallet makes its
   * account. Only a valid signature uses the nonce up.
   * @throws MESSAGE_INVALID, NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE
   */
  async function signIn(input: { idempotencyKey: string; message: string; signature: string }): Promise<SignedIn> {
    const message = input.message.length > MAX_MESSAGE_CHARS ? null : signInText.parse(input.message);
    if (!message) throw new AppError('MESSAGE_INVALID');
    const signature = parseSignatureHex(input.signature);
    const grant: SessionGrant = await idempotency.once(
      `wallet:${evmChainName(message.chainId)}:${message.address}`,
      'signIn',
      input,
      async () => {
        const now = clock.now();
        const issued = requireUsable(
          await db.authNonce.findUnique({ where: { nonce: message.nonce } }),
          'sign-in',
          now,
        );
        const chain = chainNamed(chains, issued.chain);
        requireMatch(message, issued, chain.chainId, now);
        await requireSignedBy(chain, message.address, input.message, signature);
        return async (tx) => {
          await consumeNonce(tx, issued, clock.now());
          const account = await accountOfWallet(tx, issued.chain, message.address, now);
          const issuedAt = Math.floor(now.getTime() / 1000);
          return { accountId: account.id, epoch: account.sessionEpoch, issuedAt, kid: tokens.currentKid };
        };
      },
    );
    const token = await tokens.mint(grant);
    const session = await tokens.read(token, clock.now());
    return { token, accountId: session.accountId, expiresAt: new Date(session.expiresAt * 1000), session };
  }

  return { signInNonce, signIn };
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
