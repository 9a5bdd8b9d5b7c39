import type { RowReader } from 'field-access/compiled';
import { withDeadline } from '../../../core/deadline.ts';
import { laterOf, type Position } from '../../../core/position.ts';
import { NO_TRACER, type Tracer } from '../../../core/tracing.ts';
import type { Database } from '../database.ts';
import { createPositions, RECORD_TIMELINE } from './positions.ts';
import { createStandby, type Failed, type Standby } from './standby.ts';
import type { Wait } from './watch.ts';

/** How long a request waits for standbys to replay what it has to read. */
const CATCH_UP_MS = 20;

/** Why the primary answered; null: a standby did. */
export type ReadBy = Failed | null;

interface StandbyReport {
  /** Its place among the configured ones, from 1 on. */
  readonly standby: number;
  readonly usable: boolean;
  /** By how many bytes of log it is behind the last position of the primary that is known; null where it is not known. */
  readonly lagBytes: number | null;
}

export interface StandbysOptions {
  /** Each of one standby. They may hold passwords: never log them. */
  readonly urls: readonly string[];
  /** The primary: reads what no standby answers, and says its positions. */
  readonly database: Pick<Database, 'prisma' | 'reader'>;
  /** Most connections to each for reads. */
  readonly connections?: number;
  /** Called when a standby becomes usable, and when it is no more. */
  readonly onChange?: (standby: number, usable: boolean) => void;
  /** Called of each read. */
  readonly onRead?: (by: ReadBy) => void;
  readonly tracer?: Tracer;
}

export interface Standbys {
  /** Reads all that was acknowledged before: on a standby, or on the primary where none has it in time. */
  readonly strict: RowReader;
  /** Reads all that was acknowledged a second ago, and up to a position, where one is given. */
  bounded(after: Position | null): RowReader;
  /** How much of its log the primary has flushed; null where it is no primary. @throws DATABASE_UNAVAILABLE */
  position(): Promise<Position | null>;
  report(): readonly StandbyReport[];
  close(): Promise<void>;
}

/** The first of some standbys to replay a position; null where none does in time. */
async function firstOf(standbys: readonly Standby[], position: Position): Promise<Standby | null> {
  const wait: Wait = { until: performance.now() + CATCH_UP_MS, over: false };
  const each = standbys.map(async (standby) => {
    if (!(await standby.reaches(position, wait))) throw new Error('behind');
    return standby;
  });
  const first = await withDeadline(
    CATCH_UP_MS,
    Promise.any(each).catch(() => null),
    () => null,
  );
  wait.over = true;
  return first;
}

/** Chooses among standbys. */
function choosing(standbys: readonly Standby[]) {
  let turn = 0;
  const why = (timeline: string | null): Failed =>
    standbys.some((standby) => standby.isUsable(timeline)) ? 'behind' : 'unavailable';
  return {
    /** Why none may be waited for; null where one may. */
    refusal: (timeline: string | null): Failed | null =>
      standbys.some((standby) => standby.isInTime(timeline)) ? null : why(timeline),

    /** One that has replayed a position, each by turns; else the first to do so. */
    async at(position: Position): Promise<Standby | Failed> {
      const inTime = standbys.filter((standby) => standby.isInTime(position.timeline));
      const ready = inTime.filter((standby) => standby.has(position));
      turn++;
      const found = ready[turn % ready.length] ?? (await firstOf(inTime, position));
      if (found === null) for (const standby of inTime) standby.missed(position);
      return found ?? why(position.timeline);
    },
  };
}

const reportOf = (standby: Standby, i: number, last: Position | null): StandbyReport => {
  const replayed = standby.replayed();
  const lag = replayed !== null && replayed.timeline === last?.timeline ? Number(last.lsn - replayed.lsn) : null;
  return { standby: i + 1, usable: replayed !== null, lagBytes: lag === null ? null : Math.max(0, lag) };
};

/** Reads from streaming standbys, of which no answer is older than what its reader may expect. */
export function createStandbys(options: StandbysOptions): Standbys {
  const { urls, database, connections, onChange, onRead = () => {}, tracer = NO_TRACER } = options;
  const { prisma, reader: primary } = database;
  const positions = createPositions({ reader: primary, record: () => prisma.$executeRawUnsafe(RECORD_TIMELINE) });
  const standbys = urls.map((url, i) =>
    createStandby({
      ...{ url, connections, tracer },
      timeline: () => positions.last()?.timeline ?? null,
      onChange: (usable) => onChange?.(i + 1, usable),
    }),
  );
  const choice = choosing(standbys);
  /** On which timeline the primary is, so that it is stored: before that no standby is usable. */
  const learn = () => void positions.recent().catch(() => {});
  learn();

  const readerAt = (positionOf: () => Promise<Position | null>): RowReader => {
    /** Waits for no statement where no standby can answer. */
    async function onStandby(...[statement, values]: Parameters<RowReader['row']>): ReturnType<Standby['read']> {
      const refusal = choice.refusal(positions.last()?.timeline ?? null);
      if (refusal) learn();
      const position = refusal ? null : await positionOf();
      if (position === null) return refusal ?? 'unavailable';
      const found = await choice.at(position);
      return typeof found === 'string' ? found : found.read(statement, values, position);
    }
    return {
      async row(statement, values) {
        const found = await onStandby(statement, values);
        const failed = typeof found === 'string';
        onRead(failed ? found : null);
        return failed ? primary.row(statement, values) : found.row;
      },
    };
  };

  return {
    strict: readerAt(positions.current),
    bounded: (after) =>
      readerAt(async () => {
        const recent = await positions.recent();
        return recent && after ? laterOf(recent, after) : recent;
      }),
    position: positions.current,
    report: () => standbys.map((standby, i) => reportOf(standby, i, positions.last())),
    close: async () => {
      await Promise.all(standbys.map((standby) => standby.close()));
    },
  };
}
