/** A window of later trading, to the extent that its phase follows from it and the time. */
interface TimedWindow {
  readonly phase: string;
  readonly commitEndsAt: string;
  readonly revealEndsAt: string;
}

/** A time that a trader waits for: what ends, and what happens then. */
interface WindowClock {
  readonly text: string;
  readonly at: string;
  readonly outcome: string;
}

/**
 * The phase of a window at a time. The index has the phase of the last block, and a chain without transactions may mine none for
 * hours after the orders have ended.
 */
export function windowPhaseAt({ phase, commitEndsAt, revealEndsAt }: TimedWindow, now: number): string {
  if (phase !== 'COMMIT' && phase !== 'REVEAL') return phase;
  if (now >= Date.parse(revealEndsAt)) return 'SETTLE';
  return now >= Date.parse(commitEndsAt) ? 'REVEAL' : phase;
}

/** The time that a trader waits for; null where none runs. */
export function windowClockAt(window: TimedWindow, now: number): WindowClock | null {
  const phase = windowPhaseAt(window, now);
  if (phase === 'COMMIT')
    return { text: 'Orders end', at: window.commitEndsAt, outcome: 'then traders reveal their orders' };
  if (phase === 'REVEAL')
    return { text: 'Reveals end', at: window.revealEndsAt, outcome: 'then the price is found from what was revealed' };
  return null;
}
