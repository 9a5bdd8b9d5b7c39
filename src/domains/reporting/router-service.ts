import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ChainReader, Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import { openIssuersTerms, type TermsService } from '../terms/index.ts';
import {
  type PreparedCall,
  requireEvm,
  requireOwnWallet,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import { checkRouterCall, type RouterCall, requireUnopened } from './router-rules.ts';

/** The facts by which a series has receipts or has none. */
interface ReceivingSeries {
  readonly chain: string;
  readonly key: string;
  readonly routed: boolean;
  readonly state: string;
}

/** The states in which a router is closed, or about to be. */
const ENDED: ReadonlySet<string> = new Set(['CLOSED', 'EXTINGUISHED', 'FAILED']);

export interface RouterService {
  /** The token account that income is paid into; null for a series that has none, or has ended, and on an EVM chain. */
  receipts(series: ReceivingSeries): Promise<Address | null>;
  /**
   * Builds `openRouter`, which publishes the series' private terms, for the issuer's own wallet and never for an admin. The
   * sealed terms are opened last, and the read is logged.
   *
   * @throws NOT_FOUND (also if the chain's terms are not sealed here), CALL_NOT_ON_CHAIN on a Solana cluster, whose routers are
   * opened when their series are created, NOT_ISSUER, WALLET_NOT_LINKED,
   * SERIES_NOT_ROUTED, ROUTER_OPEN, WRONG_STATE, VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID, CHAIN_UNAVAILABLE
   */
  open(
    caller: Caller,
    input: { readonly chain: string; readonly seriesKey: Bytes32; readonly wallet: Address },
  ): Promise<PreparedCall>;
  /**
   * Builds a call of the router for any wallet of the caller.
   * @throws NOT_FOUND, CALL_NOT_ON_CHAIN for a series on a curve, BAD_INPUT, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE
   */
  prepare(
    caller: Caller,
    input: { readonly chain: string; readonly wallet: Address; readonly call: RouterCall },
  ): Promise<PreparedCall>;
}

/** Creates the service of the income router. It opens private terms only for `open`, because these bytes publish them. */
export function createRouterService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<Pick<ChainReader, 'name' | 'kind' | 'series' | 'receiptsOf'>>;
  readonly terms: TermsService;
  readonly transactions: TransactionService;
}): RouterService {
  const { db, chains, terms, transactions } = deps;

  async function findRouted(chain: string, seriesKey: Bytes32) {
    const row = await findSeries(db, chain, seriesKey, {
      issuer: true,
      unitsOffered: true,
      currencyCode: true,
      indexingRule: true,
      routedTheta: true,
    });
    return { ...row, chain, seriesKey, issuer: row.issuer };
  }

  return {
    async receipts({ chain, key, routed, state }) {
      if (!routed || ENDED.has(state)) return null;
      return (await chains.of(chain).receiptsOf?.(key as Bytes32)) ?? null;
    },

    async open(caller, { chain, seriesKey, wallet }) {
      const series = await findRouted(chain, seriesKey);
      requireEvm(chains.of(chain));
      if (wallet !== series.issuer) throw new AppError('NOT_ISSUER');
      const ownWallet = requireOwnWallet(caller, chain, wallet);
      const { value } = await chains.of(chain).series(seriesKey);
      requireUnopened(value, series.routedTheta !== null);
      const { termsCommitment } = value;
      const opened = await openIssuersTerms(terms, caller, { ...series, curve: false, termsCommitment });
      return transactions.build({ caller, wallet: ownWallet, call: { kind: 'openRouter', seriesKey, ...opened } });
    },

    async prepare(caller, { chain, wallet, call }) {
      const { phase } = await findSeries(db, chain, call.seriesKey, { phase: true });
      if (phase === null) throw new AppError('CALL_NOT_ON_CHAIN');
      checkRouterCall(call, chain);
      const deadline = await findDeadline(db, chain, call);
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call, deadline });
    },
  };
}

/** Finds the end of the windows of a reported period; null for other calls, and for a period that is not indexed. */
async function findDeadline(db: PrismaClient, chain: string, call: RouterCall): Promise<Date | null> {
  if (call.kind !== 'submitRoutedReport') return null;
  const { seriesKey, period } = call;
  const row = await db.period.findUnique({
    where: { chain_seriesKey_period: { chain, seriesKey, period } },
    select: { lateUntil: true },
  });
  return row?.lateUntil ?? null;
}
