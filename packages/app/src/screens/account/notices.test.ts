import { describe, expect, it } from 'vitest';
import { newestFirst } from './notices.ts';

const notice = (id: string, second: string) => ({ id, occurredAt: `2027-01-04T10:00:${second}.000Z` });

describe('the notifications of an inbox', () => {
  it('are in the order of what they are about, newest first, and of one instant in the order of the gateway', () => {
    const rows = [notice('1', '20'), notice('2', '50'), notice('3', '20'), notice('4', '55'), notice('5', '00')];
    expect(newestFirst(rows).map(({ id }) => id)).toEqual(['4', '2', '1', '3', '5']);
  });
});
