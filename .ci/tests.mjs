// Runs the tests of the plan, phase by phase, and gives the verdict of the whole run: node .ci/tests.mjs <report folder>
// .ci/run gives by its environment when it began (CI_BEGAN, seconds since 1970), the second PostgreSQL (SECOND_URL) and the versions
// of Node to run under as well (CI_NODES).
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOf, limitOf, readRecord } from '../tests/support/costs.mjs';
import { makePlan } from './plan.mjs';

const [folder] = process.argv.slice(2);
const { CI_BEGAN, SECOND_URL, CI_NODES, CI_EXHAUSTIVE } = process.env;
const began = Number(CI_BEGAN) * 1_000;
const whole = CI_EXHAUSTIVE === 'all';
/** No rotating file begins after the first, and what runs is ended at the second. A release takes as long as it needs. */
const LATEST = whole ? Number.POSITIVE_INFINITY : began + 60_000 * Number(process.env.CI_BEGIN_MINUTES ?? 48);
const END = whole ? Number.POSITIVE_INFINITY : began + 60_000 * Number(process.env.CI_END_MINUTES ?? 65);
const MOST_ASKED_AGAIN = 10;
const MOST_UNSTEADY = 3;

const SCRIPTS = { quick: 'test', slow: 'test:slow', clients: 'test:clients', exhaustive: 'test:exhaustive' };
const say = (text) => console.log(`\n== ${text}`);
const secondsSince = (time) => Math.round((Date.now() - time) / 1_000);

/** Ends with the child's exit code, or with 'ended' if the run's end comes first. */
function endOf(child) {
  return new Promise((resolve) => {
    let late = false;
    const kill = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {} // it has ended
    };
    const timer = setTimeout(
      () => {
        late = true;
        kill('SIGTERM');
        setTimeout(kill, 20_000, 'SIGKILL').unref();
      },
      Math.min(Math.max(END - Date.now(), 0), 2 ** 31 - 1),
    );
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
      clearTimeout(timer);
      kill('SIGKILL'); // what it left
      resolve(late ? 'ended' : (code ?? 1));
    });
  });
}

/** Runs files, of which no long one begins after `latest`, and reads what the reporter wrote of each. */
async function runFiles(phase, files, report, latest = LATEST) {
  const { run, node = [], second } = phase;
  const [program, ...args] = [
    ...node,
    ...['npm', 'run', SCRIPTS[run], '--', '--reporter=default', '--reporter=./tests/support/file-reporter.ts'],
    ...files,
  ];
  const env = {
    ...process.env,
    TESTS_REPORT: report,
    TESTS_RUN: run,
    TESTS_SEED: `${phase.seed}`,
    ...(second && { TEST_DATABASE_URL: SECOND_URL }),
    ...(run === 'exhaustive' && !whole && { EXHAUSTIVE: 'timed', TESTS_BEGIN_UNTIL: `${latest}` }),
  };
  const end = await endOf(spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true }));
  return { end, ...readReport(report) };
}

function readReport(report) {
  const lines = existsSync(report)
    ? readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const listed = lines.find(({ files }) => files)?.files ?? [];
  const files = lines.filter(({ path }) => path);
  const settled = new Set(files.filter(({ state }) => state !== 'late').map(({ path }) => path));
  return {
    files,
    unhandled: lines.flatMap(({ unhandled }) => unhandled ?? []),
    missing: listed.filter((path) => !settled.has(path)),
    done: lines.some(({ done }) => done),
  };
}

const results = [];
const failures = [];
const fail = (name, text) => failures.push({ name, text });

async function runPhase(phase) {
  say(phase.name);
  const [began, at] = [Date.now(), results.length];
  // Vitest takes what the run's own configuration includes; only a part of a run is named.
  const named = phase.second || (phase.run === 'exhaustive' && !whole) ? phase.files : [];
  const apart = phase.second || phase.node || (whole && phase.run === 'exhaustive'); // in no record of costs
  const name = `${apart ? 'apart-' : ''}${at}.${phase.run}.jsonl`;
  const result =
    Date.now() > END ? { end: 'ended', ...readReport('') } : await runFiles(phase, named, join(folder, name));
  if (result.end === 'ended' && result.missing.length === 0) result.missing = phase.files;
  const bad = result.files.filter(({ state }) => state === 'failed' || state === 'ended');
  const count = (key) => result.files.reduce((sum, file) => sum + file[key], 0);
  // An exit code that no file explains: an error outside of all tests, or no test at all.
  if (result.end !== 'ended' && bad.length === 0) {
    if (result.unhandled.length > 0) fail(phase.name, result.unhandled.join('\n'));
    else if (!result.done || (result.end !== 0 && !result.files.some(({ state }) => state === 'late')))
      fail(phase.name, `ended with ${result.end}`);
  }
  const real = secondsSince(began);
  console.log(`${phase.name}: ${count('passed')} passed, ${count('failed')} failed, in ${real} s`);
  if (result.end !== 'ended') appendFileSync(join(folder, 'phases.tsv'), `${phase.name}\t${real}\n`);
  results.push({ phase, real, bad, ...result });
}

/** A file that failed beside others runs once more alone: passing then, it is unsteady. What was ended by its own limit is not asked. */
async function askAgain() {
  const asked = results.flatMap(({ phase, bad }) => bad.map((file) => ({ phase, file })));
  if (asked.length === 0) return [];
  say('what failed, once more and alone');
  const unsteady = [];
  for (const [i, { phase, file }] of asked.entries()) {
    const { path, state } = file;
    const planned = limitOf(costOf(readRecord(), phase.run, path).wall) * 1_000;
    const isAsked = state !== 'ended' && i < MOST_ASKED_AGAIN && Date.now() + Math.min(planned, 300_000) < END;
    const report = join(folder, `again-${i}.${phase.run}.jsonl`);
    const again = isAsked ? await runFiles(phase, [path], report, END) : undefined;
    const passed = again?.end === 0 && again.files.some((one) => one.path === path && one.state === 'passed');
    const first = file.failures.map(({ name, text }) => `${name}\n${text.slice(0, 2_500)}`).join('\n');
    if (passed) {
      unsteady.push({ path, first, counts: again.files.find((one) => one.path === path), was: file });
      console.log(
        `UNSTEADY: ${phase.name}: ${path} failed beside others, and passed alone\n-- beside others\n${first}`,
      );
      console.log(`-- alone: ${again.files[0].passed} passed in ${again.files[0].wall.toFixed(1)} s`);
    } else {
      fail(`${phase.name}: ${path}`, `${first}\n${isAsked ? 'It failed alone as well.' : 'It was not asked again.'}`);
    }
  }
  return unsteady;
}

function printTable(plan, unsteady) {
  say('phases: planned and real seconds');
  const known = existsSync(join(folder, 'phases.tsv'))
    ? new Map(
        readFileSync(join(folder, 'phases.tsv'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split('\t')),
      )
    : new Map();
  const row = (name, planned, real) =>
    console.log(`${name.padEnd(28)}${`${planned}`.padStart(8)}${`${real}`.padStart(8)}`);
  for (const { name, seconds } of plan.phases) row(name, Math.round(seconds), known.get(name) ?? 'no end');
  row('whole', Math.round(plan.whole), secondsSince(began));
  for (const { phase, missing } of results.filter((each) => each.missing.length > 0)) {
    console.log(`${phase.name}: ${missing.length} files did not run: ${missing.join(' ')}`);
  }
  for (const { path } of unsteady) console.log(`unsteady: ${path}`);
  console.log(`left for other commits: ${plan.later.length} files of the ring, the next is ${plan.later[0] ?? 'none'}`);
}

/** Counts an unsteady file as its second run counted. */
function countAll(unsteady) {
  const again = new Map(unsteady.map(({ was, counts }) => [was, counts]));
  const files = results.flatMap(({ files }) => files.map((file) => again.get(file) ?? file));
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const ofFiles = sum('failed');
  return { passed: sum('passed'), failed: Math.max(ofFiles, failures.length) };
}

mkdirSync(folder, { recursive: true });
const plan = makePlan();
const withNodes = (CI_NODES ?? '')
  .split(' ')
  .filter(Boolean)
  .map((version) => ({
    ...plan.phases.find(({ name }) => name === 'npm test'),
    name: `on Node ${version}`,
    node: ['npx', '-y', '-p', `node@${version}`, '--'],
  }));
const phases = [...plan.phases.filter(({ run, second }) => run && (!second || SECOND_URL)), ...withNodes];
for (const phase of phases) if (phase.files.length > 0) await runPhase({ ...phase, seed: plan.seed });
const unsteady = await askAgain();
if (unsteady.length > MOST_UNSTEADY)
  fail('unsteady files', `${unsteady.length} files passed only alone, and ${MOST_UNSTEADY} may`);
const quick = results.find(({ phase }) => phase.name === 'npm test');
if (quick === undefined || quick.end === 'ended') fail('npm test', 'it did not end');
if (failures.length > 0) say('failures of tests');
for (const { name, text } of failures) console.log(`FAILED: ${name}\n${text}\n`);
printTable(plan, unsteady);
const { passed, failed } = countAll(unsteady);
appendFileSync(join(folder, 'counts'), `${passed} ${failed}\n`);
