import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

type Step = readonly [at: number, request: string, event: 'sent' | 'answered' | 'timeout'];

/** Events of requests, and the times in ms at which a request is or is not refused. */
const CASES: readonly (readonly [string, readonly Step[], Readonly<Record<number, boolean>>])[] = [
  ['admits everything at first', [], { 0: false }],
  [
    'refuses for a second after a timeout',
    [
      [0, 'a', 'sent'],
      [500, 'a', 'timeout'],
    ],
    { 500: true, 1499: true, 1500: false },
  ],
  [
    'does not open for one slow request while others are answered',
    [
      [0, 'slow', 'sent'],
      [100, 'b', 'sent'],
      [200, 'b', 'answered'],
      [500, 'slow', 'timeout'],
    ],
    { 500: false },
  ],
  [
    'opens if the last answer came before the request was sent',
    [
      [0, 'a', 'sent'],
      [100, 'a', 'answered'],
      [200, 'b', 'sent'],
      [700, 'b', 'timeout'],
    ],
    { 700: true },
  ],
  [
    'admits one probe a second, answered or not',
    [
      [0, 'a', 'sent'],
      [500, 'a', 'timeout'],
      [1_500, 'probe', 'sent'],
    ],
    { 1500: true, 2499: true, 2500: false },
  ],
  [
    'stays open for a second after the last probe that was not answered',
    [
      [0, 'a', 'sent'],
      [500, 'a', 'timeout'],
      [1_500, 'first', 'sent'],
      [2_500, 'second', 'sent'],
      [3_000, 'first', 'timeout'],
    ],
    { 3000: true, 3999: true, 4000: false },
  ],
  [
    'closes when the probe is answered',
    [
      [0, 'a', 'sent'],
      [500, 'a', 'timeout'],
      [1_500, 'probe', 'sent'],
      [1_600, 'probe', 'answered'],
    ],
    { 1600: false },
  ],
  [
    'stays open for another second when the probe is not',
    [
      [0, 'a', 'sent'],
      [500, 'a', 'timeout'],
      [1_500, 'probe', 'sent'],
      [2_000, 'probe', 'timeout'],
    ],
    { 2000: true, 2999: true, 3000: false },
  ],
  [
    'closes if an earlier request is answered late',
    [
      [0, 'a', 'sent'],
      [100, 'b', 'sent'],
      [500, 'a', 'timeout'],
      [550, 'b', 'answered'],
    ],
    { 550: false },
  ],
];

it.each(CASES)('%s', (_, steps, refusals) => {
  let time = 0;
  const breaker = createBreaker(
    () => time,
    (work) => work(),
  );
  const ends = new Map<string, ReturnType<typeof breaker.sent>>();
  for (const [at, request, event] of steps) {
    time = at;
    if (event === 'sent') ends.set(request, breaker.sent());
    else ends.get(request)?.(event);
  }
  for (const [at, isRefused] of Object.entries(refusals)) {
    time = Number(at);
    expect(breaker.refuses(), `at ${at} ms`).toBe(isRefused);
  }
});

it('admits the requests of the same turn with a probe', () => {
  let time = 0;
  let endTurn = () => {};
  const breaker = createBreaker(
    () => time,
    (work) => {
      endTurn = work;
    },
  );
  breaker.sent()('timeout');
  expect(breaker.refuses()).toBe(true);
  time = 1_000;
  breaker.sent();
  expect(breaker.refuses()).toBe(false);
  breaker.sent();
  endTurn();
  expect(breaker.refuses()).toBe(true);
});
