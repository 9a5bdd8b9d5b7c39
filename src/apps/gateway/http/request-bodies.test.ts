import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createRequestBodies } from './request-bodies.ts';

const request = () => new PassThrough() as PassThrough & IncomingMessage;
const openSignal = new AbortController().signal;

it('bodies count until their answers have ended', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  const exchangeEnd = new AbortController();
  const first = request();
  first.end('12345678');
  expect(String(await bodies.read(first, 100, exchangeEnd.signal))).toBe('12345678');
  const second = request();
  second.end('1234');
  await expect(bodies.read(second, 100, openSignal)).rejects.toMatchObject({ code: 'OVERLOADED' });
  exchangeEnd.abort();
  const third = request();
  third.end('1234');
  expect(String(await bodies.read(third, 100, openSignal))).toBe('1234');
});

it('a body that is too long by itself counts for nothing', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  const tooLong = request();
  tooLong.end('123456');
  await expect(bodies.read(tooLong, 5, openSignal)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  const next = request();
  next.end('1234567890');
  expect((await bodies.read(next, 10, openSignal)).length).toBe(10);
});

it('small bodies always have room', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 4 });
  const large = request();
  large.end('x'.repeat(14));
  await bodies.read(large, 100, openSignal);
  const small = request();
  small.end('1234');
  expect(String(await bodies.read(small, 100, openSignal))).toBe('1234');
  const next = request();
  next.end('12345');
  await expect(bodies.read(next, 100, openSignal)).rejects.toMatchObject({ code: 'OVERLOADED' });
});

it('a body that counts until it was read leaves room for the next', async () => {
  const bodies = createRequestBodies({ bytes: 10, free: 0 });
  for (let i = 0; i < 3; i++) {
    const body = request();
    body.end('1234567890');
    expect((await bodies.read(body, 100, openSignal, 'read')).length).toBe(10);
  }
});

it('a body of very many pieces is refused, and its connection ends if they go on', async () => {
  const body = request();
  const read = createRequestBodies().read(body, 1_000_000, openSignal);
  const write = (count: number) => {
    for (let i = 0; i < count; i++) body.write('1');
  };
  write(4_001);
  await expect(read).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  write(4_000);
  expect(body.destroyed).toBe(false);
  write(1);
  await expect.poll(() => body.destroyed).toBe(true);
});

it('a body of several pieces is read in their order', async () => {
  const body = request();
  const read = createRequestBodies().read(body, 100, openSignal);
  for (const piece of ['a', 'bcd', 'e', 'fghij']) body.write(piece);
  body.end();
  expect(String(await read)).toBe('abcdefghij');
});
