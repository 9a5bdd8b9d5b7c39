import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of a source and its replacement. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Runs `use` while a folder's sources are changed, and restores them.
 * @throws where a source does not have exactly one such place
 */
export function withChanges<T>(folder: string, changes: readonly Change[], use: () => T): T {
  const texts = changes.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
  try {
    for (const { file, from, to } of changes) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(from).length !== 2) throw new Error(`${file} does not have this text exactly once: ${from}`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
    return use();
  } finally {
    for (const [i, { file }] of changes.entries()) writeFileSync(join(folder, file), texts[i] as string);
  }
}
