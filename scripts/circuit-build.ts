/**
 * Builds the income-report circuit and its development keys.
 *
 *   npm run circuit -- build                   compiles, sets up, writes the artifacts and circuits/CHECKSUMS (45 s)
 *   npm run circuit -- build --check           committed files match CHECKSUMS, and the source compiles to them (3 s)
 *   npm run circuit -- build --check --setup   makes the keys again as well, and compares them byte for byte (45 s)
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { developmentSetup } from './circuit/setup.ts';
import { compileCircuit, ROOT } from './circuit/toolchain.ts';

const CIRCUITS = join(ROOT, 'circuits');
const SOURCE = join(CIRCUITS, 'income_report.circom');
const CHECKSUMS = join(CIRCUITS, 'CHECKSUMS');

/** The committed path of each product of the build. */
const COMMITTED = {
  wasm: join(CIRCUITS, 'build/income_report.wasm'),
  zkey: join(CIRCUITS, 'build/income_report.zkey'),
  verificationKey: join(CIRCUITS, 'build/verification_key.json'),
  solidityVerifier: join(ROOT, 'contracts/evm/src/generated/Groth16Verifier.sol'),
};
type Product = keyof typeof COMMITTED;

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The text of CHECKSUMS, for `sha256sum -c` in circuits/. */
const checksums = (): string =>
  [SOURCE, ...Object.values(COMMITTED)]
    .map((path) => `${sha256(path)}  ${relative(CIRCUITS, path).replaceAll('\\', '/')}\n`)
    .join('');

/** The parts of a build: `withKeys` adds the keys of the development setup. */
interface BuildOptions {
  readonly withKeys: boolean;
}

/** Builds in a temporary folder and passes the files to `use`. */
function build<T>({ withKeys }: BuildOptions, use: (files: Partial<Record<Product, string>>) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'income-report-'));
  try {
    compileCircuit(SOURCE, folder, ['r1cs', 'wasm']);
    const wasm = join(folder, 'income_report_js/income_report.wasm');
    return use(withKeys ? { wasm, ...developmentSetup(folder) } : { wasm });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(): void {
  build({ withKeys: true }, (files) => {
    for (const product of Object.keys(files) as Product[]) {
      mkdirSync(dirname(COMMITTED[product]), { recursive: true });
      copyFileSync(files[product] as string, COMMITTED[product]);
    }
  });
  writeFileSync(CHECKSUMS, checksums());
  console.log(checksums().trimEnd());
}

/** The names of the committed files that differ from CHECKSUMS or the build. */
function differences(options: BuildOptions): string[] {
  if (checksums() !== readFileSync(CHECKSUMS, 'utf8')) return ['circuits/CHECKSUMS'];
  return build(options, (files) =>
    (Object.keys(files) as Product[])
      .filter((product) => sha256(files[product] as string) !== sha256(COMMITTED[product]))
      .map((product) => relative(ROOT, COMMITTED[product])),
  );
}

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].filter((flag) => flag !== '--check' && flag !== '--setup');
if (unknown.length > 0 || (flags.has('--setup') && !flags.has('--check'))) {
  console.error('usage: circuit-build [--check [--setup]]');
  process.exitCode = 2;
} else if (!flags.has('--check')) {
  write();
} else {
  const different = differences({ withKeys: flags.has('--setup') });
  for (const path of different) console.error(`differs from what its source gives: ${path}`);
  if (different.length === 0) console.log('circuit: committed files are what the source gives');
  process.exitCode = different.length === 0 ? 0 : 1;
}
