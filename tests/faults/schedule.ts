import fc from 'fast-check';

// What a seed decides: who does what and when, and which faults come in between. Times are milliseconds from the story's
// beginning; how the processes' own work interleaves with them is no part of it.

/** How long faults come; after that everything is whole again. */
const FAULTS_MS = 12_000;

export const GATEWAYS = ['gateway 1', 'gateway 2'] as const;
export const WORKERS = ['worker 1', 'worker 2'] as const;
const PROCESSES = [...GATEWAYS, ...WORKERS] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Who bids: verified on the chain. */
const BIDDERS = ['holderA1', 'holderA2', 'holderB', 'backerA'] as const;
export type Bidder = (typeof BIDDERS)[number];
/** Everybody who acts. The last one is nobody's bidder or issuer. */
export const ACTORS = ['issuerA', ...BIDDERS, 'outsider'] as const;
type Actor = (typeof ACTORS)[number];

/** Kinds of fault by what they are done to, each with the sentence that a report prints. */
const FAULTS = {
  'database cut': 'every connection to PostgreSQL breaks, and none is made',
  'database slow': 'everything between process and PostgreSQL comes later',
  'database half-open':
    'the open connections to PostgreSQL carry nothing any more, and break in the end; new ones work',
  'commit not sent': 'a COMMIT does not reach PostgreSQL, and its connection breaks',
  'commit not answered': 'PostgreSQL commits, and its answer is lost with the connection',
  'primary lost': 'the primary ends at once, its standby is promoted and everybody led there; a new standby follows',
  'node cut': 'no request reaches the node',
  'node slow': 'the node answers later',
  'node refuses': 'the node answers 503',
  'send not answered': 'the node takes transactions, and the answers are lost',
  'node behind': 'another node answers, which lacks the newest blocks and answers ranges beyond without logs',
  'logs twice': 'the node answers every log twice; on Solana, every transaction of a list',
  'mail cut': 'no connection to the mail server',
  'mail silent': 'the mail server says nothing',
  'mail not answered': 'the mail server takes a mail, and its answer is lost',
  'process killed': 'kill -9, and a start afterwards',
  'process frozen': 'it stops where it is, and goes on',
  'leader frozen and cut': 'it stops where it is, PostgreSQL ends its sessions, and it goes on',
  'clock stepped': 'its wall clock is ahead or behind',
} as const;
export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as readonly FaultKind[];

interface Fault {
  readonly at: number;
  /** How long it lasts. */
  readonly for: number;
  readonly kind: FaultKind;
  readonly where: ProcessName;
  /** How much of it: milliseconds of delay, seconds of a clock, commits, blocks. */
  readonly amount: number;
}

/** What people do next to the raise. */
const ACTS = ['profile', 'email', 'draft', 'application', 'transaction', 'sign out'] as const;
export type ActKind = (typeof ACTS)[number];

export interface Act {
  readonly at: number;
  readonly who: Actor;
  readonly what: ActKind;
  /** How somebody asks, with the same key: until there is an answer, once, or until there is one at both gateways at once. */
  readonly asks: 'until answered' | 'once' | 'both at once';
  /** The gateway that is asked first; the next try goes to the other. */
  readonly first: 0 | 1;
}

export interface PlannedBid {
  readonly who: Bidder;
  readonly at: number;
  readonly price: number;
  readonly quantity: number;
  readonly reveals: boolean;
}

/** The kinds of chain that a story may be on. */
export type StoryKind = 'evm' | 'solana';

/** Every fifth seed's story is on Solana. It is no draw, because the schedules of the seeds that found something stay. */
const kindOf = (seed: number): StoryKind => (seed % 5 === 0 ? 'solana' : 'evm');

export interface Schedule {
  readonly seed: number;
  readonly chain: StoryKind;
  readonly bids: readonly PlannedBid[];
  readonly acts: readonly Act[];
  readonly faults: readonly Fault[];
}

const time = fc.integer({ min: 0, max: FAULTS_MS - 1 });

/** The least and most of each kind's amount; 1 where there is nothing to choose. */
const AMOUNTS: Partial<Record<FaultKind, readonly [number, number]>> = {
  'database slow': [20, 400],
  'commit not sent': [1, 4],
  'commit not answered': [1, 4],
  'node slow': [50, 1_500],
  'node behind': [1, 4],
  'clock stepped': [-90, 90],
};
const ofWorkers = (kind: FaultKind) => kind.startsWith('mail') || kind.startsWith('leader') || kind.startsWith('send');

/** What loses answers comes more often: it is what people and keepers ask again for. */
const OFTEN: readonly FaultKind[] = ['commit not sent', 'commit not answered', 'process killed', 'send not answered'];

const fault: fc.Arbitrary<Fault> = fc.constantFrom(...FAULT_KINDS, ...OFTEN, ...OFTEN).chain((kind) => {
  const [min, max] = AMOUNTS[kind] ?? [1, 1];
  return fc.record({
    at: time,
    // a run that says nothing is taken over after four seconds
    for: fc.integer({ min: 200, max: kind.includes('frozen') ? 7_000 : 4_000 }),
    kind: fc.constant(kind),
    where: ofWorkers(kind) ? fc.constantFrom(...WORKERS) : fc.constantFrom(...PROCESSES),
    amount: fc.integer({ min, max }),
  });
});

const act: fc.Arbitrary<Act> = fc.record({
  at: time,
  who: fc.constantFrom(...ACTORS),
  what: fc.constantFrom(...ACTS),
  asks: fc.constantFrom('until answered', 'until answered', 'once', 'both at once'),
  first: fc.constantFrom(0, 1),
});

const bid = (who: Bidder): fc.Arbitrary<PlannedBid> =>
  fc.record({
    who: fc.constant(who),
    at: fc.integer({ min: 0, max: FAULTS_MS / 3 }),
    price: fc.integer({ min: 1_000_000, max: 3_000_000 }),
    quantity: fc.integer({ min: 20, max: 60 }),
    reveals: fc.constantFrom(true, true, true, false),
  });

/** What a fault is done to: two at once would end each other. */
const placeOf = ({ kind, where }: Fault): string => {
  const [thing] = kind.split(' ');
  if (thing === 'mail' || thing === 'primary') return thing;
  const target = { commit: 'database', send: 'node', logs: 'node', leader: 'process' }[thing ?? ''] ?? thing;
  return `${where} ${target}`;
};

/** How long its place is taken after its end: a process needs to start. There is one standby to promote. */
const AFTERWARDS_MS: Partial<Record<FaultKind, number>> = { 'process killed': 3_000, 'primary lost': FAULTS_MS };

/** Without those that begin while another one has its place. */
function withoutOverlap(faults: readonly Fault[]): readonly Fault[] {
  const until = new Map<string, number>();
  return faults
    .toSorted((a, b) => a.at - b.at)
    .filter((one) => {
      const place = placeOf(one);
      const isFree = (until.get(place) ?? 0) <= one.at;
      if (isFree) until.set(place, one.at + one.for + (AFTERWARDS_MS[one.kind] ?? 100));
      return isFree;
    });
}

const schedule = fc
  .record({
    bids: fc.tuple(...BIDDERS.map(bid)).chain((all) => fc.subarray(all, { minLength: 2 })),
    acts: fc.array(act, { minLength: 12, maxLength: 24 }),
    faults: fc.array(fault, { minLength: 8, maxLength: 24 }),
  })
  .map(({ bids, acts, faults }) => ({
    bids,
    acts: acts.toSorted((a, b) => a.at - b.at),
    faults: withoutOverlap(faults),
  }));

/** The same seed gives the same schedule. */
export function scheduleOf(seed: number): Schedule {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1, unbiased: true });
  if (drawn === undefined) throw new Error(`nothing was drawn for seed ${seed}`);
  return { seed, chain: kindOf(seed), ...drawn };
}

const placed = (kind: FaultKind, where: ProcessName): string => {
  if (kind.startsWith('mail')) return 'both workers';
  return kind === 'primary lost' ? 'everybody' : where;
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(2).padStart(6)} s`;

/** A schedule as text: when, what and where. */
export function printSchedule({ seed, chain, bids, acts, faults }: Schedule): string {
  const lines = [
    ...bids.map(({ at, who, price, quantity, reveals }) => [
      at,
      `${who} bids ${quantity} at ${price}${reveals ? '' : ', and does not reveal'}`,
    ]),
    ...acts.map(({ at, who, what, asks, first }) => [at, `${who}: ${what} at ${GATEWAYS[first]}, asks ${asks}`]),
    ...faults.map(({ at, kind, where, amount, ...fault }, i) => [
      at,
      `fault ${i}: ${kind}, ${placed(kind, where)}, for ${fault.for} ms${kind in AMOUNTS ? ` (${amount})` : ''}`,
    ]),
  ] as [number, string][];
  const timed = lines.sort(([a], [b]) => a - b).map(([at, text]) => `${seconds(at)}  ${text}`);
  return [`seed ${seed}, on ${chain}`, ...timed].join('\n');
}
