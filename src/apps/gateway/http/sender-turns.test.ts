import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSenderTurns } from './sender-turns.ts';

it('begins a few requests of a sender at once, and the rest in rounds that it shares with others', async () => {
  const turns = createSenderTurns();
  const begun: string[] = [];
  const send = (sender: string, count: number) => {
    for (let i = 0; i < count; i++) turns(sender, () => void begun.push(sender), 1);
  };
  const inRound = async () => {
    await nextRound();
    return begun.splice(0).join('');
  };
  send('a', 20);
  send('b', 6);
  send('c', 1);
  expect(begun.splice(0).join('')).toBe('aaaabbbbc'); // c waits for nobody
  expect(await inRound()).toBe('abab');
  send('c', 1);
  expect(begun.splice(0).join('')).toBe('c');
  expect(await inRound()).toBe('aaaa');
  send('a', 1);
  expect(begun).toEqual([]); // the sender still has requests that wait
  expect([await inRound(), await inRound(), await inRound()]).toEqual(['aaaa', 'aaaa', 'aaa']);
  expect(await inRound()).toBe('');
});

it('begins one heavy request of a sender a round', async () => {
  const turns = createSenderTurns();
  const begun: string[] = [];
  for (const sender of ['a', 'a', 'a', 'b']) turns(sender, () => void begun.push(sender), 4);
  const rounds = [begun.splice(0).join('')];
  for (let i = 0; i < 3; i++) {
    await nextRound();
    rounds.push(begun.splice(0).join(''));
  }
  expect(rounds).toEqual(['ab', 'a', 'a', '']);
});
