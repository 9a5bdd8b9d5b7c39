import { expect, it } from 'vitest';
import { Unsupported } from '../sql/unsupported.ts';
import { transportOf } from './values.ts';

it('takes a Decimal column as a bigint only where resolvers do, because its text may have places', () => {
  expect(() => transportOf({ type: 'Decimal', list: false })).toThrow(Unsupported);
  expect(transportOf({ type: 'Decimal', list: false, asBigInt: true }).read('35')).toBe(35n);
});
