import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { readPackages } from '../../scripts/packages.ts';
import { projectPath } from '../../src/project.ts';

/** Bundles the entries of the project's own packages, because Node loads no TypeScript from node_modules. */
const ownPackages: Plugin = {
  name: 'own packages',
  setup({ onResolve }) {
    const entries = new Map(readPackages(projectPath('.')).flatMap(({ entries }) => Object.entries(entries)));
    onResolve({ filter: /^[^./]/ }, ({ path }) => {
      const file = entries.get(path);
      return file === undefined ? undefined : { path: projectPath(file) };
    });
  },
};

/**
 * Bundles a server of this project as JavaScript, because tsx, which runs the benchmarks, would slow it down. Other packages are
 * loaded from node_modules. `remove` deletes the bundle.
 */
export async function bundleServer(source: URL): Promise<{ readonly file: string; remove(): void }> {
  const outdir = projectPath(`dist/bench-${process.pid}`);
  await build({
    entryPoints: { server: fileURLToPath(source) },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [ownPackages],
    logLevel: 'error',
  });
  return { file: join(outdir, 'server.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) };
}
