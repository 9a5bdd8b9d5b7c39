import type { Chains } from '../../chains/index.ts';
import { parseAddress } from '../../core/bytes.ts';
import { evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Idempotency, Tx } from '../operations/index.ts';
import { type IssuedNonce, MAX_MESSAGE_CHARS, parseSignatureHex, type SignInSite } from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import type { SignInText, WalletChain } from './ports.ts';
import { requireMatch, requireUsable, signInMessageOf } from './rules.ts';
import type { Session, SessionTokens } from './session-token.ts';
import { requireSignedBy } from './wallet-signature.ts';

export interface AccountDeps {
  db: PrismaClient;
  clock: Clock;
  chains: Chains<WalletChain>;
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

export function createSignIn({ db, clock, chains, site, signInText, tokens, idempotency }: AccountDeps) {
  /** Issues a nonce for a wallet, with the EIP-4361 message proposed for it. @throws CHAIN_REFUSED, BAD_INPUT */
  async function signInNonce(input: WalletInput): Promise<Challenge> {
    const { chainId, name } = chains.of(input.chain);
    const address = parseAddress(input.address);
    const { nonce } = await idempotency.once(`wallet:${name}:${address}`, 'signInNonce', input, async () => {
      const row = { purpose: 'sign-in', chain: name, address, accountId: null } as const;
      return async (tx) => ({ nonce: await issueNonce(tx, site, row) });
    });
    const issued = await db.authNonce.findUnique({ where: { nonce } });
    if (!issued) throw new AppError('NONCE_INVALID');
    return { nonce: issued, chainId, message: signInText.write(signInMessageOf(issued, chainId)) };
  }

  /**
   * Opens a session for the wallet that signed the message of an issued nonce; the first sign-in of a wallet makes its
   * account. Only a valid signature uses the nonce up. A token is answered once: the same request again is refused with
   * NONCE_INVALID, and a caller who lost the answer signs a new nonce.
   * @throws MESSAGE_INVALID, NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE
   */
  async function signIn(input: { idempotencyKey: string; message: string; signature: string }): Promise<SignedIn> {
    const message = input.message.length > MAX_MESSAGE_CHARS ? null : signInText.parse(input.message);
    if (!message) throw new AppError('MESSAGE_INVALID');
    const signature = parseSignatureHex(input.signature);
    const caller = `wallet:${evmChainName(message.chainId)}:${message.address}`;
    const grant = await idempotency.answerOnce(caller, 'signIn', input, 'NONCE_INVALID', async () => {
      const issued = requireUsable(await readNonce(db, message.nonce), 'sign-in');
      const chain = chains.of(issued.chain);
      requireMatch(message, issued, chain.chainId);
      await requireSignedBy(chain, message.address, input.message, signature);
      return async (tx) => {
        await consumeNonce(tx, issued);
        const now = clock.now();
        const account = await accountOfWallet(tx, issued.chain, message.address, now);
        const issuedAt = Math.floor(now.getTime() / 1000);
        return { accountId: account.id, epoch: account.sessionEpoch, issuedAt };
      };
    });
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
