import { InputError } from './errors/input-error.ts';

/** Converts a time to unix seconds, as it is signed and sent to contracts. @throws InputError unless it is a whole second from 1970 on */
export function wholeSeconds(path: string, time: Date): bigint {
  const ms = time.getTime();
  if (!(ms >= 0) || ms % 1000 !== 0) throw new InputError(path, 'a time in whole seconds');
  return BigInt(ms / 1000);
}
