import { expect, it } from 'vitest';
import { readBody } from './body.ts';

const read = (text: string) => readBody(new Response(text));

it('reads an answer with a byte order mark, which some proxies add', async () => {
  expect(await read('\ufeff{"result":"0x1"}')).toEqual({ result: '0x1' });
});

it.each(['\ufeff\ufeff{}', '<html>', ''])('refuses what is no JSON: %j', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
});
