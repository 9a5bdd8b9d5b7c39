import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { ROOT } from '../../../../scripts/circuit/toolchain.ts';

export interface Bundle {
  readonly code: string;
  /** Files of the project and of its packages that are in it. */
  readonly inputs: readonly string[];
  /** Modules that it leaves for the platform to provide, and the file that asks for each. */
  readonly externals: readonly { readonly from: string; readonly path: string; readonly kind: string }[];
}

const externalsOf = ({ inputs }: Metafile): Bundle['externals'] =>
  Object.entries(inputs).flatMap(([from, input]) =>
    input.imports.filter(({ external }) => external).map(({ path, kind }) => ({ from, path, kind })),
  );

const buildOnce = (entry: string, minify: boolean) =>
  build({
    entryPoints: [join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
    minify,
  });

/** Bundles an entry for browsers. A module of Node would fail the build, or be left over among the externals. */
export async function bundleForBrowser(entry: string): Promise<Bundle> {
  const result = await buildOnce(entry, false);
  return {
    code: result.outputFiles[0]?.text ?? '',
    inputs: Object.keys(result.metafile.inputs),
    externals: externalsOf(result.metafile),
  };
}

/** The weight of an entry for a browser: bytes, minified. */
export const bundleSize = async (entry: string): Promise<number> =>
  (await buildOnce(entry, true)).outputFiles[0]?.contents.length ?? 0;

export const isBuiltin = (path: string): boolean => path.startsWith('node:') || builtinModules.includes(path);
