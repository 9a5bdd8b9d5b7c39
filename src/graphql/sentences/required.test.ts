import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { requireSentences, withoutSentence } from './required.ts';

const DESCRIBED = `
"What can be read."
type Query {
  "A series."
  series("Its key." key: ID): State
}
"How far it is."
enum State {
  "Units are sold."
  RAISING
}
"What is asked for."
input Asked {
  "Its key."
  key: ID
}`;

it.each([
  ['What can be read.', 'Query'],
  ['A series.', 'Query.series'],
  ['How far it is.', 'State'],
  ['Units are sold.', 'State.RAISING'],
  ['What is asked for.', 'Asked'],
])('a schema without "%s" does not build: %s', (sentence, coordinate) => {
  expect(withoutSentence(buildSchema(DESCRIBED))).toEqual([]);
  const schema = buildSchema(DESCRIBED.replace(`"${sentence}"`, ''));
  expect(withoutSentence(schema)).toEqual([coordinate]);
  expect(() => requireSentences(schema)).toThrow(coordinate);
});

it('a schema without the sentence of an argument or of an input’s field does not build', () => {
  const schema = buildSchema(DESCRIBED.replaceAll('"Its key."', ''));
  expect(withoutSentence(schema)).toEqual(['Query.series(key:)', 'Asked.key']);
});
