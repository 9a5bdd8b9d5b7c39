import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder that holds `circomlib`, free of symbolic links: the compiler, a WASI program, does not follow them. */
const includeFolder = (): string => dirname(dirname(realpathSync(require.resolve('circomlib/package.json'))));

const run = (program: string, args: readonly string[]): string =>
  execFileSync(process.execPath, [program, ...args], { cwd: realpathSync(ROOT), encoding: 'utf8', stdio: 'pipe' });

export type CircomOutput = 'r1cs' | 'wasm' | 'sym';

/**
 * Compiles a circuit at `--O2` into `folder`, which is created where missing: `<name>.r1cs`, `<name>.sym` and
 * `<name>_js/<name>.wasm`, as asked for. Throws with the compiler's own message.
 */
export function compileCircuit(source: string, folder: string, outputs: readonly CircomOutput[]): void {
  mkdirSync(folder, { recursive: true });
  const root = realpathSync(ROOT);
  const pathInRoot = (path: string): string => relative(root, realpathSync(path)) || '.';
  const flags = outputs.map((output) => `--${output}`);
  run(require.resolve('circom2/cli.js'), [
    pathInRoot(source),
    ...flags,
    '--O2',
    '-l',
    pathInRoot(includeFolder()),
    '-o',
    pathInRoot(folder),
  ]);
}

/** Runs the snarkjs command line; a process of its own, since the library keeps its worker threads alive. */
export const snarkjs = (...args: readonly string[]): string =>
  run(join(dirname(require.resolve('snarkjs')), 'cli.cjs'), args);
