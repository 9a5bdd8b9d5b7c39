import { readFileSync } from 'node:fs';
import { projectFile } from '../../project.ts';

/** The program's bytes as the repository has them. @throws Error where the file is missing */
export const programFile = (): Uint8Array =>
  new Uint8Array(readFileSync(projectFile('contracts/solana/build/income_series.so')));
