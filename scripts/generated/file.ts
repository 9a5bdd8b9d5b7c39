import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A committed file that a command writes. */
export interface GeneratedFile {
  /** The path in the project. */
  readonly path: string;
  /** The name of the npm script that writes it. */
  readonly command: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '..', '..');

const committed = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Writes the file; or, to check, writes nothing and fails the process where the committed text differs. */
export function emit({ path, command, text }: GeneratedFile, { check }: { readonly check: boolean }): void {
  const file = join(ROOT, path);
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  } else if (committed(file) === text) {
    console.log(`${path} is what the code says`);
  } else {
    console.error(`${path} differs from the code: run \`npm run ${command}\` and look at the difference`);
    process.exitCode = 1;
  }
}
