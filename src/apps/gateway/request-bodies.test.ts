import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createRequestBodies } from './request-bodies.ts';

const request = () => new PassThrough() as PassThrough & IncomingMessage;
const never = new AbortController().signal;

it('bodies count until their answers have ended', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  const answered = new AbortController();
  const first = request();
  first.end('12345678');
  expect(String(await bodies.read(first, 100, answered.signal))).toBe('12345678');
  const second = request();
  second.end('1234');
  await expect(bodies.read(second, 100, never)).rejects.toMatchObject({ code: 'OVERLOADED' });
  answered.abort();
  const third = request();
  third.end('1234');
  expect(String(await bodies.read(third, 100, never))).toBe('1234');
});

it('a body that is too long by itself counts for nothing', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  const long = request();
  long.end('123456');
  await expect(bodies.read(long, 5, never)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  const other = request();
  other.end('1234567890');
  expect((await bodies.read(other, 10, never)).length).toBe(10);
});

it('small bodies are taken whatever others hold', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 4 });
  const large = request();
  large.end('x'.repeat(14));
  await bodies.read(large, 100, never);
  const small = request();
  small.end('1234');
  expect(String(await bodies.read(small, 100, never))).toBe('1234');
  const other = request();
  other.end('12345');
  await expect(bodies.read(other, 100, never)).rejects.toMatchObject({ code: 'OVERLOADED' });
});

it('a body that counts until it was read leaves room for the next', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  for (let i = 0; i < 3; i++) {
    const one = request();
    one.end('1234567890');
    expect((await bodies.read(one, 100, never, 'read')).length).toBe(10);
  }
});
