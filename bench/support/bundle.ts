import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { projectPath } from '../../src/project.ts';

/**
 * A server of this project's sources as JavaScript, as the programs are bundled: tsx, which runs the benchmarks themselves, would
 * slow it down. Packages are loaded from node_modules. `remove` deletes it.
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
    logLevel: 'error',
  });
  return { file: join(outdir, 'server.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) };
}
