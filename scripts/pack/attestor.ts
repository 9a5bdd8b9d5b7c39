import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { readPackage } from '../packages.ts';
import { describePackage, makeTarball, type Packed, PROJECT } from './folder.ts';

const TOOL = readPackage(PROJECT, 'packages/attestor');

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
    const { dependencies: _, exports: __, sideEffects: ___, ...manifest } = TOOL.manifest;
    const modules = await writeTool(join(folder, 'lib'));
    describePackage({
      folder,
      manifest: { ...manifest, bin: { 'income-series': './lib/income-series.js' } },
      modules,
      readme: readFileSync(join(PROJECT, TOOL.folder, 'README.md'), 'utf8'),
      notice: 'It needs no other package.',
    });
    return makeTarball(folder, into);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
