import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packAttestor } from '../../../../scripts/pack/attestor.ts';
import { packClient } from '../../../../scripts/pack/client.ts';
import { type Packed, PROJECT } from '../../../../scripts/pack/folder.ts';

/** Somebody's own project outside this one, with both packages installed from their files and nothing else. */
export interface Consumer {
  readonly folder: string;
  readonly client: Packed;
  readonly attestor: Packed;
  /** Writes a file of the project, and answers its path. */
  write(name: string, text: string): string;
  /** Gives the project a package that is installed here, as npm would. */
  link(name: string): void;
  /** Runs a program in the project's folder: its exit code and what it printed. */
  run(command: string, ...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }>;
  remove(): void;
}

const INSTALL = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];

export async function createConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const into = join(folder, 'tarballs');
  const [client, attestor] = [await packClient(into), await packAttestor(into)];
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  execFileSync('npm', [...INSTALL, client.file, attestor.file], { cwd: folder, stdio: 'pipe' });
  return {
    folder,
    client,
    attestor,
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
