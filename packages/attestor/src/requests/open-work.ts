import { periodId, readPeriod } from '@income-series/protocol/period';
import { createNoAnswer, type GatewayClient } from '../client.ts';
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

/** One open request, with the kind and id that `show`, `sign` and `decrypt` take. */
export interface WorkItem {
  readonly kind: Kind;
  readonly id: string;
  /** Null while the index does not hold the series. */
  readonly chain: string | null;
  readonly seriesKey: string;
  readonly state: string;
  /** The account's keys that may sign it. */
  readonly keys: readonly string[];
  /** The period or year; an empty text if it has none. */
  readonly of: string;
  readonly since: string;
  /** The attestor's task, in words. */
  readonly asked: string;
  /** True if it can be signed now, as far as the list shows. */
  readonly ready: boolean;
  /** The time from which the work is late; null if no such time exists or is known. */
  readonly dueAt: string | null;
  /** The time after which a signature is useless; null if there is none or it is unknown. */
  readonly deadlineAt: string | null;
}

interface Connection<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Reads all rows of a list, page by page. */
async function readAll<R, N>(
  gateway: GatewayClient,
  document: TypedDocumentString<R, { after?: string | null }>,
  listOf: (answer: R) => Connection<N> | null,
): Promise<N[]> {
  const rows: N[] = [];
  for (let after: string | null = null; ; ) {
    const page = listOf(await gateway.ask(document, { after })); // `ask` throws the error that made it null
    if (page === null) throw createNoAnswer('a list without a page');
    const { edges, pageInfo } = page;
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null || pageInfo.endCursor === after) return rows;
    after = pageInfo.endCursor;
  }
}

const TASKS: Readonly<Record<Kind, string>> = {
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

type OwnKeys = readonly string[];
const pickOwn = (own: OwnKeys, keys: readonly (string | null)[]) => own.filter((key) => keys.includes(key));

/** Converts a row to an item of work, with the task of its kind and without deadlines. */
const toWork = (kind: Kind, row: Row & { readonly id?: string }) => ({
  kind,
  id: row.id === undefined ? row.seriesKey : naturalId(row.id),
  chain: row.series?.chain ?? null,
  seriesKey: row.seriesKey,
  state: row.state,
  of: '',
  asked: TASKS[kind],
  ready: true,
  dueAt: null,
  deadlineAt: null,
});

async function readCases(gateway: GatewayClient, own: OwnKeys): Promise<WorkItem[]> {
  const [reports, annuals] = await Promise.all([
    readAll(gateway, Tier3CasesDocument, ({ tier3Cases }) => tier3Cases),
    readAll(gateway, AnnualCasesDocument, ({ annualCases }) => annualCases),
  ]);
  const caseProperties = (row: { readonly attestorKey: string; readonly openedAt: string }) => ({
    keys: pickOwn(own, [row.attestorKey]),
    since: row.openedAt,
  });
  return [
    ...reports.map((row) => ({ ...toWork('report', row), ...caseProperties(row), of: row.period })),
    ...annuals.map((row) => ({ ...toWork('trueup', row), ...caseProperties(row), of: `${row.year}` })),
  ];
}

async function readHardship(gateway: GatewayClient, own: OwnKeys): Promise<WorkItem[]> {
  const [pauses, ends] = await Promise.all([
    readAll(gateway, HardshipRequestsDocument, ({ hardshipRequests }) => hardshipRequests),
    readAll(gateway, ExtinguishmentRequestsDocument, ({ extinguishmentRequests }) => extinguishmentRequests),
  ]);
  return [
    ...pauses.map((row) => ({
      ...toWork('pause', row),
      keys: pickOwn(own, [row.attestorKey]),
      since: row.openedAt,
    })),
    ...ends
      .filter(({ state }) => state === 'OPEN' || state === 'ONE_SIGNED')
      .map((row) => ({
        ...toWork('extinguish', row),
        keys: pickOwn(own, row.attestorKeys ?? []).filter((key) => !row.signers?.includes(key as never)),
        since: row.openedAt,
        ...(row.deadlineAt === null ? { asked: NOT_YET, ready: false } : {}),
        deadlineAt: row.deadlineAt,
      })),
  ];
}

async function readDecisions(gateway: GatewayClient, own: OwnKeys): Promise<WorkItem[]> {
  const [rates, amendments] = await Promise.all([
    readAll(gateway, FxFallbacksDocument, ({ fxFallbacks }) => fxFallbacks),
    readAll(gateway, TermsAmendmentsDocument, ({ termsAmendments }) => termsAmendments),
  ]);
  return [
    ...rates.map((row) => ({ ...toWork('fx', row), keys: own, of: row.period, since: row.requestedAt })),
    ...amendments.map((row) => ({
      ...toWork('amend', row),
      keys: pickOwn(own, [row.attestorKey]),
      since: row.proposedAt ?? '',
    })),
  ];
}

/** The number of windows that are fetched at the same time. */
const AT_ONCE = 8;

interface Window {
  readonly dueAt: string;
  readonly deadlineAt: string;
}

/** The global id of the reporting period of a request; null if no period's window limits it. */
function windowIdOf({ kind, chain, seriesKey, of }: WorkItem): string | null {
  const period = kind === 'report' || kind === 'fx' ? readPeriod(of) : null;
  if (period === null || chain === null) return null;
  return nodeId('ReportingPeriod', `${chain}/${periodId(seriesKey as never, period)}`);
}

async function fetchWindow(gateway: GatewayClient, id: string): Promise<Window | null> {
  try {
    const { node } = await gateway.ask(ReportWindowDocument, { id });
    if (node?.__typename !== 'ReportingPeriod') return null;
    return { dueAt: node.closesAt, deadlineAt: node.lateEndsAt };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null; // not indexed yet
    throw error;
  }
}

/** Adds the deadlines of their periods' windows to requests. Each window is fetched once. */
async function addWindows(gateway: GatewayClient, work: readonly WorkItem[]): Promise<WorkItem[]> {
  const ids = [...new Set(work.flatMap((item) => windowIdOf(item) ?? []))];
  const windows = new Map<string, Window | null>();
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const batch = ids.slice(i, i + AT_ONCE);
    const fetchedWindows = await Promise.all(batch.map((id) => fetchWindow(gateway, id)));
    for (const [n, id] of batch.entries()) windows.set(id, fetchedWindows[n] ?? null);
  }
  return work.map((item) => ({ ...item, ...windows.get(windowIdOf(item) ?? '') }));
}

const compareAge = (a: WorkItem, b: WorkItem) => (a.since === b.since ? 0 : a.since < b.since ? -1 : 1);

/** Fetches the requests that wait for a signature of one of these keys, oldest first. */
export async function readOpenWork(gateway: GatewayClient, own: OwnKeys): Promise<WorkItem[]> {
  const lists = await Promise.all([readCases(gateway, own), readDecisions(gateway, own), readHardship(gateway, own)]);
  return addWindows(
    gateway,
    lists
      .flat()
      .filter(({ keys }) => keys.length > 0)
      .sort(compareAge),
  );
}
