import type { AttestorWorkQuery } from '../generated/operations.ts';
import { recordId } from '../record-id.ts';

export type AttestorTaskKind = 'report' | 'trueup' | 'fx' | 'pause' | 'extinguish' | 'amend';

/** A step on the attestor's own machine, with the command of the tool that takes it. */
export interface TaskCommand {
  readonly purpose: string;
  readonly command: string;
}

/** A request that waits for a key of the attestor. */
export interface AttestorTask {
  readonly kind: AttestorTaskKind;
  /** The global id of the request. */
  readonly id: string;
  readonly seriesKey: string;
  /** Null while the index does not hold the series. */
  readonly series: { readonly key: `0x${string}`; readonly chain: string; readonly title: string | null } | null;
  /** The quarter, as `2027-Q1`, or the year; null for a request about neither. */
  readonly of: string | null;
  readonly since: string;
  /** The time from which the issuer's report is late; null if the request has none. */
  readonly dueAt: string | null;
  /** The time after which a signature is useless; null if the request has none. */
  readonly deadlineAt: string | null;
  /** False while something else has to happen before the attestor can sign. */
  readonly isReady: boolean;
  readonly commands: readonly TaskCommand[];
}

/** The forms of ids. A command is written of nothing else, because a text of the service might be a command of its own in a shell. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY = /^0x[0-9a-f]{64}$/;

const MOST_DOCUMENTS = 20;
const step = (purpose: string, command: string): TaskCommand => ({ purpose, command });

const decryptDocuments = (record: string, id: string, count: number | null) =>
  Array.from({ length: Math.min(count ?? 0, MOST_DOCUMENTS) }, (_, i) =>
    step(`Open document ${i + 1}`, `decrypt ${record} ${id} --index ${i} --out .`),
  );

/** The commands for a request, in their order. Words in capitals stand for what the attestor decides. */
function commandsOf(kind: AttestorTaskKind, id: string, documents: number | null): readonly TaskCommand[] {
  const sign = (options = '') => step('Check it, and sign', `sign ${kind} ${id}${options}`);
  const commands: Readonly<Record<AttestorTaskKind, () => readonly TaskCommand[]>> = {
    report: () => [
      step('Open the figures', `decrypt opening ${id} --out opening.json`),
      ...decryptDocuments('document', id, documents),
      sign(),
      step('Or decline', `close report ${id} --reason REASON`),
    ],
    trueup: () => [
      ...decryptDocuments('annual-document', id, documents),
      sign(' --adjustment=AMOUNT --at TIME'),
      step('Or decline', `close trueup ${id} --reason REASON`),
    ],
    fx: () => [step('See the time and the permitted range', `show fx ${id}`), sign(' --rate RATE')],
    pause: () => [
      step('Open the reason', `decrypt hardship ${id} --out reason.json`),
      sign(' --until TIME --code CODE'),
      step('Or refuse', `refuse ${id} --code CODE`),
    ],
    extinguish: () => [step('Open the evidence', `decrypt evidence ${id} --out evidence.json`), sign()],
    amend: () => [step('See the proposed terms', `show amend ${id} --terms`), sign()],
  };
  return commands[kind]();
}

/** The tool's configuration is for one chain. The tool's guide gives the second configuration this name. */
const SECOND_CHAIN = ' --config solana.json';

function writeCommands(work: Omit<AttestorTask, 'commands'>, documents: number | null): readonly TaskCommand[] {
  const { kind, id, seriesKey, series } = work;
  const natural = (kind === 'fx' ? seriesKey : recordId(id)).toLowerCase();
  if (!(kind === 'fx' ? KEY : UUID).test(natural)) return [];
  const config = series?.chain.startsWith('solana:') ? SECOND_CHAIN : '';
  return commandsOf(kind, natural, documents).map(({ purpose, command }) =>
    step(purpose, `income-series attestor ${command}${config}`),
  );
}

interface Row {
  readonly id: string;
  readonly seriesKey: string;
  readonly series: AttestorTask['series'];
}

interface Window {
  readonly period: string;
  readonly closesAt: string;
  readonly lateEndsAt: string;
}

interface Details extends Partial<Omit<AttestorTask, 'kind' | 'since' | 'commands'>> {
  readonly documents?: number | null;
}

function toWork(
  kind: AttestorTaskKind,
  row: Row,
  since: string,
  { documents = null, ...details }: Details = {},
): AttestorTask {
  const { id, seriesKey, series } = row;
  const work = {
    kind,
    id,
    seriesKey,
    series,
    of: null,
    since,
    dueAt: null,
    deadlineAt: null,
    isReady: true,
    ...details,
  };
  return { ...work, commands: writeCommands(work, documents) };
}

/** The quarter of a request, with the end of its windows. */
function quarterOf(period: string, series: { readonly periods: { readonly nodes: readonly Window[] } } | null) {
  const window = series?.periods.nodes.find((one) => one.period === period);
  return { of: period, dueAt: window?.closesAt ?? null, deadlineAt: window?.lateEndsAt ?? null };
}

/** Lists the requests that wait for the attestor's keys, the oldest first. Any attestor may state a rate. */
export function workOf(data: AttestorWorkQuery): readonly AttestorTask[] {
  const keys = new Set<string>(data.viewer?.account?.signerKeys.map(({ key }) => key));
  const isOwn = ({ attestorKey }: { readonly attestorKey: string | null }) =>
    attestorKey !== null && keys.has(attestorKey);
  const ends = [...(data.unsigned?.nodes ?? []), ...(data.signedOnce?.nodes ?? [])].filter(
    ({ attestorKeys, signers }) => attestorKeys?.some((key) => keys.has(key) && !signers?.includes(key)),
  );
  return [
    ...(data.tier3Cases?.nodes ?? [])
      .filter(isOwn)
      .map((row) =>
        toWork('report', row, row.openedAt, { documents: row.documentCount, ...quarterOf(row.period, row.series) }),
      ),
    ...(data.annualCases?.nodes ?? [])
      .filter(isOwn)
      .map((row) => toWork('trueup', row, row.openedAt, { documents: row.documentCount, of: `${row.year}` })),
    ...(keys.size === 0 ? [] : (data.fxFallbacks?.nodes ?? [])).map((row) =>
      toWork('fx', row, row.requestedAt, quarterOf(row.period, row.series)),
    ),
    ...(data.hardshipRequests?.nodes ?? []).filter(isOwn).map((row) => toWork('pause', row, row.openedAt)),
    ...ends.map((row) =>
      toWork('extinguish', row, row.openedAt, { deadlineAt: row.deadlineAt, isReady: row.deadlineAt !== null }),
    ),
    ...(data.termsAmendments?.nodes ?? []).filter(isOwn).map((row) => toWork('amend', row, row.proposedAt)),
  ].sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
}

/** Tests that a list is longer than the screen reads. */
export const isCut = (data: AttestorWorkQuery): boolean =>
  [
    data.tier3Cases,
    data.annualCases,
    data.fxFallbacks,
    data.hardshipRequests,
    data.unsigned,
    data.signedOnce,
    data.termsAmendments,
  ].some((list) => list?.pageInfo.hasNextPage);
