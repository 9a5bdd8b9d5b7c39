import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describePackage, makeTarball, type Packed, PROJECT, readManifest } from './folder.ts';

const README = `# Income Series: the attestor's tool

The attestor's tool, with everything that it needs. It is in no registry: install the file,
\`npm install ./income-series-attestor-${readManifest(PROJECT).version}.tgz\`, and run \`npx income-series attestor --help\`.

docs/attestor.md of the project describes it.
`;

/** Writes the tool into a folder, with a file for each command that is loaded when it runs. Returns the modules' paths. */
async function writeTool(folder: string): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: PROJECT,
    input: { 'income-series': 'src/apps/attestor/command.ts' },
    platform: 'node',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    comments: { legal: false },
    banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
  });
  await bundle.close();
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

/** Makes the tarball of the attestor's tool in a folder. */
export async function packAttestor(into: string): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-attestor-'));
  try {
    const modules = await writeTool(join(folder, 'lib'));
    describePackage({
      folder,
      manifest: {
        name: '@income-series/attestor',
        private: true,
        description: "The attestor's command-line tool of Income Series",
        license: 'Apache-2.0',
        type: 'module',
        engines: { node: '>=20.19' },
        bin: { 'income-series': './lib/income-series.js' },
      },
      modules,
      readme: README,
      notice: 'It needs no other package.',
    });
    return makeTarball(folder, into);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
