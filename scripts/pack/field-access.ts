import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readPackage } from '../packages.ts';
import { declarationsFrom } from './declarations.ts';
import { describePackage, makeTarball, type Packed, PROJECT, writeAll } from './folder.ts';

const ENGINE = readPackage(PROJECT, 'packages/field-access');

/** The entries of the sources, by their paths in the engine's folder. */
const SOURCES = Object.values(ENGINE.entries).filter((path) => path.endsWith('.ts'));

/**
 * Compiles the sources to JavaScript and declarations, file by file: the package has no code of others. Comments stand in the declarations
 * alone, where editors read them.
 */
function compile(into: string, scratch: string): void {
  const types = join(scratch, 'types');
  const configuration = {
    extends: join(PROJECT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(PROJECT, 'node_modules/@types')],
      rootDir: join(PROJECT, ENGINE.folder, 'src'),
      outDir: into,
    },
    include: [],
    files: SOURCES.map((path) => join(PROJECT, path)),
  };
  const file = join(scratch, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  const emit = (...options: readonly string[]) =>
    execFileSync(join(PROJECT, 'node_modules/.bin/tsc'), ['-p', file, ...options], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  emit('--removeComments');
  emit('--declaration', '--emitDeclarationOnly', '--outDir', types);
  const sources = join(ENGINE.folder, 'src');
  const entries = SOURCES.map((path) => relative(sources, path));
  writeAll(
    into,
    declarationsFrom(entries, (path) => readFileSync(join(types, path), 'utf8')),
  );
}

/** An entry of the tarball, compiled or unchanged. */
function entryOf(path: string) {
  if (!path.endsWith('.ts')) return path;
  const compiled = path.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, '.js');
  return { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled };
}

function manifestOf() {
  const { private: _private, scripts: _scripts, exports, ...manifest } = ENGINE.manifest;
  const entries = Object.entries(exports).map(([entry, path]) => [entry, entryOf(path)]);
  return { ...manifest, exports: { ...Object.fromEntries(entries), './package.json': './package.json' } };
}

/** Makes the engine's tarball in a folder. */
export function packFieldAccess(into: string): Packed {
  const scratch = mkdtempSync(join(tmpdir(), 'pack-field-access-'));
  try {
    const folder = join(scratch, 'package');
    mkdirSync(folder);
    compile(join(folder, 'lib'), scratch);
    for (const part of ['bin', 'generator'])
      cpSync(join(PROJECT, ENGINE.folder, part), join(folder, part), { recursive: true });
    describePackage({
      folder,
      manifest: manifestOf(),
      modules: [],
      readme: readFileSync(join(PROJECT, ENGINE.folder, 'README.md'), 'utf8'),
      notice: 'Its dependencies and peers are installed beside it.',
    });
    return makeTarball(folder, into);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
