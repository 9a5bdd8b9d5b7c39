import { solanaAddressOf, solanaSignatureOf } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogger, type Logger } from '../../../src/adapters/log/logger.ts';
import { PRIVATE_KEYS } from '../../../src/adapters/log/sensitive.ts';
import { createTracer, traceIds } from '../../../src/adapters/trace/tracer.ts';

const CANARY = 'canary7f3a9';

function capture(write: (log: Logger) => void): string {
  const lines: string[] = [];
  write(createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

const spelling = (key: string) =>
  fc.constantFrom<string>(
    key,
    key.toUpperCase(),
    key.replace(/[A-Z0-9]/g, (c) => `_${c.toLowerCase()}`),
    key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`),
  );
const sensitiveKey = fc
  .constantFrom<string>(
    ...PRIVATE_KEYS,
    'authorization',
    'token',
    'signature',
    'password',
    'privateKey',
    'emailCodeKey',
    'solanaKeeperKey',
    'solanaRpcUrl',
  )
  .chain(spelling);

/** What a secret may look like: a text, something that holds the text, a list of it. */
const secretValue = fc.constantFrom<unknown>(CANARY, { value: CANARY }, [CANARY, [CANARY]], { a: [{ b: CANARY }] });

/** Wraps an object in more structure, of every kind that code hands to a logger. */
const wrapper = fc.constantFrom<(inner: unknown) => unknown>(
  (inner) => ({ nested: inner, ok: 1 }),
  (inner) => [0, inner],
  (inner) => new Map([['item', inner]]),
  (inner) => new Set([inner]),
  (inner) => ({ toJSON: () => inner }),
  (inner) => Object.assign(new Error('outer'), { meta: inner }),
  (inner) => new Error('outer', { cause: inner }),
  (inner) => new AggregateError([inner], 'several'),
  (inner) => ({ text: JSON.stringify(inner) ?? '' }),
  (inner) => Object.assign(Object.create(null) as object, { inner }),
);

const secretBearer = fc
  .tuple(sensitiveKey, secretValue, fc.array(wrapper, { maxLength: 8 }))
  .map(([key, value, wrappers]) =>
    wrappers.reduce<unknown>((inner, wrap) => wrap(inner), { before: 'seen', [key]: value }),
  );

describe('the log', () => {
  test('never holds the value of a private key, however deep and however wrapped', () => {
    fc.assert(
      fc.property(secretBearer, fc.nat(7), (bearer, way) => {
        const out = capture((log) => {
          if (way === 0) log.info(bearer as object);
          if (way === 1) log.error({ err: bearer, other: 1 }, 'failed');
          if (way === 2) log.info({ a: bearer }, 'with %o and %j', bearer ?? {}, bearer ?? {});
          if (way === 3) log.child({ bound: bearer }).warn('bound');
          if (way === 4) log.info(`as text ${JSON.stringify(bearer)}`);
          if (way === 5) log.child({ a: 1 }).child({ bound: bearer }).info('bound twice');
          if (way === 6) log.setBindings({ bound: bearer });
          if (way === 6) log.info('bound later');
          if (way === 7) log.info('%s', JSON.stringify(JSON.stringify(bearer) ?? ''));
        });
        expect(out).not.toContain(CANARY);
        expect(out.trim()).not.toBe('');
        for (const line of out.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  test('never holds a signature, or calldata with one in it, under whatever name', () => {
    const signature = `0x${'ab'.repeat(64)}1b`;
    const calldata = `0x12345678${signature.slice(2).toUpperCase()}00`;
    for (const secret of [signature, calldata]) {
      const out = capture((log) => {
        log.info({ attestorSignature: secret, approval: { said: secret }, list: [secret] }, `relayed ${secret}`);
        log.warn(Object.assign(new Error(`refused ${secret}`), { data: secret }));
        log.info('sent %s', secret);
      });
      expect(out.toLowerCase()).not.toContain('ab'.repeat(8));
    }
    const hash = `0x${'cd'.repeat(32)}`;
    expect(capture((log) => log.info({ txHash: hash }))).toContain(hash);
  });

  test('never holds a transaction of Solana, signed or to be signed, under whatever name; its own name stays', () => {
    const wire = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, i) => (37 * i + 11) % 256));
    for (const secret of [wire(75), wire(167), wire(1_232)].map((bytes) => bytes.toString('base64'))) {
      const out = capture((log) => {
        log.info({ request: { transaction: secret }, params: [secret, { encoding: 'base64' }] }, `sent ${secret}`);
        log.warn(Object.assign(new Error(`refused ${secret}`), { data: secret }));
        log.info('sent %s', secret);
        log.info({ text: JSON.stringify({ transaction: secret }) });
      });
      for (let at = 0; at + 40 <= secret.length; at += 20) expect(out).not.toContain(secret.slice(at, at + 40));
    }
    for (const name of [solanaSignatureOf(new Uint8Array(64).fill(255)), solanaAddressOf(new Uint8Array(32).fill(255))])
      expect(capture((log) => log.info({ txHash: name }, `sent as ${name}`)).split(name)).toHaveLength(3);
  });

  test('keeps what is not private', () => {
    const out = capture((log) =>
      log.info(
        { seriesKey: '0xabc', list: [{ period: 20261, units: 12n }], theta: '1' },
        'indexed %d events in %s',
        3,
        'a block',
      ),
    );
    expect(JSON.parse(out)).toMatchObject({
      level: 'info',
      seriesKey: '0xabc',
      list: [{ period: 20261, units: '12' }],
      theta: '[redacted]',
      msg: 'indexed 3 events in a block',
    });
  });

  test.each([
    `income ${'1234567'} theta=${CANARY}`,
    `{"a":{"incomeSalt":"${CANARY}"}}`,
    `{\\"prior_salt\\": \\"${CANARY}\\"}`,
    `Authorization: Bearer ${CANARY}`,
    `got bearer ${CANARY}.x.y back`,
    `eyJhbGciOiJIUzI1NiJ9.${CANARY}.sig`,
    `/eyJhbGciOiJIUzI1NiJ9.${'p'.repeat(120)}.${CANARY}`,
    `/people/${CANARY}%40mail.example`,
    `cannot reach postgresql://user:${CANARY}@db/app`,
    `SMTP_URL=smtp://user:${CANARY}@mail.example`,
    `550 no such user <${CANARY}@mail.example>`,
    `KEEPER_KEY=0x${CANARY}`,
    `SOLANA_KEEPER_KEY=0x${CANARY}`,
    `SOLANA_RPC_URL=https://devnet.example/?api-key=${CANARY}`,
    `{"backup":"{\\"v\\":1,\\"ciphertext\\":\\"${CANARY}\\"}"}`,
    `{"notes_encrypted":"${CANARY}"}`,
  ])('scrubs the text %#', (text) => {
    expect(capture((log) => log.info(text))).not.toContain(CANARY);
    expect(capture((log) => log.info({ note: text, list: [text] }))).not.toContain(CANARY);
  });

  test('hides values listed under a private name', () => {
    const out = capture((log) =>
      log.info({ vars: [{ name: 'theta', value: CANARY }], headers: [['authorization', CANARY]] }),
    );
    expect(out).not.toContain(CANARY);
  });

  test("shows an error's name, code and place, but none of the values that others put into theirs", () => {
    const foreign = Object.assign(new Error(`row (${CANARY}) has "12345" at https://node/${CANARY}: 98765`), {
      code: '23514',
      detail: CANARY,
      meta: { [CANARY]: CANARY },
    });
    foreign.message = foreign.message.replace(CANARY, '777');
    const out = capture((log) => log.error(new AppError('INTERNAL', { cause: foreign })));
    expect(out).not.toMatch(new RegExp(`${CANARY}|777|12345|98765`));
    expect(JSON.parse(out)).toMatchObject({
      msg: 'The service failed.',
      err: { type: 'AppError', code: 'INTERNAL', cause: { type: 'Error', code: '23514' } },
    });
    expect(out).toContain('log.test.ts');
  });

  test('says in each line what trace it was written during', async () => {
    const lines: string[] = [];
    const log = createLogger({
      level: 'info',
      context: traceIds,
      destination: { write: (line) => void lines.push(line) },
    });
    const tracer = createTracer(null);
    const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true };
    await tracer.run({ name: 'request', parent }, async () => {
      await Promise.resolve();
      log.info('during');
      log.error({ code: 'X' }, 'during');
    });
    log.info('after');
    const [first, second, after] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of [first, second]) expect(line).toMatchObject({ traceId: parent.traceId, spanId: parent.spanId });
    expect(after).not.toHaveProperty('traceId');
  });

  test('survives circles, throwing getters and endless depth', () => {
    const circle: Record<string, unknown> = { theta: CANARY };
    circle.self = circle;
    const hostile = {
      get bad() {
        throw new Error(CANARY);
      },
    };
    let deep: unknown = { theta: CANARY };
    for (let i = 0; i < 10_000; i++) deep = { deep };
    expect(capture((log) => log.info({ circle, hostile, deep }))).not.toContain(CANARY);
  });
});
