import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ gate: { small: 2, waiting: 0 } });
  await gateway.listening();
});
afterAll(() => gateway?.close());

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + 1 + close.repeat(depth);
const answerTo = async (response: Response) => [response.status, (await response.json()).data];

describe('variables that are nested deeper than a stack', () => {
  it.each<[string, string, string]>([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
  ])('of %s are answered, and keep no place', async (_, open, close) => {
    const variables = `{"a":${nested(open, close, 50_000)}}`;
    for (const query of ['{__typename}', '{__schema{queryType{name}}}', '{seriesList{totalCount}}']) {
      for (let i = 0; i < 4; i++) {
        const body = `{"query":"${query}","variables":${variables}}`;
        const headers = { 'content-type': 'application/json' };
        const [status, data] = await answerTo(await gateway.request('/graphql', { method: 'POST', headers, body }));
        expect([query, status, typeof data]).toEqual([query, 200, 'object']);
      }
    }
    const url = `/graphql?query=${encodeURIComponent('{__typename}')}&variables=${encodeURIComponent(nested(open, close, 1_000))}`;
    expect((await gateway.request(url)).status).toBeLessThan(500);
    expect((await gateway.ask('{ seriesList { totalCount } }')).data).toEqual({ seriesList: { totalCount: 0 } });
  });
});
