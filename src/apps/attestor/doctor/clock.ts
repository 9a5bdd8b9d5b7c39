import { distance, relative } from '../ago.ts';
import { type DoctorCheck, failed, ok, warning } from './check.ts';

const MINUTE = 60_000;
const NAME = 'clock';
const MEND = 'set this machine’s clock (NTP)';

/** This machine's clock against the gateway's: a text to sign is good for ten minutes. */
export function judgeClock(now: Date, gateway: Date | null): DoctorCheck {
  if (gateway === null)
    return warning(NAME, 'the gateway does not say its time', 'compare this machine’s clock yourself');
  const off = Math.abs(now.getTime() - gateway.getTime());
  const found = `${Math.round(off / 1_000)} s from the gateway’s`;
  if (off <= MINUTE / 2) return ok(NAME, found);
  return off <= 5 * MINUTE ? warning(NAME, found, MEND) : failed(NAME, found, MEND);
}

/** The newest block of a node that is current is some seconds old; a chain whose time is ahead is one for development. */
export function judgeHead(block: bigint, timestamp: bigint, now: Date): DoctorCheck {
  const time = new Date(Number(timestamp) * 1_000);
  const age = now.getTime() - time.getTime();
  const found = `block ${block}, ${relative(time.toISOString(), now)}`;
  if (Math.abs(age) <= MINUTE) return ok('node’s head', found);
  if (age < 0) {
    const ahead = `the block’s time is ${distance(time.toISOString(), now)} ahead of this machine’s clock`;
    return warning(
      'node’s head',
      `block ${block}, ${ahead}`,
      'compare clocks: its time may be moved on, on a chain for development',
    );
  }
  const mend = 'wait for the node to catch up, or take another; compare this machine’s clock';
  return age <= 10 * MINUTE ? warning('node’s head', found, mend) : failed('node’s head', found, mend);
}
