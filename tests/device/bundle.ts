import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { ROOT } from '../../scripts/circuit/toolchain.ts';

export interface Bundle {
  readonly code: string;
  /** Files of the project and of its packages that are in it. */
  readonly inputs: readonly string[];
  /** Modules that it leaves for the platform to provide. */
  readonly externals: readonly string[];
}

const externalsOf = ({ inputs, outputs }: Metafile): string[] => [
  ...Object.values(outputs).flatMap((output) => output.imports.map(({ path }) => path)),
  ...Object.values(inputs).flatMap((input) => input.imports.filter(({ external }) => external).map(({ path }) => path)),
];

/** Bundles an entry for browsers. A module of Node would fail the build, or be left over among the externals. */
export async function bundleForBrowser(entry: string): Promise<Bundle> {
  const result = await build({
    entryPoints: [join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return {
    code: result.outputFiles[0]?.text ?? '',
    inputs: Object.keys(result.metafile.inputs),
    externals: externalsOf(result.metafile),
  };
}

export const isBuiltin = (path: string): boolean => path.startsWith('node:') || builtinModules.includes(path);
