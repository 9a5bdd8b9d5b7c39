import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packAttestor } from '../../../../scripts/pack/attestor.ts';
import { packClient } from '../../../../scripts/pack/client.ts';
import { type Packed, PROJECT } from '../../../../scripts/pack/folder.ts';

/** Somebody's own project outside this one, with packages installed from their files and nothing else. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file of the project, and answers its path. */
  write(name: string, text: string): string;
  /** Gives the project a package that is installed here, as npm would. */
  link(name: string): void;
  /** Runs a program in the project's folder: its exit code and what it printed. */
  run(command: string, ...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  remove(): void;
}

const INSTALL = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];

const PACKAGES = { client: packClient, attestor: packAttestor };

/** A project with these packages. */
export async function createConsumer<K extends keyof typeof PACKAGES>(
  ...names: readonly K[]
): Promise<Consumer & Readonly<Record<K, Packed>>> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const packed = {} as Record<K, Packed>;
  for (const name of names) packed[name] = await PACKAGES[name](join(folder, 'tarballs'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const files = names.map((name) => packed[name].file);
  execFileSync('npm', [...INSTALL, ...files], { cwd: folder, stdio: 'pipe' });
  return {
    folder,
    ...packed,
    write,
    link(name) {
      const path = join(folder, 'node_modules', name);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(join(PROJECT, 'node_modules', name), path);
    },
    run: (command, ...args) =>
      new Promise((resolve) => {
        execFile(command, args, { cwd: folder }, (error, stdout, stderr) => {
          const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
          resolve({ code, stdout, stderr });
        });
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
