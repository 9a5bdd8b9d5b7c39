import type { Address } from '@income-series/protocol/address';
import {
  CLAIM_KINDS,
  type ClaimKind,
  type DueClaim,
  type PlannedClaim,
  planClaims,
} from '@income-series/protocol/claims';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { type ContractCall, type PreparedCalls, requireWallet, type TransactionService } from '../transaction/index.ts';
import type { HoldingsChain } from './model/ports.ts';

/** A wallet and the series in which it may have claims. */
export interface HolderKey {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

interface ClaimInput extends HolderKey {
  /** The wallet that will sign. It may be any wallet, except that REDEEMED_UNITS must be signed by the holder. */
  readonly wallet: Address;
  /** The kinds to claim; all if null or undefined. */
  readonly kinds?: readonly ClaimKind[] | null | undefined;
}

/** Built transactions with claims, in order. `pays`: the claims that each pays. */
interface PreparedClaims extends PreparedCalls {
  readonly pays: readonly (readonly DueClaim[])[];
}

/** The readers of each kind of claim: those who may read the same amount elsewhere. */
export const CLAIM_READERS = {
  RELEASED_UNITS: ['holder', 'issuer', 'admin'],
  PAYOUT: ['holder', 'issuer', 'admin'],
  TAIL: ['holder', 'issuer', 'admin'],
  FINAL: ['holder', 'issuer', 'admin'],
  REDEMPTION: ['holder', 'issuer', 'admin'],
  // Tenders and units that are not staked are read in the curve position, by the wallet's account and admins.
  TENDER: ['holder', 'admin'],
  REDEEMED_UNITS: ['holder', 'admin'],
  // Money of a delivery is read in the bid, by the bidder only.
  KEPT_BID_REFUND: ['holder'],
  KEPT_ORDER_MONEY: ['holder'],
  // Routed income is the issuer's own money, which the issuer's wallet claims.
  KEPT_ROUTED_INCOME: ['holder'],
} as const satisfies Readonly<Record<ClaimKind, readonly ('holder' | 'issuer' | 'admin')[]>>;

const SIGNED_BY_HOLDER = 'the holder’s own wallet, which alone can claim REDEEMED_UNITS';
const HOLDER_NOT_VERIFIED = 'The holder’s wallet is not verified on the chain.';

/** Reads and builds the claims of wallets. */
export interface ClaimService {
  /**
   * Reads from the chain the claims of a wallet that the viewer may read. Null, without reading the chain, if the viewer may read
   * no claim or there is no such series.
   * @throws CHAIN_UNAVAILABLE
   */
  claims(viewer: ClaimViewer, key: HolderKey): Promise<readonly DueClaim[] | null>;
  /** Leaves only the claims that the viewer may read in each list; null if the viewer may read no claim of the wallet. */
  readable(
    viewer: ClaimViewer,
    key: HolderKey,
    lists: readonly (readonly DueClaim[])[],
  ): Promise<readonly (readonly DueClaim[])[] | null>;
  /**
   * Builds the transactions that claim everything that is due to a wallet, or the given kinds of it.
   * @throws NOT_FOUND, WALLET_NOT_LINKED, BAD_INPUT for REDEEMED_UNITS by another wallet than the holder's, NOTHING_DUE,
   *   WALLET_NOT_VERIFIED if only units that wait for the holder's verification are due, CHAIN_UNAVAILABLE
   */
  prepareClaims(caller: Caller, input: ClaimInput): Promise<PreparedClaims>;
}

/** The viewer's facts on which reading claims depends. */
type ClaimViewer = Pick<Caller, 'isAdmin' | 'wallets'>;

interface ClaimDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<HoldingsChain>;
  readonly transactions: TransactionService;
}

/** Makes the last claims of a position close it, because its rent is no longer needed. Only for Solana. */
const closePositions = (planned: readonly PlannedClaim[]): readonly PlannedClaim[] =>
  planned.map(({ call, pays }) =>
    call.kind === 'claimFinal' || call.kind === 'claimRedemption'
      ? { call: { ...call, closes: true }, pays }
      : { call, pays },
  );

/** Joins all claims into one call of one transaction. They fit, because a wallet has at most five claims of the Solana program. */
function joinClaims(planned: readonly PlannedClaim[], { seriesKey, holder }: HolderKey): readonly PlannedCall[] {
  if (planned.length < 2) return planned;
  const claims = planned.map(({ call }) => call);
  return [{ call: { kind: 'claimAll', seriesKey, holder, claims }, pays: planned.flatMap(({ pays }) => pays) }];
}

/** A call to build, and the claims that it pays. */
interface PlannedCall {
  readonly call: ContractCall;
  readonly pays: readonly DueClaim[];
}

/** Creates the service of claims. */
export function createClaimService({ db, chains, transactions }: ClaimDeps): ClaimService {
  /** The readers' labels that the viewer has for a wallet's claims; none if there is no such series. */
  async function viewerLabels({ isAdmin, wallets }: ClaimViewer, { chain, seriesKey, holder }: HolderKey) {
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

  const filterReadable = (labels: ReadonlySet<string>, claims: readonly DueClaim[]): readonly DueClaim[] =>
    claims.filter(({ kind }) => CLAIM_READERS[kind].some((reader) => labels.has(reader)));

  return {
    async claims(viewer, key) {
      const labels = await viewerLabels(viewer, key);
      if (labels.size === 0) return null;
      const { value } = await chains.of(key.chain).claims(key.seriesKey, key.holder);
      return filterReadable(labels, value.due);
    },

    async readable(viewer, key, lists) {
      const labels = await viewerLabels(viewer, key);
      return labels.size === 0 ? null : lists.map((claims) => filterReadable(labels, claims));
    },

    async prepareClaims(caller, { chain: name, seriesKey, holder, wallet: signer, kinds }) {
      await findSeries(db, name, seriesKey, { key: true });
      const wallet = requireWallet(caller, name, signer);
      const chain = chains.of(name);
      const isHolder = signer === holder;
      if (!isHolder && kinds?.includes('REDEEMED_UNITS')) throw new InputError('wallet', SIGNED_BY_HOLDER);
      const claimedKinds = new Set((kinds ?? CLAIM_KINDS).filter((kind) => kind !== 'REDEEMED_UNITS' || isHolder));
      const { due, heldBack } = (await chain.claims(seriesKey, holder, claimedKinds)).value;
      const planned = planClaims(due, { seriesKey, holder }, claimedKinds);
      if (planned.length === 0) {
        if (!heldBack || !claimedKinds.has('RELEASED_UNITS')) throw new AppError('NOTHING_DUE');
        throw new AppError('WALLET_NOT_VERIFIED', isHolder ? {} : { path: ['holder'], message: HOLDER_NOT_VERIFIED });
      }
      const calls: readonly PlannedCall[] =
        chain.kind === 'solana' ? joinClaims(closePositions(planned), { chain: name, seriesKey, holder }) : planned;
      const prepared = await transactions.buildInOrder({ caller, wallet, calls: calls.map(({ call }) => call) });
      return { ...prepared, pays: calls.map(({ pays }) => pays) };
    },
  };
}
