import Table from 'cli-table3';
import { type Gateway, noAnswer } from '../client.ts';
import type { TypedDocumentString } from '../generated/operations.ts';
import {
  AnnualCasesDocument,
  ExtinguishmentRequestsDocument,
  FxFallbacksDocument,
  HardshipRequestsDocument,
  TermsAmendmentsDocument,
  Tier3CasesDocument,
} from '../generated/operations.ts';
import { naturalId } from '../ids.ts';
import { linkedKeys } from '../linked.ts';
import { plain } from '../plain.ts';
import type { Outcome, Tool } from '../tool.ts';
import type { Kind } from '../words.ts';

/** One piece of open work, as `show`, `sign` and `decrypt` name it. */
interface OpenWork {
  readonly kind: Kind;
  readonly id: string;
  readonly seriesKey: string;
  readonly state: string;
  /** The account's keys that it waits for. */
  readonly keys: readonly string[];
  /** The period or year, where it has one. */
  readonly of: string;
  readonly since: string;
}

interface Connection<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Every row of a list, page by page. */
async function all<R, N>(
  gateway: Gateway,
  document: TypedDocumentString<R, { after?: string | null }>,
  listOf: (answer: R) => Connection<N> | null,
): Promise<N[]> {
  const rows: N[] = [];
  for (let after: string | null = null; ; ) {
    const page = listOf(await gateway.ask(document, { after })); // `ask` throws what made it null
    if (page === null) throw noAnswer('a list without a page');
    const { edges, pageInfo } = page;
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null || pageInfo.endCursor === after) return rows;
    after = pageInfo.endCursor;
  }
}

/** What waits for a signature of one of these keys, oldest first. */
async function openWork(gateway: Gateway, own: readonly string[]): Promise<OpenWork[]> {
  const mine = (keys: readonly (string | null)[]) => own.filter((key) => keys.includes(key));
  const [reports, annuals, rates, pauses, ends, amendments] = await Promise.all([
    all(gateway, Tier3CasesDocument, ({ tier3Cases }) => tier3Cases),
    all(gateway, AnnualCasesDocument, ({ annualCases }) => annualCases),
    all(gateway, FxFallbacksDocument, ({ fxFallbacks }) => fxFallbacks),
    all(gateway, HardshipRequestsDocument, ({ hardshipRequests }) => hardshipRequests),
    all(gateway, ExtinguishmentRequestsDocument, ({ extinguishmentRequests }) => extinguishmentRequests),
    all(gateway, TermsAmendmentsDocument, ({ termsAmendments }) => termsAmendments),
  ]);
  const addressed = ({ id, seriesKey, state }: { id: string; seriesKey: string; state: string }) => ({
    id: naturalId(id),
    seriesKey,
    state,
  });
  const work: OpenWork[] = [
    ...reports.map((row) => ({
      ...addressed(row),
      kind: 'report' as const,
      keys: mine([row.attestorKey]),
      of: `${row.period}`,
      since: row.openedAt,
    })),
    ...annuals.map((row) => ({
      ...addressed(row),
      kind: 'trueup' as const,
      keys: mine([row.attestorKey]),
      of: `${row.year}`,
      since: row.openedAt,
    })),
    ...rates.map((row) => ({
      ...addressed({ ...row, id: row.seriesKey }),
      kind: 'fx' as const,
      keys: own,
      of: `${row.period}`,
      since: row.requestedAt,
    })),
    ...pauses.map((row) => ({
      ...addressed(row),
      kind: 'pause' as const,
      keys: mine([row.attestorKey]),
      of: '',
      since: row.openedAt,
    })),
    ...ends
      .filter(({ state }) => state === 'OPEN' || state === 'ONE_SIGNED')
      .map((row) => ({
        ...addressed(row),
        kind: 'extinguish' as const,
        keys: mine((row.attestorKeys ?? []).filter((key) => !row.signers?.includes(key))),
        of: '',
        since: row.openedAt,
      })),
    ...amendments.map((row) => ({
      ...addressed(row),
      kind: 'amend' as const,
      keys: mine([row.attestorKey]),
      of: '',
      since: row.proposedAt ?? '',
    })),
  ];
  return work.filter(({ keys }) => keys.length > 0).sort((a, b) => (a.since < b.since ? -1 : 1));
}

const short = (hex: string) => `${hex.slice(0, 10)}…${hex.slice(-6)}`;

function table(work: readonly OpenWork[]): string {
  const rows = new Table({
    head: ['kind', 'id', 'series', 'of', 'state', 'key', 'since'],
    style: { head: [], border: [] },
  });
  for (const { kind, id, seriesKey, of, state, keys, since } of work) {
    rows.push(
      [kind, kind === 'fx' ? seriesKey : id, short(seriesKey), of, state, keys.map(short).join('\n'), since].map(
        plainCell,
      ),
    );
  }
  return rows.toString();
}

const plainCell = (text: string) => text.split('\n').map(plain).join('\n');

/** All open work addressed to the account's keys. */
export async function requests(tool: Tool): Promise<Outcome> {
  const signedIn = await tool.signedIn();
  const own = await linkedKeys(signedIn);
  const work = own.length === 0 ? [] : await openWork(signedIn.gateway, own);
  const none =
    own.length === 0 ? 'No key is linked to the account: run `income-series attestor link`.' : 'Nothing is open.';
  return { json: { keys: own, requests: work }, text: work.length === 0 ? none : table(work) };
}
