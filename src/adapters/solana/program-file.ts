import { readFileSync } from 'node:fs';
import { projectFile } from '../../project.ts';

/** The program's bytes from the repository. @throws Error if the file is missing */
export const programFile = (): Uint8Array =>
  new Uint8Array(readFileSync(projectFile('contracts/solana/build/income_series.so')));
