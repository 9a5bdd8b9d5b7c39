import { toHex, utf8 } from '@income-series/protocol/bytes';
import type { BlockTag } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { signInText } from '@income-series/protocol/sign-in-text';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes } from '@noble/hashes/utils.js';
import type { RowReader } from 'field-access/compiled';
import { createDevelopmentIdentityProvider, createHttpIdentityProvider } from '../../adapters/identity/index.ts';
import type { ProofVerifier } from '../../adapters/prover/index.ts';
import { solanaSignInText } from '../../adapters/solana/index.ts';
import type { ChainReader, ChainSource, Chains } from '../../chains/index.ts';
import type { GatewayConfig } from '../../config/config.ts';
import { createEmailCodes } from '../../core/email-code.ts';
import { createVault } from '../../core/vault/index.ts';
import { createAccountService, createSessionTokens, siteOf } from '../../domains/account/index.ts';
import { createActivityService, createFeeds, type LiveStream } from '../../domains/activity/index.ts';
import { createAllowanceService } from '../../domains/allowances/index.ts';
import { createAnnouncements } from '../../domains/announcements/index.ts';
import { createAnnualCaseService } from '../../domains/annual/index.ts';
import { applicationChecks, createApplications } from '../../domains/applications/index.ts';
import { createAuctionService } from '../../domains/auction/index.ts';
import { type ContractRenderer, createContractService } from '../../domains/contracts/index.ts';
import { createCurvePositions } from '../../domains/curve/index.ts';
import { createExtinguishmentService } from '../../domains/extinguishment/index.ts';
import { createFxService } from '../../domains/fx/index.ts';
import { createHardshipService } from '../../domains/hardship/index.ts';
import { createHoldingsService } from '../../domains/holdings/index.ts';
import {
  attestorChecks,
  createIdentityChecks,
  createProviderChecks,
  type IdentityProvider,
} from '../../domains/identity/index.ts';
import { createInbox, createOutboxAdmin, EMAIL_CODE, requestMail } from '../../domains/notifications/index.ts';
import {
  createHealthService,
  createIdempotency,
  type FundsReport,
  type HealthDeps,
  type KeepersHere,
} from '../../domains/operations/index.ts';
import { createApprovals, createProposals } from '../../domains/registry/index.ts';
import { createReportChecks, createReportingService, createRouterService } from '../../domains/reporting/index.ts';
import { createSeriesService } from '../../domains/series/index.ts';
import { createSigningRequestService } from '../../domains/signing-requests/index.ts';
import { createAmendmentService, createTermsService } from '../../domains/terms/index.ts';
import { createTier3CaseService } from '../../domains/tier3/index.ts';
import {
  createRefreshService,
  createSealedCalls,
  createTransactionService,
  createTransactionStatusService,
  type Relayers,
  type TransactionChain,
} from '../../domains/transaction/index.ts';
import { createWindowsService } from '../../domains/windows/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Services } from '../../graphql/context.ts';
import { catalogues, createModuleServices, modules } from '../../modules.ts';
import { listColumns, wholeDataMap } from './pages/data-map.ts';

/** The settings of the use cases, without the settings of the database and the chains. */
export type ServiceConfig = Pick<
  GatewayConfig,
  'publicUrl' | 'adminWallets' | 'sessionKeys' | 'vaultKeys' | 'cursorKeys'
> &
  Partial<Pick<GatewayConfig, 'verifierUrl' | 'identity' | 'countriesServed' | 'emailCodeKey'>>;

/** The methods that the gateway needs of a chain of either kind. */
export interface GatewayChain extends ChainReader, ChainSource, TransactionChain {}

export interface ServiceDeps {
  readonly config: ServiceConfig;
  readonly db: PrismaClient;
  readonly rows: RowReader;
  readonly healthDb: PrismaClient;
  readonly chains: Chains<GatewayChain>;
  readonly relayers: Relayers;
  /** The block that the index of a chain follows. */
  readonly indexTag: (chain: string) => BlockTag;
  readonly clock: Clock;
  readonly verifier: ProofVerifier;
  /** Renders the contracts that people sign. */
  readonly contracts: ContractRenderer;
  readonly stream: LiveStream;
  readonly keepers?: ((chain: string) => KeepersHere | null) | undefined;
  /** Reads the balances of the accounts that pay for gas on a chain, for /health. */
  readonly funds?: ((chain: string) => Promise<FundsReport>) | undefined;
  readonly budget?: HealthDeps['budget'];
}

/** Derives keys for one purpose from configured keys: HMAC-SHA256 of the purpose's name under each key. */
const deriveKeys = (keys: readonly Uint8Array[], purpose: string): readonly Uint8Array[] =>
  keys.map((key) => hmac(sha256, key, utf8(purpose)));

function createIdentityProvider({ identity }: ServiceConfig, clock: Clock): IdentityProvider | null {
  if (!identity) return null;
  return identity.kind === 'http'
    ? createHttpIdentityProvider({ ...identity, clock })
    : createDevelopmentIdentityProvider(identity.webhookSecret, clock);
}

/** Creates the services that several use cases share. */
function createSharedServices({ config, db, chains, clock, verifier, contracts: renderer }: ServiceDeps) {
  const { calls } = catalogues;
  const vault = createVault(config.vaultKeys);
  const terms = createTermsService({ db, vault, clock });
  const sealedCalls = createSealedCalls({ calls, db, vault, clock, logTermsReads: terms.logReads });
  return {
    vault,
    terms,
    sealedCalls,
    site: siteOf(config.publicUrl),
    announcements: createAnnouncements({ db, chains, clock }),
    contracts: createContractService({ db, chains, renderer, vault, clock, domain: siteOf(config.publicUrl).domain }),
    identityChecks: createProviderChecks(createIdentityProvider(config, clock), [
      attestorChecks(db),
      applicationChecks(db),
    ]),
    idempotency: createIdempotency({ db, clock, secrets: deriveKeys(config.cursorKeys, 'idempotency/v1') }),
    reportChecks: createReportChecks({ db, chains, verifier }),
    transactions: createTransactionService({ calls, chains, sealedCalls, clock }),
  };
}

type SharedServices = ReturnType<typeof createSharedServices>;

function createAccounts({ config, db, rows, clock, chains }: ServiceDeps, { site, announcements }: SharedServices) {
  return createAccountService({
    db,
    rows,
    clock,
    chains,
    site,
    signInTexts: { evm: signInText, solana: solanaSignInText },
    tokens: createSessionTokens(config.sessionKeys.map(({ id, secret }) => ({ kid: id, secret }))),
    adminWallets: config.adminWallets,
    requestCodeMail: (tx, mail) => requestMail(tx, { ...mail, template: EMAIL_CODE }),
    emailCodes: config.emailCodeKey ? createEmailCodes(config.emailCodeKey) : null,
    signerKeyWork: catalogues.openWork,
    retractAnnouncement: announcements.retract,
    accountEnds: modules.flatMap(({ accountEnd }) => accountEnd ?? []),
    dataMap: () => listColumns(wholeDataMap()),
  });
}

/** Creates the use cases of accounts, applications and notifications, and of the operation of the service. */
function createAccountUseCases(deps: ServiceDeps, shared: SharedServices) {
  const { config, db, healthDb, chains, indexTag, clock, stream, keepers, funds, budget } = deps;
  const { vault, transactions, identityChecks: checks } = shared;
  const account = createAccounts(deps, shared);
  return {
    account,
    activity: createActivityService({ stream }),
    feeds: createFeeds({ stream, clock, check: account.viewerOfSession }),
    ...createApplications({
      db,
      vault,
      clock,
      checks,
      countriesServed: config.countriesServed ? new Set(config.countriesServed) : null,
      firstChain: chains.first.name,
      approvals: createApprovals({ chains, transactions, clock }),
      confirmationKeys: deriveKeys(config.cursorKeys, 'application-decision/v1'),
    }),
    health: createHealthService({
      db: healthDb,
      chains: chains.all.map((chain) => ({ name: chain.name, tip: () => chain.tip(indexTag(chain.name)) })),
      funds,
      budget,
      ...(keepers ? { keepers } : {}),
    }),
    inbox: createInbox({ db, stream, clock }),
    identity: createIdentityChecks({ db, checks, clock }),
    outboxAdmin: createOutboxAdmin({ db }),
    proposals: createProposals({ db, chains, transactions, clock }),
  };
}

/** Creates the use cases of series: their issue, trading, reports, changes and transactions. */
function createSeriesUseCases({ config, db, chains, relayers, clock, stream }: ServiceDeps, shared: SharedServices) {
  const { calls } = catalogues;
  const { vault, terms, sealedCalls, announcements, contracts, reportChecks, transactions } = shared;
  const { verifierUrl } = config;
  const cases = { db, chains, checks: reportChecks, announcements, transactions, clock };
  const relayed = { db, chains, relayers, announcements, transactions, clock };
  const drawBytes32 = () => toHex(randomBytes(32));
  return {
    allowances: createAllowanceService({ db, chains, transactions }),
    amendments: createAmendmentService({ db, chains, attestors: announcements, vault, terms, transactions, clock }),
    annual: createAnnualCaseService(cases),
    auction: createAuctionService({ db, chains, transactions }),
    curvePositions: createCurvePositions(chains),
    fx: createFxService(cases),
    extinguishment: createExtinguishmentService(relayed),
    hardship: createHardshipService(relayed),
    holdings: createHoldingsService({ db, chains, transactions }),
    reporting: createReportingService({ chains, checks: reportChecks, verifierUrl, transactions, clock }),
    router: createRouterService({ db, chains, terms, transactions }),
    series: createSeriesService({ db, chains, terms, transactions, contracts, clock, drawBytes32 }),
    signing: createSigningRequestService({ db, chains }),
    tier3: createTier3CaseService(cases),
    transactionRefresh: createRefreshService({ calls, db, chains, sealedCalls, clock }),
    transactionStatus: createTransactionStatusService({ db, chains, stream, clock }),
    windows: createWindowsService({ db, chains, transactions }),
    ...createModuleServices({ db, vault, clock, announcements, transactions }),
  };
}

/** Creates every use case. The result's type is `Services`, so that a missing use case does not compile where it is used. */
function wireServices(deps: ServiceDeps) {
  const shared = createSharedServices(deps);
  const { announcements, contracts, idempotency, sealedCalls, terms } = shared;
  return {
    calls: catalogues.calls,
    announcements,
    contracts,
    idempotency,
    sealedCalls,
    terms,
    ...createAccountUseCases(deps, shared),
    ...createSeriesUseCases(deps, shared),
  };
}

declare module '../../graphql/context.ts' {
  interface Services extends ReturnType<typeof wireServices> {}
}

/** All use cases of a process. Resolvers get those of `overrides` instead; a use case itself uses the original ones. */
export const createServices = (deps: ServiceDeps, overrides: Partial<Services> = {}): Services => ({
  ...wireServices(deps),
  ...overrides,
});
