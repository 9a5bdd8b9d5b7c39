import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compose, ComposeService } from './compose.ts';
import { startDatabase } from './database.ts';
import { createStack, type StackOptions, until } from './stack.ts';

const STARTING = 'starting';
const SERVICES = ['gateway', 'worker', 'verifier'] as const;

/** The lines of /proc/1/status without a privilege. */
const UNPRIVILEGED =
  /^Name:\s+(?:node|MainThread)\n[\s\S]*^Uid:\s+10001\s[\s\S]*^CapEff:\s+0+\nCapBnd:\s+0+\n[\s\S]*^NoNewPrivs:\s+1$/m;

const ask = async (url: string): Promise<{ status: number; body: Record<string, unknown> }> => {
  const answer = await fetch(url).catch(() => undefined);
  return {
    status: answer?.status ?? 0,
    body: answer === undefined ? {} : ((await answer.json()) as Record<string, unknown>),
  };
};

/** Adds a service whose start is interrupted. */
function withStart(compose: Compose): Compose {
  const worker = compose.services.worker as ComposeService;
  const waits = 'console.log("starts"); setInterval(() => {}, 1_000)';
  const command = ['node', '--import', './bin/signals.mjs', '--eval', waits];
  return {
    ...compose,
    services: { ...compose.services, [STARTING]: { ...worker, command, depends_on: {}, volumes: [] } },
  };
}

/** Every file of a folder with its owner, mode, size and times. */
const filesOf = (folder: string): string =>
  execFileSync('find', [folder, '-xdev', '-printf', '%p %U:%G %m %s %T@ %C@\n'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });

/** The services answer, and none of them writes or may more than it has to. */
async function requireServing(stack: ReturnType<typeof createStack>, lastLines: () => string): Promise<void> {
  await until('the gateway is ready', async () => (await ask('http://127.0.0.1:4000/ready')).status === 200, lastLines);
  await until('the worker indexes', async () => (await ask('http://127.0.0.1:4000/health')).status === 200, lastLines);
  await until(
    'the worker leads',
    () => stack.lines('worker').some((line) => line.includes('leads the keepers')),
    lastLines,
  );
  await until(
    'the verifier answers',
    async () => (await ask('http://127.0.0.1:4001/v1/key')).status === 200,
    lastLines,
  );
  for (const name of SERVICES) {
    const { output } = stack.now(name).exec(['find', '/tmp', '-mindepth', '1']);
    assert.equal(output, '', `${name} writes nothing into /tmp`);
    const written = stack.now(name).exec(['sh', '-c', 'touch /app/x || touch /secrets/x || touch /x']);
    assert.notEqual(written.code, 0, `${name} has a read-only root`);
    const { output: account } = stack.now(name).exec(['cat', '/proc/1/status']);
    assert.match(account, UNPRIVILEGED, `${name} is node, process 1, without rights`);
  }
}

/**
 * The development stack of compose.yaml in the images of the Dockerfile, once up and down, and up again. PostgreSQL is
 * the embedded one. @throws where anything is not as docs/deployment.md says
 */
export async function runStory(work: string, options: Omit<StackOptions, 'hosts' | 'volume'>): Promise<void> {
  const { imageOf, say } = options;
  const compose = withStart(options.compose);
  const hosts = join(work, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost ${Object.keys(compose.services).join(' ')}\n`);
  const stack = createStack({ ...options, compose, hosts, volume: (name) => join(work, 'volumes', name) });
  const home = mkdtempSync(join(tmpdir(), 'income-series-image-'));
  const image = imageOf().folder;
  const before = filesOf(image);
  let database: { stop(): Promise<void> } | undefined;

  const lastLines = () => SERVICES.flatMap((name) => [name, ...stack.lines(name).slice(-20)]).join('\n');

  async function up(first: boolean): Promise<void> {
    await stack.up('keys');
    database = await startDatabase(home, 'income_series', join(work, 'volumes/secrets/postgres.password'), first);
    await stack.up('node');
    await stack.up('contracts');
    if (first) {
      // The worker starts before the gateway has applied migrations, as a restart may cause.
      await stack.up('worker', { waits: false });
      await until('the worker is refused', () => stack.ends('worker').length > 0, lastLines);
      assert.equal(stack.ends('worker')[0], 2, 'a worker that is refused ends with 2');
    }
    await stack.up('gateway');
    if (!first) await stack.up('worker');
    await stack.up('verifier');
  }

  /** Process 1 is sent a signal before it handles any by itself. */
  async function endsWhileItStarts(): Promise<void> {
    await stack.up(STARTING);
    await until('a start', () => stack.lines(STARTING).includes('starts'), lastLines);
    assert.equal(await stack.stop(STARTING), 143, 'a start that is sent SIGTERM ends by it');
  }

  async function down(): Promise<void> {
    for (const name of SERVICES) {
      const started = Date.now();
      const code = await stack.stop(name);
      assert.equal(code, 0, `${name} ends by SIGTERM with 0:\n${lastLines()}`);
      say(`${name} ended by SIGTERM in ${Date.now() - started} ms`);
    }
    await stack.stop('node');
    await database?.stop();
  }

  try {
    await endsWhileItStarts();
    for (const first of [true, false]) {
      await up(first);
      await requireServing(stack, lastLines);
      await down();
    }
    assert.equal(filesOf(image), before, 'nothing was written outside the volumes');
  } finally {
    stack.kill();
    await database?.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
