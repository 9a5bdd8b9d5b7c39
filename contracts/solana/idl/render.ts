/**
 * npm run solana -- client: writes `idl.json`, the page `interface.md` and the client in `src/adapters/solana/generated` from the
 * Codama tree. With `--check` nothing is written: exit 1 where what is committed is not what the tree gives.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { renderVisitor } from '@codama/renderers-js';
import { createFromRoot } from 'codama';
import { answerHelp } from '../../../scripts/help.ts';
import { interfacePage } from './interface-page.ts';
import { root } from './program.ts';
import { refusals } from './source.ts';

answerHelp(`npm run solana -- client [--check]
Writes the Solana program's client, contracts/solana/idl/idl.json and contracts/solana/interface.md, from contracts/solana/idl/program.ts.
  --check  writes nothing; fails where they differ`);

const ROOT = resolve(import.meta.dirname, '../../..');
const IDL = join(import.meta.dirname, 'idl.json');
const PAGE = join(import.meta.dirname, '../interface.md');
const CLIENT = 'src/adapters/solana/generated';
const HEAD = '// Written by npm run solana -- client; not edited by hand.\n';

/** The files that are written here, because the renderer's own have enums of TypeScript, an environment variable and a plugin of another kit. */
const OWN: Readonly<Record<string, string>> = {
  'programs/incomeSeries.ts': `${HEAD}import type { Address } from '@solana/kit';

export const INCOME_SERIES_PROGRAM_ADDRESS =
  '${root.program.publicKey}' as Address<'${root.program.publicKey}'>;
`,
  'errors/incomeSeries.ts': `${HEAD}
/** Names of the program's errors by their numbers. */
export const ERROR_NAMES = {
${refusals.map(({ number, name }) => `  ${number}: '${name}',`).join('\n')}
} as const;

export type ErrorName = (typeof ERROR_NAMES)[keyof typeof ERROR_NAMES];
`,
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const filesOf = (folder: string): string[] =>
  isFolder(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .sort()
    : [];

/** Renders into a folder of its own; answers it. */
async function render(): Promise<{ readonly idl: string; readonly folder: string }> {
  const codama = createFromRoot(root);
  const home = mkdtempSync(join(tmpdir(), 'income-series-client-'));
  await codama.accept(
    renderVisitor(home, { kitImportStrategy: 'rootOnly', generatedFolder: CLIENT, syncPackageJson: false }),
  );
  const folder = join(home, CLIENT);
  for (const name of filesOf(folder)) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8').replace(
      /from (['"])(\.{1,2}\/[^'"]+)\1/g,
      (_, quote: string, to: string) => {
        const index = isFolder(resolve(dirname(path), to)) ? '/index' : '';
        return `from ${quote}${to}${index}.ts${quote}`;
      },
    );
    writeFileSync(path, OWN[name] ?? text);
  }
  return { idl: `${JSON.stringify(JSON.parse(codama.getJson()), null, 1)}\n`, folder };
}

/** Paths whose committed text is another. */
function drift(folder: string, idl: string): string[] {
  const committed = join(ROOT, CLIENT);
  const names = new Set([...filesOf(folder), ...filesOf(committed)]);
  const text = (path: string) => (statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : null);
  return [
    ...(text(IDL) === idl ? [] : [IDL]),
    ...(text(PAGE) === interfacePage ? [] : [PAGE]),
    ...[...names].filter((name) => text(join(folder, name)) !== text(join(committed, name))),
  ];
}

const { idl, folder } = await render();
try {
  if (process.argv.includes('--check')) {
    const others = drift(folder, idl);
    for (const path of others) console.error(`${path} is not what the tree gives: npm run solana -- client`);
    process.exitCode = others.length === 0 ? 0 : 1;
  } else {
    writeFileSync(IDL, idl);
    writeFileSync(PAGE, interfacePage);
    rmSync(join(ROOT, CLIENT), { recursive: true, force: true });
    await mkdir(join(ROOT, CLIENT), { recursive: true });
    await cp(folder, join(ROOT, CLIENT), { recursive: true });
  }
} finally {
  rmSync(folder.slice(0, -CLIENT.length), { recursive: true, force: true });
}
