import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  type Cost,
  costsOf,
  demandOf,
  type Mix,
  medianCost,
  parseMix,
  saturation,
} from '../../bench/capacity/formula.ts';
import { createClient } from '../../bench/support/client.ts';
import { treeCpu } from '../../bench/support/usage.ts';

// What `npm run bench -- capacity` computes of what it measures.

const COSTS: Readonly<Record<string, Cost>> = {
  write: { gateway: 4, pool: 0.5, primary: 2, standby: 0.5 },
  read: { gateway: 1, pool: 0.1, primary: 0.5, standby: 0 },
};

describe('what a rate needs', () => {
  // busy, cores at 60 %, what one carries, how many; of 8 cores for servers
  it.each([
    [
      'one write',
      { write: 1 },
      { rate: 1_000 },
      [
        ['gateway', 4, 6.67, 150, 7],
        ['pool', 0.5, 0.83, 1_200, 1],
        ['primary', 2, 3.33, 2_400, 1],
        ['standby', 0.5, 0.83, 9_600, 1],
      ],
    ],
    [
      'a tenth writes',
      { write: 10, read: 90 },
      { rate: 1_000 },
      [
        ['gateway', 1.3, 2.17, 461.54, 3],
        ['pool', 0.14, 0.23, 4_285.71, 1],
        ['primary', 0.65, 1.08, 7_384.62, 1],
        ['standby', 0.05, 0.08, 96_000, 1],
      ],
    ],
    [
      'ten times as many',
      { write: 10, read: 90 },
      { rate: 10_000, serverCores: 4 },
      [
        ['gateway', 13, 21.67, 461.54, 22],
        ['pool', 1.4, 2.33, 4_285.71, 3],
        ['primary', 6.5, 10.83, 3_692.31, 3],
        ['standby', 0.5, 0.83, 48_000, 1],
      ],
    ],
    [
      'reads alone',
      { read: 1 },
      { rate: 100 },
      [
        ['gateway', 0.1, 0.17, 600, 1],
        ['pool', 0.01, 0.02, 6_000, 1],
        ['primary', 0.05, 0.08, 9_600, 1],
        ['standby', 0, 0, Infinity, 1],
      ],
    ],
  ] as const)('%s', (_, mix, load, expected) => {
    const found = demandOf(COSTS, mix, load).map(({ part, busy, cores, carries, count }) => [
      part,
      ...[busy, cores, carries].map((value) => Number(value.toFixed(2))),
      count,
    ]);
    expect(found).toEqual(expected);
  });

  it('has no line of a part that is not there', () => {
    const without = { read: { gateway: 1, primary: 0.5 } };
    expect(demandOf(without, { read: 1 }, { rate: 1 }).map(({ part }) => part)).toEqual(['gateway', 'primary']);
  });

  it('orders the parts by what one carries', () => {
    const parts = saturation(demandOf(COSTS, { write: 10, read: 90 }, { rate: 1_000, serverCores: 4 }));
    expect(parts.map(({ part }) => part)).toEqual(['gateway', 'primary', 'pool', 'standby']);
  });

  const cost = fc.record({
    gateway: fc.double({ min: 0.001, max: 100, noNaN: true }),
    primary: fc.double({ min: 0.001, max: 100, noNaN: true }),
  });
  const share = fc.integer({ min: 1, max: 1_000 });
  const rates = fc.integer({ min: 1, max: 100_000 });

  test('is enough and not one too many, grows with the rate, and depends on the ratio of the mix alone', () => {
    fc.assert(
      fc.property(cost, cost, share, share, rates, fc.integer({ min: 2, max: 9 }), (a, b, ofA, ofB, rate, times) => {
        const of = (mix: Mix, at: number) => demandOf({ a, b }, mix, { rate: at });
        const found = of({ a: ofA, b: ofB }, rate);
        const scaled = of({ a: ofA * times, b: ofB * times }, rate);
        const more = of({ a: ofA, b: ofB }, rate * times);
        for (const [i, { busy, carries, count }] of found.entries()) {
          expect(count * carries).toBeGreaterThanOrEqual(rate * (1 - 1e-9));
          expect((count - 1) * carries).toBeLessThan(rate * (1 + 1e-9));
          expect((scaled[i]?.busy ?? 0) / busy).toBeCloseTo(1, 9);
          expect((more[i]?.busy ?? 0) / busy).toBeCloseTo(times, 9);
        }
      }),
    );
  });
});

describe('what a request costs', () => {
  const rest = [
    { seconds: 2, cpu: { gateway: 0.01, primary: 0 }, requests: 0 },
    { seconds: 4, cpu: { gateway: 0.04, primary: 2 }, requests: 0 }, // a checkpoint
    { seconds: 2, cpu: { gateway: 0.02, primary: 0 }, requests: 0 },
  ];

  it('is what was spent, less the median of what is spent at rest in as long', () => {
    const turns = [
      { seconds: 10, cpu: { gateway: 2.1, primary: 1 }, requests: 1_000 },
      { seconds: 5, cpu: { gateway: 0.04, primary: 0.5 }, requests: 100 },
    ];
    expect(costsOf(turns, rest)).toEqual([
      { gateway: 2, primary: 1 },
      { gateway: 0, primary: 5 },
    ]);
  });

  it('is the median of the rounds, for each part by itself', () => {
    expect(
      medianCost([
        { gateway: 1, primary: 9 },
        { gateway: 3, primary: 7 },
        { gateway: 2, primary: 8 },
      ]),
    ).toEqual({
      gateway: 2,
      primary: 8,
    });
  });
});

describe('a mix', () => {
  it('is shares by operation', () => {
    expect(parseMix('nonce=10,list=89.5', ['nonce', 'list', 'one'])).toEqual({ nonce: 10, list: 89.5 });
  });

  it.each([
    ['another operation', 'other=1', 'nonce, list'],
    ['no share', 'nonce', 'nonce needs a share'],
    ['a share below 0', 'nonce=-1', 'nonce needs a share'],
    ['an empty share', 'nonce=', 'nonce needs a share'],
    ['nothing', '', 'nonce, list'],
    ['nothing of all', 'nonce=0,list=0', 'no operation has a share'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => parseMix(text, ['nonce', 'list'])).toThrow(message);
  });
});

/** Works until it has spent so many milliseconds, by its own count. */
const BUSY = 'while (process.cpuUsage().user < 300_000);';

test('processor time of a process is counted with what is below it, also of what ended', async () => {
  const below = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}]);`;
  const child = spawn(process.execPath, ['-e', `${below} console.log('done'); setInterval(() => {}, 1000)`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid as number;
  await once(child.stdout, 'data');
  expect(treeCpu(pid)).toBeGreaterThanOrEqual(0.28); // counted in hundredths, user and system each by itself
  expect(treeCpu(process.pid)).toBeGreaterThan(treeCpu(pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => treeCpu(pid)).toThrow('ended');
});

describe('attempts', () => {
  let server: Server;
  afterEach(() => void server.close());

  it('are counted as failed for another status, errors, and another answer than the expected one', async () => {
    const answers: (readonly [number, string])[] = [
      [200, '{"data":{"nonce":"a"}}'],
      [503, '{"data":{"nonce":"a"}}'],
      [200, '{"errors":[],"data":{"nonce":"a"}}'],
      [200, '{"data":{"code":"REFUSED"}}'],
      [200, '{"data":{"nonce":"b"}}'],
    ];
    const bodies: string[] = [];
    server = createServer(async (request, response) => {
      for await (const part of request) bodies.push(String(part));
      const [status, body] = answers[bodies.length - 1] ?? [500, ''];
      response.writeHead(status).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    let n = 0;
    const request = () => ({ path: '/graphql', headers: {}, body: { n: n++ } });
    const client = createClient((server.address() as AddressInfo).port, request, 1);
    const failed = await client.attempt(answers.length, '"nonce":"');
    client.close();
    expect(failed.map(({ message }) => message)).toEqual(answers.slice(1, 4).map(([, body]) => body));
    expect(bodies).toEqual(answers.map((_, i) => `{"n":${i}}`));
  });

  it('are counted as failed where nobody answers', async () => {
    server = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request = { path: '/', headers: {}, body: {} };
    const client = createClient((server.address() as AddressInfo).port, request, 2);
    expect(await client.attempt(3, '')).toHaveLength(3);
    client.close();
  });
});
