import { InputError } from './errors/input-error.ts';

/** A time as it is signed and as the contracts take it: unix seconds. @throws InputError unless a whole second after 1970 */
export function wholeSeconds(path: string, time: Date): bigint {
  const ms = time.getTime();
  if (!(ms >= 0) || ms % 1000 !== 0) throw new InputError(path, 'a time in whole seconds');
  return BigInt(ms / 1000);
}
