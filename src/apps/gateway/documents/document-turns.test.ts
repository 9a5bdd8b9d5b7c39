import { expect, it } from 'vitest';
import { createTurns } from './document-turns.ts';

const immediate = () => new Promise<string>((resolve) => setImmediate(() => resolve('event loop')));

it('the first starts at once, and between two others run', async () => {
  const turn = createTurns();
  const order: string[] = [];
  const note = (name: string) => order.push(name);
  const turns = [1, 2, 3].map((i) => turn('a').then(() => note(`turn ${i}`)));
  await turns[0];
  note(await immediate());
  await turns[1];
  note(await immediate());
  await turns[2];
  expect(order).toEqual(['turn 1', 'event loop', 'turn 2', 'event loop', 'turn 3']);
});

it('refuses at once where enough wait, and drops callers that are gone', async () => {
  const turn = createTurns(1);
  const caller = new AbortController();
  await turn('a');
  const waiting = turn('a', caller.signal);
  await expect(turn('a')).rejects.toMatchObject({ code: 'OVERLOADED', detail: { retryAfterSeconds: 2 } });
  caller.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'OVERLOADED' });
  await turn('a');
});

it('senders take turns, and in a full queue the sender with the most gives way', async () => {
  const turn = createTurns(4);
  const order: string[] = [];
  const ask = (sender: string, name: string) =>
    turn(sender).then(
      () => order.push(name),
      () => order.push(`${name} refused`),
    );
  const flood = [1, 2, 3, 4, 5].map((i) => ask('flood', `flood ${i}`)); // the first starts at once
  await Promise.all([...flood, ask('honest', 'honest')]);
  expect(order).toEqual(['flood 1', 'flood 5 refused', 'flood 2', 'honest', 'flood 3', 'flood 4']);
});
