import { expect, it } from 'vitest';
import { readDays } from './days.ts';
import { changeText, memberOf, pickTexts } from './search.ts';

it('a filter is a text of the address, which the page knows or leaves out', () => {
  const read = pickTexts('state', 'actor');
  expect(read({ state: 'DONE', actor: '', other: 'x' })).toEqual({ state: 'DONE' });
  expect(read({ state: 7, actor: 'a'.repeat(201) })).toEqual({});
  expect([memberOf({ DONE: 'ended' }, 'DONE'), memberOf({ DONE: 'ended' }, 'constructor')]).toEqual([
    'DONE',
    undefined,
  ]);
  expect(changeText({ state: 'DONE', actor: 'a' }, 'state', '')).toEqual({ actor: 'a' });
});

it('a range of days ends with the last one, in the zone of its reader, also where the clocks change', () => {
  expect(readDays(undefined, 'yesterday')).toBeNull();
  const range = readDays('2027-03-28', '2027-03-28');
  const [start, end] = [new Date(String(range?.startsAt)), new Date(String(range?.endsAt))];
  expect([start.getHours(), start.getDate(), end.getHours(), end.getDate()]).toEqual([0, 28, 0, 29]);
});
