import { useEffect, useState } from 'react';
import { useAnswer } from '../answer.ts';
import { ChainClocksDocument } from '../generated/operations.ts';
import { type Anchors, anchorClocks } from './clock-anchors.ts';

/** The anchors of this page. They are no secret of a reader: every reader reads the same blocks. */
let pageAnchors: Anchors = new Map();

/** The milliseconds after which a screen with deadlines is read again. */
export const READ_EVERY_MS = 10_000;
const TICK_MS = 5_000;

/** Returns the function that says a chain's time now, in milliseconds since 1970; null while it is not known. */
export function useChainClock(): (chain: string) => number | null {
  const { data, dataUpdatedAt } = useAnswer(ChainClocksDocument, {}, { everyMs: READ_EVERY_MS });
  const [deviceMs, setDeviceMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setDeviceMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (data !== undefined) pageAnchors = anchorClocks(pageAnchors, data.indexedChains, dataUpdatedAt);
  return (chain) => {
    const anchor = pageAnchors.get(chain);
    return anchor === undefined ? null : deviceMs + anchor.aheadMs;
  };
}
