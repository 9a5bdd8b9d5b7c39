import type { Figures } from './support/report.ts';
import { median } from './support/stats.ts';

/** What is to be reached, and what was: a ratio is at most, or at least, what is required. */
export interface Goal {
  readonly name: string;
  readonly required: number;
  readonly wanted: number | null;
  readonly atLeast?: true;
  /** Seconds, or events a second, where it is no ratio. */
  readonly unit?: 's' | '/s';
  reached(figures: Figures): number | undefined;
}

/** A page over a hundred times the rows, by the page over fewer. */
export const ROWS_GOAL = 1.2;

type Viewer = 'permitted' | 'denied';
const VIEWERS: readonly Viewer[] = ['permitted', 'denied'];

type Found = Figures[string] | undefined;

const one = (found: Found): number | undefined => (typeof found === 'number' ? found : undefined);

const most = (found: Found): number | undefined => (typeof found === 'object' ? Math.max(...found) : found);

/** The median over rounds of the ratio within a round: what slowed the machine for a while is in both. */
function ratio(found: Found, other: Found): number | undefined {
  if (typeof found !== 'object' || typeof other !== 'object' || found.length === 0) return undefined;
  return median(found.map((value, round) => value / (other[round] ?? Number.NaN)));
}

const nested = (server: string, viewer: Viewer, figure: 'cpu' | 'rate') => (figures: Figures) =>
  figures[`nested-read.${server}.${viewer}.${figure}`];

/** Of the index to Ponder without its limit of requests. */
const toPonder = (figure: 'cpu' | 'rate') => (figures: Figures) =>
  ratio(figures[`catch-up.index.${figure}`], figures[`catch-up.ponder-unthrottled.${figure}`]);

/** The compiled engine; while there is none, the interpreted one. */
const engine = (viewer: Viewer) => (figures: Figures) =>
  nested('compiled', viewer, 'cpu')(figures) ?? nested('interpreted', viewer, 'cpu')(figures);

const ofViewer = (viewer: Viewer): readonly Goal[] => [
  {
    name: `engine alone, CPU / PostGraphile, ${viewer}`,
    required: 0.28,
    wanted: 0.25,
    reached: (figures) => ratio(engine(viewer)(figures), nested('postgraphile', viewer, 'cpu')(figures)),
  },
  {
    name: `the gateway, CPU / PostGraphile, ${viewer}`,
    required: 0.38,
    wanted: 0.3,
    reached: (figures) =>
      ratio(nested('gateway-on', viewer, 'cpu')(figures), nested('postgraphile', viewer, 'cpu')(figures)),
  },
  {
    name: `the gateway, requests/s / floor, ${viewer}`,
    required: 0.9,
    wanted: 1,
    atLeast: true,
    reached: (figures) =>
      ratio(nested('gateway-on', viewer, 'rate')(figures), nested('floor', viewer, 'rate')(figures)),
  },
  {
    name: `engine, CPU / stock without authorization, ${viewer}`,
    required: 0.13,
    wanted: 0.1,
    reached: (figures) => ratio(engine(viewer)(figures), nested('open', 'permitted', 'cpu')(figures)),
  },
];

export const GOALS: readonly Goal[] = [
  ...VIEWERS.flatMap(ofViewer),
  {
    name: 'statements of the nested read, 1,000 rows',
    required: 1,
    wanted: null,
    reached: (figures) => one(figures['nested-read.statements']),
  },
  {
    name: 'p50 at 10^6 / 10^4 rows, the worst list',
    required: ROWS_GOAL,
    wanted: null,
    reached: (figures) => one(figures['rows.worst']),
  },
  {
    name: 'the index, the best round',
    required: 3_000,
    wanted: null,
    atLeast: true,
    unit: '/s',
    reached: (figures) => most(figures['catch-up.index.rate']),
  },
  {
    name: 'the index, events/s / unthrottled Ponder',
    required: 2,
    wanted: null,
    atLeast: true,
    reached: toPonder('rate'),
  },
  { name: 'the index, CPU / unthrottled Ponder', required: 0.5, wanted: null, reached: toPonder('cpu') },
  {
    name: 'ready from nothing',
    required: 5,
    wanted: 3,
    unit: 's',
    reached: (figures) => one(figures['start.nothing']),
  },
  { name: 'ready again', required: 1.5, wanted: 1, unit: 's', reached: (figures) => one(figures['start.again']) },
];

export interface Outcome extends Omit<Goal, 'reached'> {
  readonly reached: number | null;
  /** Null: not measured. */
  readonly met: boolean | null;
}

export const outcomes = (figures: Figures): readonly Outcome[] =>
  GOALS.map(({ reached, ...goal }) => {
    const value = reached(figures) ?? null;
    const met = value === null ? null : goal.atLeast ? value >= goal.required : value <= goal.required;
    return { ...goal, reached: value, met };
  });

/** The goals of which something was measured, as lines. */
export function goalLines(figures: Figures): readonly string[] {
  const lines = outcomes(figures)
    .filter(({ met }) => met !== null)
    .map(({ name, required, wanted, atLeast, unit, reached, met }) => {
      const limit = `${atLeast ? 'at least' : 'at most '} ${required.toFixed(2)}`;
      const wish = wanted === null ? '' : wanted.toFixed(2);
      const value = (reached as number).toFixed(2);
      return `  ${name.padEnd(54)}${limit}${wish.padStart(8)}${value.padStart(9)}${unit === undefined ? '  ' : ` ${unit}`}  ${met ? 'yes' : 'no'}`;
    });
  const head = `  ${''.padEnd(54)}${'required'.padEnd(13)}${'wanted'.padStart(8)}${'reached'.padStart(9)}`;
  const interpreted = figures['nested-read.interpreted.permitted.cpu'] !== undefined;
  const compiled = figures['nested-read.compiled.permitted.cpu'] !== undefined;
  const note = interpreted && !compiled ? ['  The schema has no compiler: the engine is the interpreted one.'] : [];
  return lines.length === 0 ? [] : ['goals', head, ...lines, ...note];
}
