import { toFailure } from '../judge.ts';

export type Result = 'ok' | 'warning' | 'failed';

/** One check of the doctor, which becomes one line. */
export interface DoctorCheck {
  readonly name: string;
  readonly result: Result;
  /** The finding, in a few words. */
  readonly found: string;
  /** The advice, unless the result is ok. */
  readonly mend?: string;
  /** The code of a failure. */
  readonly code?: string;
}

export const passedCheck = (name: string, found: string): DoctorCheck => ({ name, result: 'ok', found });
export const warningCheck = (name: string, found: string, mend: string): DoctorCheck => ({
  name,
  result: 'warning',
  found,
  mend,
});
export const failedCheck = (name: string, found: string, mend: string): DoctorCheck => ({
  name,
  result: 'failed',
  found,
  mend,
});

/** A check with the first text of `found` if it is good, or failed with the second. */
export const passOrFail = (name: string, good: boolean, found: readonly [string, string], mend: string): DoctorCheck =>
  good ? passedCheck(name, found[0]) : failedCheck(name, found[1], mend);

/** Runs checks. If they throw, the result is one failed check with the name `name`, and the advice for all failures or this one. */
export async function runChecks(
  name: string,
  mend: string | ((code: string) => string),
  run: () => Promise<readonly DoctorCheck[]>,
): Promise<readonly DoctorCheck[]> {
  try {
    return await run();
  } catch (error) {
    const { message, code } = toFailure(error);
    return [{ ...failedCheck(name, message, typeof mend === 'string' ? mend : mend(code)), code }];
  }
}
