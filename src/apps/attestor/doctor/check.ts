import { judge } from '../judge.ts';

export type Result = 'ok' | 'warning' | 'failed';

/** One line of the doctor's. */
export interface DoctorCheck {
  readonly name: string;
  readonly result: Result;
  /** What was found. */
  readonly found: string;
  /** What to do, where it is not ok. */
  readonly mend?: string;
  /** Of a failure. */
  readonly code?: string;
}

export const ok = (name: string, found: string): DoctorCheck => ({ name, result: 'ok', found });
export const warning = (name: string, found: string, mend: string): DoctorCheck => ({
  name,
  result: 'warning',
  found,
  mend,
});
export const failed = (name: string, found: string, mend: string): DoctorCheck => ({
  name,
  result: 'failed',
  found,
  mend,
});

/** `good` or else what is wrong. */
export const check = (name: string, good: boolean, found: readonly [string, string], mend: string): DoctorCheck =>
  good ? ok(name, found[0]) : failed(name, found[1], mend);

/** Runs checks; one that throws is a failed line under `name`. */
export async function checked(
  name: string,
  mend: string,
  run: () => Promise<readonly DoctorCheck[]>,
): Promise<readonly DoctorCheck[]> {
  try {
    return await run();
  } catch (error) {
    const { message, code } = judge(error);
    return [{ ...failed(name, message, mend), code }];
  }
}
