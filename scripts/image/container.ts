import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Image } from './buildah.ts';
import type { ComposeService } from './compose.ts';
import { asAccount, enter } from './enter.ts';

/** A service as a process: as compose would run it, except that memory and processes have no limits. */
export interface Container {
  /** Every line that it wrote. */
  readonly lines: readonly string[];
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** The exit code of a command within. */
  exec(command: readonly string[]): { readonly code: number | null; readonly output: string };
  /** Sends what asks it to end; answers its exit code. */
  stop(): Promise<number | null>;
  kill(): void;
}

export interface ContainerOptions {
  readonly image: Image;
  readonly service: ComposeService;
  /** The folder of a volume. */
  readonly volume: (name: string) => string;
  readonly hosts: string;
}

/** How long a service may take to end. */
const STOP_MS = 30_000;

/** A volume that is mounted for the first time begins as what the image has there, with its owner. */
function openVolume(folder: string, place: string): void {
  if (!existsSync(folder)) execFileSync('cp', ['-a', place, folder]);
}

/** Starts a service in its own namespaces, with the mounts, account and command that compose would give it. */
export function startContainer({ image, service, volume, hosts }: ContainerOptions): Container {
  const mounts = service.volumes.map((text) => {
    const [name = '', to = '', way] = text.split(':');
    openVolume(volume(name), join(image.folder, to));
    return { from: volume(name), to, readOnly: way === 'ro' };
  });
  const binds = [...mounts, { from: hosts, to: '/etc/hosts', readOnly: true }];
  const account = { ...image, env: { ...image.env, ...service.environment } };
  const line = asAccount(account, service.command ?? image.command);
  const args = enter({ folder: image.folder, readOnly: service.read_only, binds, tmpfs: service.tmpfs }, line);
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'], env: {}, cwd: '/' });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (text) => lines.push(text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  /** The pid, outside the container, of the container's process 1; NaN while there is none. */
  const pidOfInit = () => {
    const list = `/proc/${child.pid}/task/${child.pid}/children`;
    return existsSync(list) ? Number.parseInt(readFileSync(list, 'utf8'), 10) : Number.NaN;
  };
  const kill = () => {
    if (!Number.isNaN(pidOfInit())) process.kill(pidOfInit(), 'SIGKILL');
  };
  return {
    lines,
    ended,
    exec(command) {
      if (Number.isNaN(pidOfInit())) return { code: null, output: '' };
      const inside = ['--target', `${pidOfInit()}`, '--mount', '--pid', '--root', '--', ...asAccount(account, command)];
      const { status, stdout, stderr } = spawnSync('nsenter', inside, { encoding: 'utf8', env: {} });
      return { code: status, output: `${stdout}${stderr}` };
    },
    stop() {
      if (!Number.isNaN(pidOfInit())) process.kill(pidOfInit(), image.stopSignal);
      const timer = setTimeout(kill, STOP_MS);
      return ended.finally(() => clearTimeout(timer));
    },
    kill,
  };
}
