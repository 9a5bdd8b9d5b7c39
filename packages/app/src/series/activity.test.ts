import { expect, it } from 'vitest';
import { addListed, addUpdate, type FeedEvent, listEvents } from './activity.ts';

const event = (id: string, occurredAt: string): FeedEvent => ({
  ...{ id, occurredAt, kind: 'UNITS_STAKED', units: '5' },
  ...{ period: null, window: null, round: null, status: null, reason: null },
});
const first = event('a', '2027-01-01T00:00:00Z');
const second = event('b', '2027-01-02T00:00:00Z');

it('keeps an event that was retracted, until a list has it again', () => {
  const { id: _, ...content } = second;
  const live = addUpdate(addListed(new Map(), [first]), { id: 'b', retracted: false, event: content });
  expect(listEvents(live)).toEqual([
    { event: second, retracted: false },
    { event: first, retracted: false },
  ]);
  const without = addListed(addUpdate(live, { id: 'b', retracted: true, event: null }), [first]);
  expect(listEvents(without)[0]).toEqual({ event: second, retracted: true });
  expect(listEvents(addListed(without, [second]))[0]?.retracted).toBe(false);
  expect(addUpdate(live, { id: 'never shown', retracted: true, event: null })).toBe(live);
});
