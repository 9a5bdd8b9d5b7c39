import type { Chains } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { CLAIM_KINDS, type ClaimKind, type DueClaim, type PlannedClaim, planClaims } from '../../core/claims.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type ContractCall, type PreparedCalls, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { HoldingsChain } from './ports.ts';

/** A wallet of a series. */
export interface ClaimsOf {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

interface ClaimInput extends ClaimsOf {
  /** The wallet that will sign; anyone may send a claim, except that of REDEEMED_UNITS, which its wallet signs. */
  readonly wallet: Address;
  /** What is claimed; by default all. */
  readonly kinds?: readonly ClaimKind[] | null | undefined;
}

/** Transactions that claim something, in order; `pays` says of each what. */
interface PreparedClaims extends PreparedCalls {
  readonly pays: readonly (readonly DueClaim[])[];
}

/** Who reads what is due, by its kind; each is a reader of the same amount elsewhere. */
export const CLAIM_READERS = {
  RELEASED_UNITS: ['holder', 'issuer', 'admin'],
  PAYOUT: ['holder', 'issuer', 'admin'],
  TAIL: ['holder', 'issuer', 'admin'],
  FINAL: ['holder', 'issuer', 'admin'],
  REDEMPTION: ['holder', 'issuer', 'admin'],
  // Tenders and units that are not staked: the wallet's account and admins read them in its curve position.
  TENDER: ['holder', 'admin'],
  REDEEMED_UNITS: ['holder', 'admin'],
  // Money of a delivery: the bidder alone reads it in its bid.
  KEPT_BID_REFUND: ['holder'],
  KEPT_ORDER_MONEY: ['holder'],
  // The issuer's own money, which its wallet claims.
  KEPT_ROUTED_INCOME: ['holder'],
} as const satisfies Readonly<Record<ClaimKind, readonly ('holder' | 'issuer' | 'admin')[]>>;

export interface ClaimService {
  /**
   * What is due to a wallet now, as far as the caller reads it. Null for somebody who reads none of it, before the chain is
   * asked, and for no series.
   * @throws CHAIN_UNAVAILABLE
   */
  claims(viewer: ClaimViewer, of: ClaimsOf): Promise<readonly DueClaim[] | null>;
  /** Those of some lists of claims that the viewer reads; null for somebody who reads none, whatever is due. */
  readable(
    viewer: ClaimViewer,
    of: ClaimsOf,
    lists: readonly (readonly DueClaim[])[],
  ): Promise<readonly (readonly DueClaim[])[] | null>;
  /**
   * Builds all that claims something.
   * @throws NOT_FOUND, WALLET_NOT_LINKED, WALLET_NOT_VERIFIED where only held units are asked for and the wallet is not
   *   verified, NOTHING_DUE, CHAIN_UNAVAILABLE
   */
  prepareClaims(caller: Caller, input: ClaimInput): Promise<PreparedClaims>;
}

/** Who asks; an account or nobody. */
type ClaimViewer = Pick<Caller, 'isAdmin' | 'wallets'>;

interface ClaimDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<HoldingsChain>;
  readonly transactions: TransactionService;
}

/** The calls of a cluster, of which the last claim of a position closes it: nothing is left that its rent is needed for. */
const closing = (planned: readonly PlannedClaim[]): readonly PlannedClaim[] =>
  planned.map(({ call, pays }) =>
    call.kind === 'claimFinal' || call.kind === 'claimRedemption'
      ? { call: { ...call, closes: true }, pays }
      : { call, pays },
  );

/** One transaction of a cluster makes all calls: they fit into one, as no wallet has more than three claims of its program. */
function joined(planned: readonly PlannedClaim[], { seriesKey, holder }: ClaimsOf): readonly PlannedCall[] {
  if (planned.length < 2) return planned;
  const claims = planned.map(({ call }) => call);
  return [{ call: { kind: 'claimAll', seriesKey, holder, claims }, pays: planned.flatMap(({ pays }) => pays) }];
}

interface PlannedCall {
  readonly call: ContractCall;
  readonly pays: readonly DueClaim[];
}

export function createClaimService({ db, chains, transactions }: ClaimDeps): ClaimService {
  /** Which readers of a claim the viewer is; none where there is no such series. */
  async function labelsOf({ isAdmin, wallets }: ClaimViewer, { chain, seriesKey, holder }: ClaimsOf) {
    const series = await db.series.findUnique({
      where: { chain_key: { chain, key: seriesKey } },
      select: { issuer: true },
    });
    if (series === null) return new Set<string>();
    return new Set<string>([
      ...(isAmong(wallets, chain, holder) ? ['holder'] : []),
      ...(isAmong(wallets, chain, series.issuer) ? ['issuer'] : []),
      ...(isAdmin ? ['admin'] : []),
    ]);
  }

  const readBy = (labels: ReadonlySet<string>, claims: readonly DueClaim[]): readonly DueClaim[] =>
    claims.filter(({ kind }) => CLAIM_READERS[kind].some((reader) => labels.has(reader)));

  return {
    async claims(viewer, of) {
      const labels = await labelsOf(viewer, of);
      if (labels.size === 0) return null;
      const { value } = await chains.of(of.chain).claims(of.seriesKey, of.holder);
      return readBy(labels, value.due);
    },

    async readable(viewer, of, lists) {
      const labels = await labelsOf(viewer, of);
      return labels.size === 0 ? null : lists.map((claims) => readBy(labels, claims));
    },

    async prepareClaims(caller, { chain: name, seriesKey, holder, wallet: signer, kinds }) {
      await findSeries(db, name, seriesKey, { key: true });
      const wallet = requireWallet(caller, name, signer);
      const chain = chains.of(name);
      const claimed = new Set((kinds ?? CLAIM_KINDS).filter((kind) => kind !== 'REDEEMED_UNITS' || signer === holder));
      const { due, heldBack } = (await chain.claims(seriesKey, holder, claimed)).value;
      const planned = planClaims(due, { seriesKey, holder }, claimed);
      if (planned.length === 0) {
        throw new AppError(heldBack && claimed.has('RELEASED_UNITS') ? 'WALLET_NOT_VERIFIED' : 'NOTHING_DUE');
      }
      const calls: readonly PlannedCall[] =
        chain.kind === 'solana' ? joined(closing(planned), { chain: name, seriesKey, holder }) : planned;
      const prepared = await transactions.buildInOrder({ caller, wallet, calls: calls.map(({ call }) => call) });
      return { ...prepared, pays: calls.map(({ pays }) => pays) };
    },
  };
}
