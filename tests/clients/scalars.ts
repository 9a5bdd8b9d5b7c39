import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FRONTEND = readFileSync(join(import.meta.dirname, '../../docs/frontend.md'), 'utf8');

/** How scalars travel, as docs/frontend.md says it for generated types. */
export const SCALARS: Readonly<Record<string, string>> = Object.fromEntries(
  [...(/^const scalars = \{\n(.*?)^\};/ms.exec(FRONTEND)?.[1] ?? '').matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(
    ([, name = '', type = '']) => [name, type],
  ),
);
