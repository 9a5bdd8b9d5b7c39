import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { personas, populate } from '../../support/populate.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(); // without a node
  await populate(gateway.database.prisma);
});
afterAll(() => gateway?.close());

it('a relation that a chain does not answer is a warning with its code', async () => {
  const token = await gateway.signIn(personas.backerA.wallet);
  const { errors } = await gateway.ask('{ seriesList(first: 100) { nodes { terms { theta } } } }', {}, token);
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('CHAIN_UNAVAILABLE');
  const lines = gateway.logs
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a relation could not be loaded');
  const levels = Object.fromEntries(lines.map(({ code, level }) => [code, level]));
  expect(levels).toEqual({ CHAIN_UNAVAILABLE: 'warn', CHAIN_REFUSED: 'error' }); // it knows series of two chains, and serves one
});
