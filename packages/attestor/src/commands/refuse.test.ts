import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../client.ts';
import type { Tool } from '../tool.ts';
import { close, refuse } from './refuse.ts';

/** A service that has done what was asked, and no longer shows the record. */
const server = createServer((_, response) => {
  const payload = { __typename: 'Payload', hardshipRequest: null, tier3Case: null, annualCase: null };
  response.end(
    JSON.stringify({ data: { decideHardship: payload, closeTier3Case: payload, closeAnnualCase: payload } }),
  );
});
let tool: Tool;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { signal } = new AbortController();
  const terminal = { showProgress: () => () => {} };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createGateway({ url, timeoutMs: 10_000, signal, terminal });
  tool = { globals: { yes: true }, terminal, signal, signedIn: async () => ({ gateway }) } as never;
});
afterAll(() => server.close());

const ID = '01900000-0000-7000-8000-000000000001';
it.each([
  ['a refusal', () => refuse(tool, ID, { code: 'NOT_ELIGIBLE' as never })],
  ['a closed case', () => close(tool, 'report', ID, { reason: 'DOCUMENTS_INSUFFICIENT' })],
  ['a closed annual case', () => close(tool, 'trueup', ID, { reason: 'DOCUMENTS_INSUFFICIENT' })],
])('%s whose record is not visible any more has no state that nobody said', async (_, send) => {
  expect(await send()).toEqual({ json: { id: ID, done: true, state: null }, text: 'Done.' });
});
