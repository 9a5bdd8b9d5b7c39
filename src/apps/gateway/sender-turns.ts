import { AsyncResource } from 'node:async_hooks';

/** The requests of one sender that begin as they arrive, in each round of the event loop. */
const AT_ONCE = 4;
/** The waiting requests that begin in each round, of all senders together. */
const IN_ROUND = 4;

/** Begins a request at once, or when its sender's turn comes. */
export type SenderTurns = (sender: string, begin: () => void) => void;

/**
 * Creates turns of senders, by address. Reading, pricing and refusing a request takes the event loop, and a sender with many
 * connections would take whole rounds of it. A sender's requests beyond `AT_ONCE` wait, and a few of those begin in each round,
 * one of each sender after another.
 */
export function createSenderTurns(): SenderTurns {
  /** The number of requests that each sender has begun in this round. */
  const begun = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(endRound);
  }

  function endRound(): void {
    isScheduled = false;
    begun.clear();
    for (let count = 0; count < IN_ROUND; count++) {
      const [sender, requests] = waiting.entries().next().value ?? [];
      const [begin] = requests ?? [];
      if (sender === undefined || requests === undefined || begin === undefined) break;
      waiting.delete(sender);
      requests.delete(begin);
      if (requests.size > 0) waiting.set(sender, requests); // at the end
      begin();
    }
    if (waiting.size > 0) schedule();
  }

  return (sender, begin) => {
    const requests = waiting.get(sender);
    const count = begun.get(sender) ?? 0;
    schedule();
    if (requests === undefined && count < AT_ONCE) {
      begun.set(sender, count + 1);
      begin();
    } else waiting.set(sender, (requests ?? new Set()).add(AsyncResource.bind(begin))); // keeps the trace span
  };
}
