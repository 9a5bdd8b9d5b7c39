import type { Gateway, TypedDocument } from '@income-series/client/requests';
import { answerOf } from '../../gateway/answers.ts';
import {
  OpenAmendmentsDocument,
  OpenExtinguishmentsDocument,
  OpenPausesDocument,
  OpenRatesDocument,
  OpenReportsDocument,
  OpenYearsDocument,
  ReportWindowsDocument,
} from '../../generated/documents/attestor.ts';

export const WORK_KINDS = ['report', 'trueup', 'fx', 'pause', 'extinguish', 'amend'] as const;
export type AttestorTaskKind = (typeof WORK_KINDS)[number];

/** Something that waits for a signature of one of the viewer's keys. */
export interface AttestorTask {
  readonly kind: AttestorTaskKind;
  /** The global id of the record. */
  readonly recordId: string;
  /** The id that the tool takes: the record's UUID, or for a rate the series' key. */
  readonly id: string;
  readonly seriesKey: `0x${string}`;
  /** Null while the index does not hold the series. */
  readonly chain: string | null;
  /** The viewer's keys that may sign it. */
  readonly keys: readonly string[];
  /** The quarter as `2027-Q1`, or the year; null if it has none. */
  readonly period: string | null;
  readonly since: string;
  /** The time from which it is late; null if there is none. */
  readonly dueAt: string | null;
  /** The time after which a signature is useless; null if there is none. */
  readonly deadlineAt: string | null;
  /** What is paid, or the new cap, in base units of the token; null if it is about neither. */
  readonly amount: string | null;
  /** False while the issuer's request is not on the chain. */
  readonly isReady: boolean;
}

interface Connection<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Reads all rows of a list. Fields that the viewer may not read are null, and no error, because such rows are left out later. */
async function readAll<Data, Row>(
  gateway: Gateway,
  document: TypedDocument<Data, { after?: string | null | undefined }>,
  list: (data: Data) => Connection<Row> | null | undefined,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null; ; ) {
    const page: Connection<Row> | null | undefined = list(answerOf(await gateway.answer(document, { after })).data);
    rows.push(...(page?.nodes ?? []));
    const next: string | null = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    if (next === null || next === after) return rows;
    after = next;
  }
}

/** The id of a record that the tool takes, from its global id: base64 of `Type:id`. */
const toolId = (id: string): string => atob(id).replace(/^[A-Za-z0-9]+:/, '');

/** The times of the reports of a series, by quarter. */
async function readWindows(gateway: Gateway, { chain, seriesKey }: AttestorTask) {
  if (chain === null) return new Map<string, { readonly dueAt: string; readonly deadlineAt: string }>();
  const answer = await gateway.answer(ReportWindowsDocument, { chain, key: seriesKey });
  const periods = answerOf(answer).data.series?.periods.nodes ?? [];
  return new Map(
    periods.map(({ period, closesAt, lateEndsAt }) => [period, { dueAt: closesAt, deadlineAt: lateEndsAt }]),
  );
}

/** Adds to reports and rates the times of their quarter's report. Each series is read once. */
async function addWindows(gateway: Gateway, work: readonly AttestorTask[]): Promise<readonly AttestorTask[]> {
  const windows = new Map<string, Awaited<ReturnType<typeof readWindows>>>();
  const placeOf = ({ chain, seriesKey }: AttestorTask) => `${chain} ${seriesKey}`;
  const reportTasks = work.filter(({ kind }) => kind === 'report' || kind === 'fx');
  for (const task of reportTasks)
    if (!windows.has(placeOf(task))) windows.set(placeOf(task), await readWindows(gateway, task));
  return work.map((task) =>
    reportTasks.includes(task) ? { ...task, ...windows.get(placeOf(task))?.get(task.period ?? '') } : task,
  );
}

const EMPTY_TASK = { period: null, dueAt: null, deadlineAt: null, amount: null, isReady: true } as const;

type OwnKeys = readonly string[];
const ownKeysAmong = (ownKeys: OwnKeys, keys: readonly (string | null | undefined)[]) =>
  ownKeys.filter((key) => keys.includes(key));

async function readCases(gateway: Gateway, ownKeys: OwnKeys): Promise<readonly AttestorTask[]> {
  const reports = await readAll(gateway, OpenReportsDocument, ({ tier3Cases }) => tier3Cases);
  const years = await readAll(gateway, OpenYearsDocument, ({ annualCases }) => annualCases);
  return [
    ...reports.map(
      (row): AttestorTask => ({
        ...EMPTY_TASK,
        ...{ kind: 'report', recordId: row.id, id: toolId(row.id), seriesKey: row.seriesKey, chain: row.chain },
        ...{ keys: ownKeysAmong(ownKeys, [row.attestorKey]), period: row.period, since: row.openedAt },
        amount: row.payment,
      }),
    ),
    ...years.map(
      (row): AttestorTask => ({
        ...EMPTY_TASK,
        ...{ kind: 'trueup', recordId: row.id, id: toolId(row.id), seriesKey: row.seriesKey, chain: row.chain },
        ...{ keys: ownKeysAmong(ownKeys, [row.attestorKey]), period: `${row.year}`, since: row.openedAt },
      }),
    ),
  ];
}

async function readHardship(gateway: Gateway, ownKeys: OwnKeys): Promise<readonly AttestorTask[]> {
  const pauses = await readAll(gateway, OpenPausesDocument, ({ hardshipRequests }) => hardshipRequests);
  const ends = await readAll(gateway, OpenExtinguishmentsDocument, (data) => data.extinguishmentRequests);
  return [
    ...pauses.map(
      (row): AttestorTask => ({
        ...EMPTY_TASK,
        ...{ kind: 'pause', recordId: row.id, id: toolId(row.id), seriesKey: row.seriesKey },
        ...{ chain: row.series?.chain ?? null, keys: ownKeysAmong(ownKeys, [row.attestorKey]), since: row.openedAt },
      }),
    ),
    ...ends
      .filter(({ state }) => state === 'OPEN' || state === 'ONE_SIGNED')
      .map(
        (row): AttestorTask => ({
          ...EMPTY_TASK,
          ...{ kind: 'extinguish', recordId: row.id, id: toolId(row.id), seriesKey: row.seriesKey },
          ...{ chain: row.series?.chain ?? null, since: row.openedAt, deadlineAt: row.deadlineAt ?? null },
          keys: ownKeysAmong(ownKeys, row.attestorKeys ?? []).filter(
            (key) => !row.signers?.some((signer) => signer === key),
          ),
          isReady: !!row.deadlineAt,
        }),
      ),
  ];
}

async function readDecisions(gateway: Gateway, ownKeys: OwnKeys): Promise<readonly AttestorTask[]> {
  const rates = await readAll(gateway, OpenRatesDocument, ({ fxFallbacks }) => fxFallbacks);
  const amendments = await readAll(gateway, OpenAmendmentsDocument, ({ termsAmendments }) => termsAmendments);
  return [
    ...rates.map(
      (row): AttestorTask => ({
        ...EMPTY_TASK,
        ...{ kind: 'fx', recordId: row.id, id: row.seriesKey, seriesKey: row.seriesKey, chain: row.chain },
        ...{ keys: ownKeys, period: row.period, since: row.requestedAt },
      }),
    ),
    ...amendments.map(
      (row): AttestorTask => ({
        ...EMPTY_TASK,
        ...{ kind: 'amend', recordId: row.id, id: toolId(row.id), seriesKey: row.seriesKey, chain: row.chain },
        ...{ keys: ownKeysAmong(ownKeys, [row.attestorKey]), since: row.proposedAt },
        amount: row.newCap,
      }),
    ),
  ];
}

/** Reads everything that waits for a signature of these keys, the oldest first. @throws GatewayError */
export async function readOpenWork(gateway: Gateway, ownKeys: OwnKeys): Promise<readonly AttestorTask[]> {
  if (ownKeys.length === 0) return [];
  const lists = [
    await readCases(gateway, ownKeys),
    await readHardship(gateway, ownKeys),
    await readDecisions(gateway, ownKeys),
  ];
  const addressed = lists.flat().filter(({ keys }) => keys.length > 0);
  return addWindows(
    gateway,
    addressed.sort((a, b) => Date.parse(a.since) - Date.parse(b.since)),
  );
}
