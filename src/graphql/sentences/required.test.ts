import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { requireSentences, withoutSentence } from './required.ts';

const DESCRIBED = `
"Everything."
schema {
  query: Query
}
"Everything that can be read."
type Query {
  "A series."
  series("The key." key: ID): State
}
"A state."
enum State {
  "Units are sold."
  RAISING
}
"The input of a search."
input Search {
  "The key."
  key: ID
}`;

it.each([
  ['Everything.', 'schema'],
  ['Everything that can be read.', 'Query'],
  ['A series.', 'Query.series'],
  ['A state.', 'State'],
  ['Units are sold.', 'State.RAISING'],
  ['The input of a search.', 'Search'],
])('a schema without "%s" does not build: %s', (sentence, coordinate) => {
  expect(withoutSentence(buildSchema(DESCRIBED))).toEqual([]);
  const schema = buildSchema(DESCRIBED.replace(`"${sentence}"`, ''));
  expect(withoutSentence(schema)).toEqual([coordinate]);
  expect(() => requireSentences(schema)).toThrow(coordinate);
});

it('a schema without the sentence of an argument or of an input’s field does not build', () => {
  const schema = buildSchema(DESCRIBED.replaceAll('"The key."', ''));
  expect(withoutSentence(schema)).toEqual(['Query.series(key:)', 'Search.key']);
});
