import { periodId } from '../../../core/ids.ts';
import { readPeriod } from '../../../core/period.ts';
import { type GatewayClient, noAnswer } from '../client.ts';
import { Failure } from '../exit.ts';
import type { TypedDocumentString } from '../generated/operations.ts';
import {
  AnnualCasesDocument,
  ExtinguishmentRequestsDocument,
  FxFallbacksDocument,
  HardshipRequestsDocument,
  ReportWindowDocument,
  TermsAmendmentsDocument,
  Tier3CasesDocument,
} from '../generated/operations.ts';
import { naturalId, nodeId } from '../ids.ts';
import type { Kind } from '../words.ts';

/** One piece of open work, as `show`, `sign` and `decrypt` name it. */
export interface WorkItem {
  readonly kind: Kind;
  readonly id: string;
  /** Null while the index does not hold the series. */
  readonly chain: string | null;
  readonly seriesKey: string;
  readonly state: string;
  /** The account's keys that it waits for. */
  readonly keys: readonly string[];
  /** The period or year, where it has one. */
  readonly of: string;
  readonly since: string;
  /** What the attestor is asked to do. */
  readonly asked: string;
  /** Whether it can be signed now, as far as the list shows. */
  readonly ready: boolean;
  /** From when on it is late, and after which it cannot be used any more; null where it has none, or it is not known. */
  readonly dueAt: string | null;
  readonly deadlineAt: string | null;
}

interface Connection<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Every row of a list, page by page. */
async function all<R, N>(
  gateway: GatewayClient,
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

const ASKED: Readonly<Record<Kind, string>> = {
  report: 'read the documents, then sign the report or close the case',
  trueup: 'compare the year with its documents, then sign or close the case',
  fx: 'state and sign the rate of the quarter’s end; any attestor may',
  pause: 'read the reason, then sign until when, or refuse',
  amend: 'review the new terms and the new cap, then sign',
  extinguish: 'read the evidence, then sign',
};
const NOT_YET = 'wait: the issuer’s request is not on the chain yet';

interface Row {
  readonly seriesKey: string;
  readonly state: string;
  readonly series: { readonly chain: string } | null;
}

type Own = readonly string[];
const among = (own: Own, keys: readonly (string | null)[]) => own.filter((key) => keys.includes(key));

/** What the rows of every kind have; `asked` and the deadline are those of most. */
const open = (kind: Kind, row: Row & { readonly id?: string }) => ({
  kind,
  id: row.id === undefined ? row.seriesKey : naturalId(row.id),
  chain: row.series?.chain ?? null,
  seriesKey: row.seriesKey,
  state: row.state,
  of: '',
  asked: ASKED[kind],
  ready: true,
  dueAt: null,
  deadlineAt: null,
});

async function openCases(gateway: GatewayClient, own: Own): Promise<WorkItem[]> {
  const [reports, annuals] = await Promise.all([
    all(gateway, Tier3CasesDocument, ({ tier3Cases }) => tier3Cases),
    all(gateway, AnnualCasesDocument, ({ annualCases }) => annualCases),
  ]);
  const rest = (row: { readonly attestorKey: string; readonly openedAt: string }) => ({
    keys: among(own, [row.attestorKey]),
    since: row.openedAt,
  });
  return [
    ...reports.map((row) => ({ ...open('report', row), ...rest(row), of: row.period })),
    ...annuals.map((row) => ({ ...open('trueup', row), ...rest(row), of: `${row.year}` })),
  ];
}

async function openHardship(gateway: GatewayClient, own: Own): Promise<WorkItem[]> {
  const [pauses, ends] = await Promise.all([
    all(gateway, HardshipRequestsDocument, ({ hardshipRequests }) => hardshipRequests),
    all(gateway, ExtinguishmentRequestsDocument, ({ extinguishmentRequests }) => extinguishmentRequests),
  ]);
  return [
    ...pauses.map((row) => ({
      ...open('pause', row),
      keys: among(own, [row.attestorKey]),
      since: row.openedAt,
    })),
    ...ends
      .filter(({ state }) => state === 'OPEN' || state === 'ONE_SIGNED')
      .map((row) => ({
        ...open('extinguish', row),
        keys: among(own, row.attestorKeys ?? []).filter((key) => !row.signers?.includes(key as never)),
        since: row.openedAt,
        ...(row.deadlineAt === null ? { asked: NOT_YET, ready: false } : {}),
        deadlineAt: row.deadlineAt,
      })),
  ];
}

async function openDecisions(gateway: GatewayClient, own: Own): Promise<WorkItem[]> {
  const [rates, amendments] = await Promise.all([
    all(gateway, FxFallbacksDocument, ({ fxFallbacks }) => fxFallbacks),
    all(gateway, TermsAmendmentsDocument, ({ termsAmendments }) => termsAmendments),
  ]);
  return [
    ...rates.map((row) => ({ ...open('fx', row), keys: own, of: row.period, since: row.requestedAt })),
    ...amendments.map((row) => ({
      ...open('amend', row),
      keys: among(own, [row.attestorKey]),
      since: row.proposedAt ?? '',
    })),
  ];
}

/** How many windows are asked for at the same time. */
const AT_ONCE = 8;

interface Window {
  readonly dueAt: string;
  readonly deadlineAt: string;
}

/** The node's id of the period that work is for; null for work that no period's window ends. */
function windowIdOf({ kind, chain, seriesKey, of }: WorkItem): string | null {
  const period = kind === 'report' || kind === 'fx' ? readPeriod(of) : null;
  if (period === null || chain === null) return null;
  return nodeId('ReportingPeriod', `${chain}/${periodId(seriesKey as never, period)}`);
}

async function windowAt(gateway: GatewayClient, id: string): Promise<Window | null> {
  try {
    const { node } = await gateway.ask(ReportWindowDocument, { id });
    if (node?.__typename !== 'ReportingPeriod') return null;
    return { dueAt: node.closesAt, deadlineAt: node.lateEndsAt };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null; // it is not indexed yet
    throw error;
  }
}

/** The same work with the windows of its periods, each asked for once. */
async function withWindows(gateway: GatewayClient, work: readonly WorkItem[]): Promise<WorkItem[]> {
  const ids = [...new Set(work.flatMap((one) => windowIdOf(one) ?? []))];
  const windows = new Map<string, Window | null>();
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const some = ids.slice(i, i + AT_ONCE);
    const found = await Promise.all(some.map((id) => windowAt(gateway, id)));
    for (const [n, id] of some.entries()) windows.set(id, found[n] ?? null);
  }
  return work.map((one) => ({ ...one, ...windows.get(windowIdOf(one) ?? '') }));
}

const byAge = (a: WorkItem, b: WorkItem) => (a.since === b.since ? 0 : a.since < b.since ? -1 : 1);

/** What waits for a signature of one of these keys, oldest first. */
export async function openWork(gateway: GatewayClient, own: Own): Promise<WorkItem[]> {
  const found = await Promise.all([openCases(gateway, own), openDecisions(gateway, own), openHardship(gateway, own)]);
  return withWindows(
    gateway,
    found
      .flat()
      .filter(({ keys }) => keys.length > 0)
      .sort(byAge),
  );
}
