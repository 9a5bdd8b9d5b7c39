import { AsyncResource } from 'node:async_hooks';

/** The turns of one sender that begin as they arrive, in each round of the event loop. */
const AT_ONCE = 4;
/** The waiting turns that begin in each round, of all senders together. */
const IN_ROUND = 4;

/** Begins a part of a request's work at once, or when its sender's turn comes. It takes `turns` of the sender's turns in a round. */
export type SenderTurns = (sender: string, begin: () => void, turns: number) => void;

interface Waiting {
  readonly begin: () => void;
  readonly turns: number;
}

/**
 * Creates turns of senders, by address. Reading, pricing and refusing a request takes the event loop, and a sender with many
 * connections would take whole rounds of it. A sender's requests beyond `AT_ONCE` wait, and a few of those begin in each round,
 * one of each sender after another.
 */
export function createSenderTurns(): SenderTurns {
  /** The number of turns that each sender has taken in this round. */
  const begun = new Map<string, number>();
  const waiting = new Map<string, Set<Waiting>>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(endRound);
  }

  function endRound(): void {
    isScheduled = false;
    begun.clear();
    for (let taken = 0; taken < IN_ROUND; ) {
      const [sender, requests] = waiting.entries().next().value ?? [];
      const [next] = requests ?? [];
      if (sender === undefined || requests === undefined || next === undefined) break;
      waiting.delete(sender);
      requests.delete(next);
      if (requests.size > 0) waiting.set(sender, requests); // at the end
      taken += next.turns;
      next.begin();
    }
    if (waiting.size > 0) schedule();
  }

  return (sender, begin, turns) => {
    const requests = waiting.get(sender);
    const count = begun.get(sender) ?? 0;
    schedule();
    if (requests === undefined && count < AT_ONCE) {
      begun.set(sender, count + turns);
      begin();
    } else waiting.set(sender, (requests ?? new Set()).add({ begin: AsyncResource.bind(begin), turns })); // keeps the trace span
  };
}
