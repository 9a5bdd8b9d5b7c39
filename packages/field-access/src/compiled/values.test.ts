import { GraphQLScalarType, GraphQLString } from 'graphql';
import { expect, it } from 'vitest';
import { Unsupported } from '../sql/unsupported.ts';
import { jsonOf, transportOf } from './values.ts';

it('takes a Decimal column as a bigint only where resolvers do, because its text may have places', () => {
  expect(() => transportOf({ type: 'Decimal', list: false })).toThrow(Unsupported);
  expect(transportOf({ type: 'Decimal', list: false, asBigInt: true }).read('35')).toBe(35n);
});

it.each([
  ['the specification’s', GraphQLString, true],
  ['one that an author put in its place', new GraphQLScalarType({ name: 'String', serialize: () => '***' }), false],
])('writes a text for %s String', (_, type, isWritten) => {
  expect(jsonOf(type, { column: 'name', key: false, type: 'String', uuid: false, list: false }) !== null).toBe(
    isWritten,
  );
});
