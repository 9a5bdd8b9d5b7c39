import { expect, it } from 'vitest';
import { createSeedDemo } from './seed.ts';

it('describes the people of a filled service: a link each, and what to try there in three words', () => {
  const text = createSeedDemo({ dataDir: '.income-series' }).describe('http://localhost:4000');
  const links = [...text.matchAll(/^ {2}http:\/\/localhost:4000\/app\?as=(\w+) +(.+)$/gm)];
  expect(links.map(([, name]) => name)).toEqual(['ada', 'ben', 'cleo', 'issuer', 'admin', 'dora']);
  expect(links.filter(([, , task = '']) => task.split(' ').length !== 3)).toEqual([]);
  expect(text).toContain('(or ben-, issuer-device.txt)');
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
});
