// What .ci/run is going to run, and how long it takes on two idle cores. Plain JavaScript, because it is asked before npm installed anything.
//   node .ci/plan.mjs print            the plan in words
//   node .ci/plan.mjs check            fails if the plan is too long
//   node .ci/plan.mjs checks           a line a check, for .ci/run: lane | limit | inputs | name | command
//   node .ci/plan.mjs record <folder>  writes tests/costs.json anew from the reports of a run (.ci/report)
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { costOf, filesOf, limitOf, readRecord, recordText } from '../tests/support/costs.mjs';
import { isDue } from './inputs.mjs';

const ROOT = new URL('..', import.meta.url);
const WORKERS = 3; // vitest.config.ts has as many
export const START = 5; // seconds until the first file of a run begins: the bundle, a database server, its migrations
export const MOST = { fixed: 22 * 60, whole: 29 * 60 };

/** Of the second PostgreSQL: what depends most on its version. */
const OF_SECOND = {
  quick: [
    'tests/adapters/db/database.test.ts',
    'tests/adapters/db/migrate.test.ts',
    'tests/adapters/db/pool.test.ts',
    'tests/indexing/',
    'tests/domains/operations/idempotency.test.ts',
  ],
  slow: ['tests/indexing/', 'tests/chains/', 'tests/end-to-end/pool.slow.test.ts'],
};
const ofSecond = (run) => filesOf(run).filter((path) => OF_SECOND[run].some((start) => path.startsWith(start)));

/** Seconds of files that the processes of a run share, the longest first. */
function secondsOf(record, run, files) {
  const ends = Array.from({ length: WORKERS }, () => START);
  const longest = files.map((path) => costOf(record, run, path).wall).sort((a, b) => b - a);
  for (const seconds of longest) ends[ends.indexOf(Math.min(...ends))] += seconds;
  return files.length === 0 ? 0 : Math.max(...ends);
}

const readChecks = () =>
  readFileSync(new URL('checks', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))
    .map(([lane, inputs, name, ...command]) => ({ lane, inputs, name, command: command.join(' | ') }));

let due;
/** Checks whose inputs changed, and all that have none. A release runs every check. */
const dueChecks = () => {
  const all = process.env.CI_EXHAUSTIVE === 'all';
  due ??= readChecks().filter(({ inputs }) => all || inputs === '-' || isDue(inputs));
  return due;
};

function secondsOfChecks(record) {
  const lanes = new Map();
  for (const { lane, name } of dueChecks()) lanes.set(lane, (lanes.get(lane) ?? 0) + (record.checks?.[name] ?? 0));
  const last = lanes.get('last') ?? 0;
  lanes.delete('last');
  return Math.max(0, ...lanes.values()) + last;
}

/** An unsigned number that the commit gives, at which the rotating part begins; and the seed of what its tests draw. */
export function seedOf() {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return Number.parseInt(head.slice(0, 8), 16);
}

/** The files of the ring from the place of `seed` on, in which each file is as long as its seconds, up to `seconds` of all processes. */
export function rotate(record, seed, seconds) {
  const ring = filesOf('exhaustive').map((path) => ({ path, wall: costOf(record, 'exhaustive', path).wall }));
  const round = Math.ceil(ring.reduce((sum, { wall }) => sum + wall, 0));
  const place = round === 0 ? 0 : seed % round;
  let passed = 0;
  const found = ring.findIndex(({ wall }) => {
    passed += wall;
    return passed > place;
  });
  const first = Math.max(found, 0);
  const turned = [...ring.slice(first), ...ring.slice(0, first)].map(({ path }) => path);
  let count = 0;
  while (count < turned.length && secondsOf(record, 'exhaustive', turned.slice(0, count + 1)) <= seconds) count += 1;
  return { files: turned.slice(0, count), later: turned.slice(count) };
}

/** The phases in their order, each with its planned seconds and, of tests, its run and files; and the files that are left for later. */
export function makePlan({ record = readRecord(), seed = seedOf() } = {}) {
  const ofName = (name) => record.phases?.[name] ?? 0;
  const tests = (name, run, files) => ({ name, run, files, seconds: secondsOf(record, run, files) });
  const fixed = [
    { name: 'install', seconds: ofName('install') },
    { name: 'checks', seconds: secondsOfChecks(record) },
    { ...tests('second PostgreSQL', 'quick', ofSecond('quick')), second: true },
    { ...tests('second PostgreSQL, slow', 'slow', ofSecond('slow')), second: true },
    tests('npm test', 'quick', filesOf('quick')),
    tests('slow tests', 'slow', filesOf('slow')),
    { ...tests('clients', 'clients', filesOf('clients')), seconds: ofName('clients') },
  ];
  const sum = fixed.reduce((total, { seconds }) => total + seconds, 0);
  const { files, later } =
    process.env.CI_EXHAUSTIVE === 'all'
      ? { files: filesOf('exhaustive'), later: [] }
      : rotate(record, seed, MOST.whole - sum);
  const rotating = tests('rotating tests', 'exhaustive', files);
  return { seed, phases: [...fixed, rotating], fixed: sum, whole: sum + rotating.seconds, later };
}

const minutes = (seconds) => Math.ceil(seconds / 60);

export const planText = ({ phases, fixed, whole, later }) =>
  [
    ...phases.map(
      ({ name, seconds, files }) => `${name}: ${Math.round(seconds)} s${files ? `, ${files.length} files` : ''}`,
    ),
    `rotating: ${phases.at(-1).files.join(' ')}`,
    `left for other commits: ${later.length} files of the ring`,
    `fixed ${minutes(fixed)} min`,
    `whole ${minutes(whole)} min`,
  ].join('\n');

const readLines = (folder, name) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trim().split('\n') : [];
const readSeconds = (folder, name) =>
  Object.fromEntries(
    readLines(folder, name)
      .map((line) => line.split('\t'))
      .map(([key, seconds]) => [key, Number(seconds)]),
  );
const pick = (values, isTaken) => Object.fromEntries(Object.entries(values).filter(([key]) => isTaken(key)));

/** The record with what a run's reports say in place of what it said before; files and checks that are no more go. */
function recordOf(folder) {
  const before = readRecord();
  const files = { quick: {}, slow: {}, exhaustive: {}, clients: {} };
  for (const name of readdirSync(folder)) {
    const [, run] = /^\d+\.(\w+)\.jsonl$/.exec(name) ?? [];
    for (const line of run === undefined ? [] : readLines(folder, name)) {
      const { path, state, cpu, wall } = JSON.parse(line);
      if (state === 'passed') files[run][path] = [Number(cpu.toFixed(1)), Number(wall.toFixed(1))];
    }
  }
  const isCheck = new Set(readChecks().map(({ name }) => name));
  const ofRun = (run) => {
    const there = new Set(filesOf(run));
    return pick({ ...before[run], ...files[run] }, (path) => there.has(path));
  };
  return {
    phases: {
      ...before.phases,
      ...pick(readSeconds(folder, 'phases.tsv'), (name) => ['install', 'clients'].includes(name)),
    },
    checks: pick({ ...before.checks, ...readSeconds(folder, 'checks.tsv') }, (name) => isCheck.has(name)),
    ...Object.fromEntries(Object.keys(files).map((run) => [run, ofRun(run)])),
  };
}

function checkPlan() {
  const { fixed, whole } = makePlan();
  console.log(`fixed ${minutes(fixed)} of ${MOST.fixed / 60} min, whole ${minutes(whole)} of ${MOST.whole / 60} min`);
  if (fixed > MOST.fixed || whole > MOST.whole) process.exitCode = 1;
}

const COMMANDS = {
  print: () => console.log(planText(makePlan())),
  check: checkPlan,
  checks: () => {
    const { checks = {} } = readRecord();
    const limit = (name) => Math.ceil(limitOf(checks[name] ?? 300));
    for (const { lane, inputs, name, command } of dueChecks())
      console.log([lane, limit(name), inputs, name, command].join('|'));
  },
  record: (folder) => writeFileSync(new URL('tests/costs.json', ROOT), recordText(recordOf(folder))),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command = 'print', ...args] = process.argv.slice(2);
  if (COMMANDS[command] === undefined) {
    console.error(`Usage: node .ci/plan.mjs ${Object.keys(COMMANDS).join('|')}`);
    process.exitCode = 64;
  } else COMMANDS[command](...args);
}
