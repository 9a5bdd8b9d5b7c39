import { createClient } from '../support/client.ts';
import { HOLDER } from '../support/fill.ts';
import { countStatements } from '../support/statement-counter.ts';
import type { World } from '../support/world.ts';

const SERIES = 100;
const REPORTS = 10;
/** Other statements of the process may run meanwhile: the fewest of several requests are the request's own. */
const TIMES = 5;

const read = (series: number, reports: number) => `{ seriesList(first: ${series}) { nodes {
  key paidTotal reports(first: ${reports}) { nodes { id payment net } }
} } }`;

/**
 * The statements of one request to the gateway, the viewer's included, as they pass on the way to PostgreSQL: for a nested read of
 * some ten rows, and of 1,100.
 */
export async function statementsOfRead(world: World, node: string): Promise<{ few: number; many: number }> {
  const url = await world.database('statements', { series: SERIES, accounts: 10, reportsEach: REPORTS });
  const counter = await countStatements(url);
  const name = 'gateway-statements';
  const server = await world.startGateway({ name, url: counter.url, environment: { COMPILED: 'on' }, node });
  const headers = { authorization: `Bearer ${await world.tokenOf(HOLDER)}` };
  const statementsOf = async (query: string): Promise<number> => {
    const client = createClient(server.port, { path: '/graphql', headers, body: { query } }, 1);
    const counts: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const before = counter.count();
      const { body } = await client.ask();
      if (body.includes('"errors"')) throw new Error(body.slice(0, 300));
      counts.push(counter.count() - before);
    }
    client.close();
    return Math.min(...counts);
  };
  try {
    return { few: await statementsOf(read(1, REPORTS)), many: await statementsOf(read(SERIES, REPORTS)) };
  } finally {
    await server.stop();
    counter.close();
  }
}
