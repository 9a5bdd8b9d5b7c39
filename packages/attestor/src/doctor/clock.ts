import { formatDistance, formatRelative } from '../ago.ts';
import { type DoctorCheck, failedCheck, passedCheck, warningCheck } from './check.ts';

const MINUTE = 60_000;
const NAME = 'clock';
const MEND = 'set this machine’s clock (NTP)';

/** Compares this machine's clock with the gateway's, because a text to sign is valid for ten minutes only. */
export function checkClock(now: Date, gateway: Date | null): DoctorCheck {
  if (gateway === null)
    return warningCheck(NAME, 'the gateway does not say its time', 'compare this machine’s clock yourself');
  const differenceMs = Math.abs(now.getTime() - gateway.getTime());
  const finding = `${Math.round(differenceMs / 1_000)} s from the gateway’s`;
  if (differenceMs <= MINUTE / 2) return passedCheck(NAME, finding);
  return differenceMs <= 5 * MINUTE ? warningCheck(NAME, finding, MEND) : failedCheck(NAME, finding, MEND);
}

/** Checks the age of a node's newest block, which should be some seconds. Only development chains have a time in the future. */
export function checkHead(block: bigint, timestamp: bigint, now: Date): DoctorCheck {
  const time = new Date(Number(timestamp) * 1_000);
  const age = now.getTime() - time.getTime();
  const finding = `block ${block}, ${formatRelative(time.toISOString(), now)}`;
  if (Math.abs(age) <= MINUTE) return passedCheck('node’s head', finding);
  if (age < 0) {
    const ahead = `the block’s time is ${formatDistance(time.toISOString(), now)} ahead of this machine’s clock`;
    return warningCheck(
      'node’s head',
      `block ${block}, ${ahead}`,
      'compare clocks: its time may be moved on, on a chain for development',
    );
  }
  const mend = 'wait for the node to catch up, or take another; compare this machine’s clock';
  return age <= 10 * MINUTE ? warningCheck('node’s head', finding, mend) : failedCheck('node’s head', finding, mend);
}
