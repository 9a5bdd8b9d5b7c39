import { expect, it } from 'vitest';

/** Stands for tests that cannot run here, and fails, because a test that is skipped goes unseen. `packages`: of Debian. */
export const failWithout = (programs: string, packages: string): void =>
  it(`needs ${programs}`, () => expect.fail(`${programs} missing here: apt-get install ${packages}`));
