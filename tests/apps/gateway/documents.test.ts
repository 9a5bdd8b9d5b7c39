import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { type Answer, startTestGateway } from '../../support/gateway.ts';

const KEY = `0x${'11'.repeat(32)}`;
const gateway = await forFile(startTestGateway());

const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join(' ');
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

describe('a document', () => {
  it.each([
    ['longer than 32 KiB', `{ ${'a'.repeat(40_000)} }`],
    ['of 60 fragments that must be compared', `{ ${many(60, (i) => `...f${i}`)} } ${many(60, (i) => fragment(i))}`],
    ['longer than 32 KiB by its comments', `{ __typename } #${'a'.repeat(40_000)}`],
  ])('%s is refused before it is checked', async (_, document) => {
    expect(codeOf(await gateway.ask(document))).toBe('QUERY_TOO_MANY_TOKENS');
  });

  it.each([
    ['introspection', getIntrospectionQuery()],
    ['a page of many fields', `{ ${many(30, (i) => `...f${i}`)} } ${many(30, (i) => fragment(i))}`],
  ])('%s is answered', async (_, document) => {
    const { data, errors } = await gateway.ask(document);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('with a very long name is refused in a short sentence', async () => {
    const { errors } = await gateway.ask(`{ ${'a'.repeat(5_000)} }`);
    expect(errors?.[0]?.message.length).toBeLessThan(400);
  });

  it('with many faults is given up early', async () => {
    const { errors = [] } = await gateway.ask(`{ ${many(500, (i) => `seriesLis${i}`)} }`);
    expect(errors.length).toBeLessThan(30);
  });

  it('that asks for many rows by their keys is no small one', async () => {
    const { data, extensions } = await gateway.ask(
      `{ ${many(50, (i) => `a${i}: window(seriesKey: "${KEY}", number: ${i}) { number }`)} }`,
    );
    expect(data).toBeTruthy();
    expect(extensions?.cost).toMatchObject({ requested: 50 * 22 });
  });
});

const fragment = (i: number) =>
  `fragment f${i} on Query { seriesList(first: 1) { edges { node { reports(first: 1) { edges { node { id period } } } } } } }`;
