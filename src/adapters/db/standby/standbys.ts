import { laterOf, type Position } from '@income-series/protocol/position';
import type { RowReader } from 'field-access/compiled';
import { withDeadline } from '../../../core/deadline.ts';
import { NO_TRACER, type Tracer } from '../../../core/tracing.ts';
import type { Database } from '../database.ts';
import { createPositions, RECORD_TIMELINE } from './positions.ts';
import { createStandby, type Standby, type StandbyFailure } from './standby.ts';
import type { Wait } from './watch.ts';

/** The longest wait of a request for standbys to replay its position. */
const CATCH_UP_MS = 20;

/** The reason why the primary answered a read; null if a standby answered. */
export type PrimaryReason = StandbyFailure | null;

interface StandbyReport {
  /** The standby's number among the configured ones, from 1. */
  readonly standby: number;
  readonly usable: boolean;
  /** The standby's lag behind the primary's last known position, in bytes of log; null if it is unknown. */
  readonly lagBytes: number | null;
}

export interface StandbysOptions {
  /** The URLs, one for each standby. They may contain passwords: never log them. */
  readonly urls: readonly string[];
  /** The primary, which answers if no standby can answer, and which has the positions. */
  readonly database: Pick<Database, 'prisma' | 'reader'>;
  /** The most connections for reads to each standby. */
  readonly connections?: number;
  /** Called when a standby becomes usable or unusable. */
  readonly onChange?: (standby: number, usable: boolean) => void;
  /** Called for each read. */
  readonly onRead?: (reason: PrimaryReason) => void;
  readonly tracer?: Tracer;
}

export interface Standbys {
  /** Reads at least everything that was acknowledged before the read: on a standby, or on the primary if no standby has it in
   * time. */
  readonly strict: RowReader;
  /** Reads at least what was acknowledged until a second ago and everything up to the position `after`; newer writes may be missing. */
  bounded(after: Position | null): RowReader;
  /** The flushed position of the primary; null if the server is no primary. @throws DATABASE_UNAVAILABLE */
  position(): Promise<Position | null>;
  report(): readonly StandbyReport[];
  close(): Promise<void>;
}

/** Waits for the first standby to replay a position; null if none does in time. */
async function firstOf(standbys: readonly Standby[], position: Position): Promise<Standby | null> {
  const wait: Wait = { until: performance.now() + CATCH_UP_MS, isOver: false };
  const waits = standbys.map(async (standby) => {
    if (!(await standby.reaches(position, wait))) throw new Error('behind');
    return standby;
  });
  const first = await withDeadline(
    CATCH_UP_MS,
    Promise.any(waits).catch(() => null),
    () => null,
  );
  wait.isOver = true;
  return first;
}

/** Creates the choice of a standby for each read. */
function createChooser(standbys: readonly Standby[]) {
  let turn = 0;
  const failureOf = (timeline: string | null): StandbyFailure =>
    standbys.some((standby) => standby.isUsable(timeline)) ? 'behind' : 'unavailable';
  return {
    /** The reason why no standby is worth a wait; null if a standby is worth it. */
    refusal: (timeline: string | null): StandbyFailure | null =>
      standbys.some((standby) => standby.isInTime(timeline)) ? null : failureOf(timeline),

    /** Chooses a standby that has replayed a position, in turn; else waits for the first standby that replays it. */
    async choose(position: Position): Promise<Standby | StandbyFailure> {
      const worthWait = standbys.filter((standby) => standby.isInTime(position.timeline));
      const ready = worthWait.filter((standby) => standby.has(position));
      turn++;
      const readyOne = ready.length === 0 ? undefined : ready[turn % ready.length];
      const standby = readyOne ?? (await firstOf(worthWait, position));
      if (standby === null) for (const late of worthWait) late.noteMiss(position);
      return standby ?? failureOf(position.timeline);
    },
  };
}

const reportOf = (standby: Standby, i: number, last: Position | null): StandbyReport => {
  const replayed = standby.replayed();
  const lag = replayed !== null && replayed.timeline === last?.timeline ? Number(last.lsn - replayed.lsn) : null;
  return { standby: i + 1, usable: replayed !== null, lagBytes: lag === null ? null : Math.max(0, lag) };
};

/** Creates readers from streaming standbys. No answer is older than its reader may expect. */
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
  const chooser = createChooser(standbys);
  /** Reads the primary's position, which stores its timeline. Before that no standby is usable. */
  const learn = () => void positions.recent().catch(() => {});
  learn();

  const readerAt = (positionOf: () => Promise<Position | null>): RowReader => {
    /** Reads from a standby. It runs no statement on the primary if no standby can answer. */
    async function onStandby(...[statement, values]: Parameters<RowReader['row']>): ReturnType<Standby['read']> {
      const refusal = chooser.refusal(positions.last()?.timeline ?? null);
      if (refusal) learn();
      const position = refusal ? null : await positionOf();
      if (position === null) return refusal ?? 'unavailable';
      const standby = await chooser.choose(position);
      return typeof standby === 'string' ? standby : standby.read(statement, values, position);
    }
    return {
      async row(statement, values) {
        const result = await onStandby(statement, values);
        const isFailure = typeof result === 'string';
        onRead(isFailure ? result : null);
        return isFailure ? primary.row(statement, values) : result.row;
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
