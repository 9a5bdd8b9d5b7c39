import type { Tx } from '../../core/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import {
  type AccountFacts,
  type ApplicationFacts,
  type CountriesServed,
  type ReadinessItem,
  readinessOf,
} from './readiness.ts';

/** The parts of an application that its readiness depends on, with its account. */
export interface OwnedApplication extends ApplicationFacts {
  /** The account that applies; null if it was deleted. */
  readonly accountId: string | null;
}

/** The facts about a deleted account. */
const NO_FACTS: AccountFacts = {
  walletVerified: false,
  issuerApproved: false,
  signerKeyActive: false,
  termsSealed: false,
  seriesSigned: false,
  participationSigned: false,
};

/** Reads the facts about accounts by one statement, in the order of `accountIds`. */
async function accountFacts(db: Tx, accountIds: readonly (string | null)[]): Promise<readonly AccountFacts[]> {
  const rows = await db.$queryRaw<(AccountFacts & { readonly id: string })[]>`
    SELECT a.id::text AS id,
      EXISTS (
        SELECT 1 FROM account_wallets w
        JOIN allowlist l ON l.chain = w.chain AND l.wallet = w.address AND l.verified
        WHERE w.account_id = a.id) AS "walletVerified",
      EXISTS (
        SELECT 1 FROM account_wallets w
        JOIN allowlist l ON l.chain = w.chain AND l.wallet = w.address AND l.issuer_approved
        WHERE w.account_id = a.id) AS "issuerApproved",
      EXISTS (
        SELECT 1 FROM account_signer_keys k JOIN attestors s ON s.address = k.key AND s.active
        WHERE k.account_id = a.id) AS "signerKeyActive",
      EXISTS (
        SELECT 1 FROM series_drafts d
        JOIN terms_vault v ON v.chain = d.chain AND v.series_key = d.series_key
        WHERE d.account_id = a.id) AS "termsSealed",
      EXISTS (
        SELECT 1 FROM contract_sessions c
        WHERE c.account_id = a.id AND c.kind = 'SERIES' AND c.state = 'SIGNED') AS "seriesSigned",
      EXISTS (
        SELECT 1 FROM contract_sessions c
        WHERE c.account_id = a.id AND c.kind = 'PARTICIPATION' AND c.state = 'SIGNED') AS "participationSigned"
    FROM accounts a WHERE a.id = ANY(${accountIds.filter((id) => id !== null)}::uuid[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return accountIds.map((id) => (id === null ? undefined : byId.get(id)) ?? NO_FACTS);
}

/** Computes the present readiness of applications by one statement, in their order. */
export async function liveReadiness(
  db: Tx,
  applications: readonly OwnedApplication[],
  countriesServed: CountriesServed,
): Promise<readonly (readonly ReadinessItem[])[]> {
  const facts = await accountFacts(
    db,
    applications.map(({ accountId }) => accountId),
  );
  return applications.map((application, i) => readinessOf(application, facts[i] as AccountFacts, countriesServed));
}

/** The readiness in the form of the column `applications.readiness`. */
export const storedReadiness = (items: readonly ReadinessItem[]): Prisma.InputJsonArray =>
  items.map(({ code, ok }) => ({ code, ok }));
