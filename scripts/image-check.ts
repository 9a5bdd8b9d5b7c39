/**
 * Stands in for a Docker that is not there: Debian's smallest system (debootstrap) with Node and npm from their npm packages for the
 * base image, the embedded PostgreSQL, outside the folder, for PostgreSQL's. Limits of memory and processes are not set.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './help.ts';
import { makeBase } from './image/base.ts';
import { buildStage, makeContext, runStep } from './image/build.ts';
import { readCompose } from './image/compose.ts';
import { readDockerfile, type Stage } from './image/dockerfile.ts';
import { runStory } from './image/story.ts';

answerHelp(`npm run check -- image [--possible]
Runs the Dockerfile's own steps in a bare Debian folder, and the stack of compose.yaml in the result, where there is no Docker.
Needs Linux, root, debootstrap, unshare and ip.

  --possible  only says whether this machine can run it

Ends with 0 where all went well, with 1 where it failed, with 69 where this machine cannot run it.`);

const ROOT = join(import.meta.dirname, '..');
const UNAVAILABLE = 69;
/** Stands for a digest: no image is pulled. */
const PINNED = `@sha256:${'0'.repeat(64)}`;

const started = Date.now();
const say = (text: string) => console.log(`${((Date.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${text}`);
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const compose = readCompose(read('compose.yaml'));
const image = compose.services.gateway?.build?.args.NODE_IMAGE ?? '';
const dockerfile = (NODE_IMAGE: string) => readDockerfile(read('Dockerfile'), { NODE_IMAGE });
const placesIn = (work: string) => ({
  base: join(work, 'base'),
  context: join(work, 'context'),
  stage: (name: string) => join(work, 'stages', name),
  cacheOf: () => execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
});

/** Why this machine cannot run the check. */
function missing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  for (const name of ['debootstrap', 'unshare', 'nsenter', 'setpriv', 'ip'])
    if (spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0) return `${name} is not installed`;
  return spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).status === 0
    ? undefined
    : 'unshare is not permitted';
}

/** The first step of all refuses a base image without a digest. */
function refusesUnpinned(work: string): void {
  const [step] = dockerfile(image)[0]?.steps ?? [];
  assert(step?.kind === 'run');
  const { code, output } = runStep(step, join(work, 'base'), () => '');
  assert.equal(code, 1);
  assert.match(output, /NODE_IMAGE names no digest/);
}

function build(work: string, stages: readonly Stage[]): void {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (major === undefined || suite === undefined)
    throw new Error('compose.yaml names no image node:<major>-<suite>-slim');
  const places = placesIn(work);
  say(`the base: Debian ${suite}, Node ${major}`);
  makeBase(places.base, major, suite);
  refusesUnpinned(work);
  makeContext(ROOT, places.context);
  mkdirSync(join(work, 'stages'));
  for (const stage of stages) {
    say(`builds the stage ${stage.name}`);
    buildStage(stage, places);
  }
  const last = places.stage(stages.at(-1)?.name as string);
  const dangling = execFileSync('find', [join(last, 'app'), '-xtype', 'l'], { encoding: 'utf8' });
  assert.equal(dangling, '', 'links of the image lead nowhere');
  const size = (folder: string) => Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10);
  say(`the image: ${size(last) - size(places.base)} MB more than its base`);
}

/** In a network of its own, in which the ports of compose.yaml are free. */
async function runIn(work: string): Promise<void> {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const stages = dockerfile(`${image}${PINNED}`);
  mkdirSync(join(work, 'volumes'));
  await runStory(work, { compose, stages, folderOf: placesIn(work).stage, say });
}

const [, , flag, inside] = process.argv;
const why = missing();
if (flag === '--inside' && inside !== undefined) await runIn(inside);
else if (why !== undefined) {
  console.log(`The image is not checked: ${why}.`);
  process.exitCode = UNAVAILABLE;
} else if (flag !== '--possible') {
  const work = mkdtempSync(join(tmpdir(), 'income-series-image-'));
  try {
    build(work, dockerfile(`${image}${PINNED}`));
    say('runs the stack');
    // Whatever is started ends with this process: it is in a process namespace that does.
    const own = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
    const program = [process.execPath, '--import', 'tsx', import.meta.filename, '--inside', work];
    const again = ['--pdeathsig', 'KILL', 'unshare', ...own, ...program];
    process.exitCode = spawnSync('setpriv', again, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
    say(process.exitCode === 0 ? 'all as it should be' : 'failed');
  } finally {
    execFileSync('rm', ['-rf', work]);
  }
}
