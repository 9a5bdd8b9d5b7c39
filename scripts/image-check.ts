/**
 * Stands in for a Docker that is not there: buildah builds the images, on Debian's smallest system (debootstrap) with Node and npm from
 * their npm packages, and the embedded PostgreSQL runs in place of PostgreSQL's image. Limits of memory and processes are not set.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './help.ts';
import { makeBase } from './image/base.ts';
import { BASE, openStore } from './image/buildah.ts';
import { readCompose } from './image/compose.ts';
import { runStory } from './image/story.ts';

answerHelp(`npm run check -- image [--possible]
Builds the Dockerfile on a bare Debian, and runs the stack of compose.yaml in the images, where there is no Docker.
Needs Linux, root, buildah, debootstrap, unshare and ip.

  --possible  only says whether this machine can run it

Ends with 0 where all went well, with 1 where it failed, with 69 where this machine cannot run it.`);

const ROOT = join(import.meta.dirname, '..');
const UNAVAILABLE = 69;
/** The stage of the development chain, which compose.yaml names. */
const CHAIN = 'chain';

const started = Date.now();
const say = (text: string) => console.log(`${((Date.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${text}`);
const compose = readCompose(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'));

/** Why this machine cannot run the check. */
function missing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  for (const name of ['buildah', 'debootstrap', 'unshare', 'nsenter', 'setpriv', 'ip'])
    if (spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0) return `${name} is not installed`;
  return spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).status === 0
    ? undefined
    : 'unshare is not permitted';
}

/** Runs a part of the check in namespaces of its own, because whatever it starts or mounts then ends with it. */
function runPart(part: string, work: string, ...namespaces: readonly string[]): number {
  const own = ['--mount', '--pid', '--mount-proc', '--fork', '--kill-child', ...namespaces];
  const program = [process.execPath, '--import', 'tsx', import.meta.filename, part, work];
  const line = ['--pdeathsig', 'KILL', 'unshare', ...own, ...program];
  return spawnSync('setpriv', line, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

function build(work: string): void {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim$/.exec(compose.services.gateway?.build?.args.NODE_IMAGE ?? '') ?? [];
  if (major === undefined || suite === undefined)
    throw new Error('compose.yaml names no image node:<major>-<suite>-slim');
  say(`the base: Debian ${suite}, Node ${major}`);
  const store = openStore(work, ROOT);
  const base = store.addBase(makeBase(major, suite));
  assert.throws(() => store.build(BASE), /NODE_IMAGE names no digest/, 'a base without a digest is refused');
  for (const stage of [undefined, CHAIN]) {
    say(`builds ${stage === undefined ? 'the image' : `the stage ${stage}`}`);
    store.build(base, stage);
  }
}

/** Runs the stack in a network of its own, in which the ports of compose.yaml are free. */
async function run(work: string): Promise<void> {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const store = openStore(work, ROOT);
  const images = { service: store.open(), [CHAIN]: store.open(CHAIN) };
  const dangling = execFileSync('find', [join(images.service.folder, 'app'), '-xtype', 'l'], { encoding: 'utf8' });
  assert.equal(dangling, '', 'links of the image lead nowhere');
  mkdirSync(join(work, 'volumes'));
  await runStory(work, {
    compose,
    imageOf(stage = 'service') {
      assert(stage in images, `compose.yaml names the stage ${stage}`);
      return images[stage as keyof typeof images];
    },
    say,
  });
}

const [, , part, work] = process.argv;
const why = missing();
if (part === '--build' && work !== undefined) {
  build(work);
  say('runs the stack');
  process.exitCode = runPart('--run', work, '--net');
} else if (part === '--run' && work !== undefined) await run(work);
else if (why !== undefined) {
  console.log(`The image is not checked: ${why}.`);
  process.exitCode = UNAVAILABLE;
} else if (part !== '--possible') {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-image-'));
  try {
    process.exitCode = runPart('--build', folder);
    say(process.exitCode === 0 ? 'all as it should be' : 'failed');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
