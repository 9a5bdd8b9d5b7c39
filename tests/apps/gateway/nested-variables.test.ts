import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';

const gateway = await forFile(startTestGateway({ gate: { small: 2, waiting: 0 } }));
await gateway.listening();

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + 1 + close.repeat(depth);
const answerTo = async (response: Response) => [response.status, (await response.json()).data];

describe('variables that are nested deeper than a stack', () => {
  it.each<[string, string, string]>([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
  ])('of %s are answered, and keep no place', async (_, open, close) => {
    const answers = async (query: string, depth: number) => {
      const body = `{"query":"${query}","variables":{"a":${nested(open, close, depth)}}}`;
      const headers = { 'content-type': 'application/json' };
      return answerTo(await gateway.request('/graphql', { method: 'POST', headers, body }));
    };
    for (const query of ['{__typename}', '{__schema{queryType{name}}}', '{seriesList{totalCount}}']) {
      for (let i = 0; i < 4; i++) {
        const [status, data] = await answers(query, 9_900);
        expect([query, status, typeof data]).toEqual([query, 200, 'object']);
        expect(await answers(query, 50_000)).toEqual([413, undefined]); // more values than a body may have
      }
    }
    const url = `/graphql?query=${encodeURIComponent('{__typename}')}&variables=${encodeURIComponent(nested(open, close, 1_000))}`;
    expect((await gateway.request(url)).status).toBeLessThan(500);
    expect((await gateway.ask('{ seriesList { totalCount } }')).data).toEqual({ seriesList: { totalCount: 0 } });
  });
});
