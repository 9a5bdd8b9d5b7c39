import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Stage, Step } from './dockerfile.ts';
import { asAccount, enter } from './enter.ts';
import { readDockerignore } from './ignored.ts';

/** The folders that are never part of the build context. */
const NEVER = new Set(['.git', 'node_modules']);

/** Copies the build context of a project: every file that .dockerignore does not exclude. */
export function makeContext(project: string, to: string): void {
  const ignored = readDockerignore(readFileSync(join(project, '.dockerignore'), 'utf8'));
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(project, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (NEVER.has(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      if (!entry.isFile() || ignored(path)) continue;
      mkdirSync(join(to, dirname(path)), { recursive: true });
      copyFileSync(join(project, path), join(to, path));
    }
  };
  walk('.');
}

/** Copies files with root as their owner, as COPY does. */
const copy = (from: string, to: string) => execFileSync('cp', ['-dR', '--preserve=mode,timestamps', from, to]);

function copyStep({ sources, target }: Extract<Step, { kind: 'copy' }>, from: string, root: string): void {
  for (const source of sources) {
    const place = join(from, source);
    if (statSync(place).isDirectory()) {
      mkdirSync(join(root, target), { recursive: true });
      copy(`${place}/.`, join(root, target));
    } else {
      const file = target.endsWith('/') ? join(target, basename(source)) : target;
      mkdirSync(join(root, dirname(file)), { recursive: true });
      copy(place, join(root, file));
    }
  }
}

/** Files that a machine has to reach the npm registry, and that a bare folder lacks. */
function network(): { readonly binds: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  const ca = process.env.NODE_EXTRA_CA_CERTS;
  return ca ? { binds: [ca], env: { NODE_EXTRA_CA_CERTS: '/run/build-ca.pem' } } : { binds: [], env: {} };
}

/** The output of a build step, and how it ended. */
export interface StepResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a RUN step in a folder. `caches` is where the folders of its cache mounts are. */
export function runStep(
  { command, caches, config }: Extract<Step, { kind: 'run' }>,
  root: string,
  cacheOf: (target: string) => string,
): StepResult {
  const {
    binds: [ca],
    env,
  } = network();
  const binds = caches.map((to) => ({ from: cacheOf(to), to, readOnly: false }));
  for (const { from, to } of binds) for (const folder of [from, join(root, to)]) mkdirSync(folder, { recursive: true });
  const files = [{ from: '/etc/resolv.conf', to: '/etc/resolv.conf', readOnly: true }];
  if (ca !== undefined) {
    execFileSync('touch', [join(root, 'run/build-ca.pem')]);
    files.push({ from: ca, to: '/run/build-ca.pem', readOnly: true });
  }
  mkdirSync(join(root, config.workdir), { recursive: true });
  const line = asAccount({ ...config, env: { ...env, ...config.env } }, ['/bin/sh', '-c', command]);
  const args = enter({ folder: root, readOnly: false, binds: [...binds, ...files], tmpfs: ['/tmp'] }, line);
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (ca !== undefined) execFileSync('rm', [join(root, 'run/build-ca.pem')]);
  return { code: status, output: `${stdout}${stderr}` };
}

export interface Places {
  /** The folder of the base image. */
  readonly base: string;
  readonly context: string;
  readonly stage: (name: string) => string;
  readonly cacheOf: (target: string) => string;
}

/** Runs the steps of a stage in a copy of the folder that it begins with. @throws Error with the output of a step that fails */
export function buildStage(stage: Stage, places: Places): void {
  const root = places.stage(stage.name);
  execFileSync('cp', ['-a', '--reflink=auto', stage.from === undefined ? places.base : places.stage(stage.from), root]);
  mkdirSync(join(root, stage.config.workdir), { recursive: true });
  for (const step of stage.steps) {
    if (step.kind === 'copy') {
      copyStep(step, step.from === undefined ? places.context : places.stage(step.from), root);
      continue;
    }
    const { code, output } = runStep(step, root, places.cacheOf);
    if (code !== 0) throw new Error(`${stage.name}: ${step.command}\n${output}\nended with ${code}`);
  }
}
