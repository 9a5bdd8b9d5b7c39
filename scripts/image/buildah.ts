import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Account } from './enter.ts';

/** An image as a folder, and the configuration that it gives its containers. */
export interface Image extends Account {
  readonly folder: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly stopSignal: NodeJS.Signals;
}

const Inspected = z.object({
  Docker: z.object({
    config: z.object({
      Env: z.array(z.string()),
      WorkingDir: z.string(),
      User: z.string().regex(/^\d+:\d+$/, 'is by number'),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')]).rest(z.string()) }).optional(),
      StopSignal: z.custom<NodeJS.Signals>((signal) => /^SIG[A-Z]+$/.test(String(signal))).default('SIGTERM'),
    }),
  }),
});

/** The name of the base image in the store. */
export const BASE = 'localhost/node';

/** The images that buildah builds. */
export interface ImageStore {
  /** Makes the base image of an archive of its files. Returns its name with its digest. */
  readonly addBase: (archive: string) => string;
  /** Builds a stage of the project's Dockerfile, the last one by default. @throws Error with the output of the build */
  readonly build: (base: string, stage?: string) => void;
  /** Mounts what was built. */
  readonly open: (stage?: string) => Image;
}

/** Opens a store in a folder. Its mounts end with the namespace of the process. */
export function openStore(folder: string, project: string): ImageStore {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const nameOf = (stage: string) => `localhost/income-series-${stage}`;

  function buildah(...args: readonly string[]): string {
    const places = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
    const { status, stdout, stderr } = spawnSync('buildah', [...places, ...args], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: temporary },
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) throw new Error(`buildah ${args[0]} ended with ${status}\n${stdout}${stderr}`);
    return stdout.trim();
  }

  /** Mounts for the steps: the npm cache of this machine, and its certificates, which a bare folder lacks. */
  function volumes(): readonly string[] {
    const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
    mkdirSync(cache, { recursive: true });
    const ca = process.env.NODE_EXTRA_CA_CERTS;
    const npmrc = join(folder, 'npmrc');
    writeFileSync(npmrc, `cache=/run/npm\n${ca ? 'cafile=/run/build-ca.pem\n' : ''}`);
    const binds = [
      `${cache}:/run/npm`,
      `${npmrc}:/usr/local/etc/npmrc:ro`,
      ...(ca ? [`${ca}:/run/build-ca.pem:ro`] : []),
    ];
    return binds.flatMap((bind) => ['--volume', bind]);
  }

  return {
    addBase(archive) {
      const container = buildah('from', 'scratch');
      buildah('add', '--quiet', container, archive, '/');
      buildah('commit', '--quiet', '--rm', container, BASE);
      return `${BASE}@${buildah('images', '--format', '{{.Digest}}', BASE)}`;
    },
    build(base, stage) {
      const way = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers', ...volumes()];
      const target = stage === undefined ? [] : ['--target', stage];
      buildah('build', ...way, ...target, '--build-arg', `NODE_IMAGE=${base}`, '--tag', nameOf(stage ?? 'last'), '.');
    },
    open(stage = 'last') {
      const container = buildah('from', '--pull-never', nameOf(stage));
      const { config } = Inspected.parse(JSON.parse(buildah('inspect', container))).Docker;
      return {
        folder: buildah('mount', container),
        user: config.User,
        workdir: config.WorkingDir,
        env: Object.fromEntries(config.Env.map((variable) => variable.split(/=(.*)/s) as [string, string])),
        command: config.Cmd,
        healthcheck: config.Healthcheck?.Test.slice(1) ?? [],
        stopSignal: config.StopSignal,
      };
    },
  };
}
