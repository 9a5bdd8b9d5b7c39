import { BOUNDS } from './abuse/bounds.ts';
import type { Figures } from './support/report.ts';
import { median } from './support/stats.ts';

/** A goal for a figure, which is at most the required value, or at least with `atLeast`. */
export interface Goal {
  readonly name: string;
  readonly required: number;
  readonly wanted: number | null;
  readonly atLeast?: true;
  /** The unit in seconds or events a second; absent for a ratio. */
  readonly unit?: 's' | '/s';
  reached(figures: Figures): number | undefined;
}

/** The maximum ratio of a page's time with a hundred times the rows to its time with fewer. */
export const ROWS_GOAL = 1.2;

type Viewer = 'permitted' | 'denied';
const VIEWERS: readonly Viewer[] = ['permitted', 'denied'];

type Figure = Figures[string] | undefined;

const numberOf = (figure: Figure): number | undefined => (typeof figure === 'number' ? figure : undefined);

const maximumOf = (figure: Figure): number | undefined => (typeof figure === 'object' ? Math.max(...figure) : figure);

/** The median of the rounds' ratios. A ratio is taken within a round, because a slow machine slows both of its values. */
function ratio(figure: Figure, other: Figure): number | undefined {
  if (typeof figure !== 'object' || typeof other !== 'object' || figure.length === 0) return undefined;
  return median(figure.map((value, round) => value / (other[round] ?? Number.NaN)));
}

const nested = (server: string, viewer: Viewer, figure: 'cpu' | 'rate') => (figures: Figures) =>
  figures[`nested-read.${server}.${viewer}.${figure}`];

/** The ratio of the index to Ponder without its limit of requests. */
const toPonder = (figure: 'cpu' | 'rate') => (figures: Figures) =>
  ratio(figures[`catch-up.index.${figure}`], figures[`catch-up.ponder-unthrottled.${figure}`]);

/** The compiled engine's processor time, or the interpreted one's without a compiler. */
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

/** The bounds of one request, by the figures of `abuse`. */
const ofAbuse: readonly Goal[] = [
  ...(
    [
      ['silence', 'one request’s silence of the event loop, ms'],
      ['answer', 'one request’s answer, bytes'],
      ['memory', 'one request’s growth of memory, MB'],
      ['kept', 'memory that a request leaves, bytes'],
      ['statements', 'one request’s statements'],
      ['nodeCalls', 'one request’s calls to the chain’s node'],
      ['held', 'places held after an answer'],
      ['taken', 'places that one address takes from all others'],
      ['endless', 'answers without an end'],
    ] as const
  ).map(([measure, name]) => ({
    name,
    required: BOUNDS[measure],
    wanted: null,
    reached: (figures: Figures) => numberOf(figures[`abuse.${measure}`]),
  })),
  {
    name: 'requests that end the gateway',
    required: 0,
    wanted: null,
    reached: (figures: Figures) => numberOf(figures['abuse.died']),
  },
];

export const GOALS: readonly Goal[] = [
  ...VIEWERS.flatMap(ofViewer),
  {
    name: 'statements of the nested read, 1,000 rows',
    required: 1,
    wanted: null,
    reached: (figures) => numberOf(figures['nested-read.statements']),
  },
  {
    name: 'p50 at 10^6 / 10^4 rows, the worst list',
    required: ROWS_GOAL,
    wanted: null,
    reached: (figures) => numberOf(figures['rows.worst']),
  },
  {
    name: 'the index, the best round',
    required: 3_000,
    wanted: null,
    atLeast: true,
    unit: '/s',
    reached: (figures) => maximumOf(figures['catch-up.index.rate']),
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
    name: 'nine of ten small reads while another sender floods',
    required: 0.1,
    wanted: 0.05,
    unit: 's',
    reached: (figures) => numberOf(figures['overload.flood.large']),
  },
  {
    name: 'the same while another sender invents tokens',
    required: 0.1,
    wanted: 0.05,
    unit: 's',
    reached: (figures) => numberOf(figures['overload.flood.tokens']),
  },
  {
    name: 'ready from nothing',
    required: 5,
    wanted: 3,
    unit: 's',
    reached: (figures) => numberOf(figures['start.nothing']),
  },
  { name: 'ready again', required: 1.5, wanted: 1, unit: 's', reached: (figures) => numberOf(figures['start.again']) },
  ...ofAbuse,
];

export interface Outcome extends Omit<Goal, 'reached'> {
  readonly reached: number | null;
  /** Null if it was not measured. */
  readonly met: boolean | null;
}

export const outcomes = (figures: Figures): readonly Outcome[] =>
  GOALS.map(({ reached, ...goal }) => {
    const value = reached(figures) ?? null;
    const met = value === null ? null : goal.atLeast ? value >= goal.required : value <= goal.required;
    return { ...goal, reached: value, met };
  });

/** The measured goals as lines. */
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
