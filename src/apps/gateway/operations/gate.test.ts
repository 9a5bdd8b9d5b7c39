import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createGate, DEFAULT_GATE } from './gate.ts';

const gateOf = (limits: Partial<typeof DEFAULT_GATE>) => createGate({ ...DEFAULT_GATE, ...limits });
const isSettled = async (promise: Promise<unknown>) => {
  let result = false;
  promise.then(
    () => {
      result = true;
    },
    () => {
      result = true;
    },
  );
  for (let round = 0; round < 20; round++) await setImmediate();
  return result;
};

describe('the gate', () => {
  it('runs large operations in their order while their costs have room', async () => {
    const gate = gateOf({ largeCost: 10_000 });
    const first = await gate.enter(6_000);
    const second = gate.enter(6_000);
    const third = gate.enter(1_000); // fits, but does not overtake
    expect([await isSettled(second), await isSettled(third)]).toEqual([false, false]);
    first();
    expect([await isSettled(second), await isSettled(third)]).toEqual([true, true]);
    expect(gate.state()).toMatchObject({ running: 2, runningCost: 7_000, waiting: 0 });
  });

  it('admits senders in turn, and the accounts of each, keeps the order of each account, and bounds its number in the line', async () => {
    const gate = gateOf({ largeCost: 1_000, waitingPerCaller: 3 });
    const order: string[] = [];
    const enter = (sender: string, name: string, account?: string) =>
      gate.enter(1_000, { sender, account }).then((leave) => {
        order.push(name);
        return leave;
      });
    let leave = await enter('a', 'a0');
    const waiting = [
      enter('a', 'a1'),
      enter('a', 'a2'),
      enter('a', 'a3'),
      enter('a', 'a4', 'account'),
      enter('b', 'b1'),
    ];
    await expect(enter('a', 'a5')).rejects.toMatchObject({ code: 'OVERLOADED' });
    for (const _ of waiting) {
      leave();
      await vi.waitFor(() => expect(gate.state().running).toBe(1));
      leave = await (waiting.find(
        (_entry, i) => ['a1', 'a2', 'a3', 'a4', 'b1'][i] === order.at(-1),
      ) as (typeof waiting)[number]);
    }
    expect(order).toEqual(['a0', 'a1', 'b1', 'a4', 'a2', 'a3']);
    leave();
    expect(gate.state()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('takes a place in a full line from the sender with the most of them', async () => {
    const gate = gateOf({ small: 1, waiting: 3, waitingPerCaller: 3 });
    await gate.enter(1);
    const enter = (sender: string, account?: string) => gate.enter(1, { sender, account });
    const flood = ['a', 'b', 'c'].map((account) => enter('flood', account));
    const honest = enter('honest');
    const overloaded = { code: 'OVERLOADED', detail: { retryAfterSeconds: 10 } };
    await expect(flood[0]).rejects.toMatchObject(overloaded);
    await expect(enter('flood', 'd')).rejects.toMatchObject(overloaded);
    await expect(enter('honest')).rejects.toMatchObject(overloaded); // it has its share
    expect(
      await Promise.all([flood[1], flood[2], honest].map((waiting) => isSettled(waiting as Promise<unknown>))),
    ).toEqual([false, false, false]);
  });

  it('runs an operation alone if it costs more than the room', async () => {
    const gate = gateOf({ largeCost: 1_000 });
    const leave = await gate.enter(20_000);
    const next = gate.enter(600);
    expect(await isSettled(next)).toBe(false);
    leave();
    expect(await isSettled(next)).toBe(true);
  });

  it('runs small operations next to large ones, up to their number and their cost', async () => {
    const gate = gateOf({ small: 3, smallCost: 250, largeCost: 1_000 });
    await gate.enter(20_000);
    const leave = await gate.enter(1);
    await gate.enter(200); // takes two places
    const third = gate.enter(1);
    expect(await isSettled(third)).toBe(false);
    leave();
    expect(await isSettled(third)).toBe(true);
  });

  it('makes calls to the node wait only for each other, at any cost', async () => {
    const gate = gateOf({ small: 1, largeCost: 1_000, nodeCost: 500 });
    const leave = await gate.enter(400, { waitsFor: 'node' });
    const others = [gate.enter(1), gate.enter(1_000), gate.enter(20, { waitsFor: 'signature' })];
    others.push(gate.enter(1_000, { waitsFor: 'rendering' }));
    const next = gate.enter(200, { waitsFor: 'node' });
    expect(await Promise.all([...others, next].map(isSettled))).toEqual([true, true, true, true, false]);
    leave();
    expect(await isSettled(next)).toBe(true);
  });

  it('makes commits wait only for each other, by their cost', async () => {
    const gate = gateOf({ small: 1, commits: 3 });
    const leave = await gate.enter(250, { waitsFor: 'commit' });
    const others = [gate.enter(1), gate.enter(1_000), gate.enter(1_000, { waitsFor: 'node' })];
    const next = gate.enter(1, { waitsFor: 'commit' });
    expect(await Promise.all([...others, next].map(isSettled))).toEqual([true, true, true, false]);
    leave();
    expect(await isSettled(next)).toBe(true);
  });

  it('runs one rendering at a time, which delays only other renderings', async () => {
    const gate = createGate();
    const leave = await gate.enter(1_000, { waitsFor: 'rendering' });
    const second = gate.enter(1_000, { waitsFor: 'rendering' });
    const others = [gate.enter(1), gate.enter(1_000), gate.enter(1_000, { waitsFor: 'node' })];
    expect(await Promise.all([...others, second].map(isSettled))).toEqual([true, true, true, false]);
    leave();
    await expect(second).resolves.toBeTypeOf('function');
  });

  it('removes operations of disconnected callers from the line, which moves on', async () => {
    const gate = gateOf({ largeCost: 1_000, waiting: 2 });
    await gate.enter(600);
    const caller = new AbortController();
    const gone = gate.enter(900, { closed: caller.signal });
    const later = gate.enter(300);
    expect(await isSettled(later)).toBe(false);
    caller.abort();
    await expect(gone).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(await isSettled(later)).toBe(true);
    expect(gate.state()).toMatchObject({ running: 2, waiting: 0, refused: 0 });
    await expect(gate.enter(1, { closed: caller.signal })).rejects.toMatchObject({ code: 'OVERLOADED' });
  });

  it('gives a place back once, even if its holder leaves twice', async () => {
    const gate = gateOf({ small: 1 });
    const leave = await gate.enter(1);
    leave();
    leave();
    await gate.enter(1);
    const waiting = gate.enter(1);
    expect(await isSettled(waiting)).toBe(false);
    expect(gate.state()).toMatchObject({ running: 1, waiting: 1 });
  });

  it('refuses at once if the line is full, and after the longest wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const gate = gateOf({ small: 1, waiting: 1, waitMs: 3_000 });
      const leave = await gate.enter(1);
      const waiting = gate.enter(1);
      const refusal = { code: 'OVERLOADED', detail: { retryAfterSeconds: 3 } };
      await expect(gate.enter(1)).rejects.toMatchObject(refusal);
      const late = expect(waiting).rejects.toMatchObject(refusal);
      vi.advanceTimersByTime(3_000);
      await late;
      expect(gate.state()).toMatchObject({ running: 1, waiting: 0, refused: 2 });
      leave();
      await gate.enter(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
