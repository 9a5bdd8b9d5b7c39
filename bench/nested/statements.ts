import { createClient } from '../support/client.ts';
import { HOLDER } from '../support/fill.ts';
import { countStatements } from '../support/statement-counter.ts';
import type { World } from '../support/world.ts';

const SERIES = 100;
const REPORTS = 10;
/** The number of requests, of which the fewest statements count, because the process may run other statements meanwhile. */
const TIMES = 5;

const read = (series: number, reports: number) => `{ seriesList(first: ${series}) { nodes {
  key paidTotal reports(first: ${reports}) { nodes { id payment net } }
} } }`;

/**
 * Counts the statements that the gateway sends to PostgreSQL for one nested read, with those for the viewer: for some ten rows, and
 * for 1,100.
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
