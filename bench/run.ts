// npm run bench: every benchmark, one after another, then what of the goals was reached. Each file also runs alone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../scripts/help.ts';
import { goalLines, outcomes } from './goals.ts';
import type { Figures } from './support/report.ts';

const ALL = ['capacity', 'catch-up', 'nested-read', 'overload', 'proofs', 'rows', 'semi-space', 'start'];

const USAGE = `npm run bench [-- <name> …] [--rounds <n>] [--only <server>,…] [--rows <n>] [--json]
       npm run bench -- capacity [--standby] [--rate <n>] [--mix <operation>=<share>,…] [--seconds <n>]
Runs every benchmark, or those that are named: ${ALL.join(', ')}.

  --rounds <n>  how often each server of nested-read and of semi-space, and each operation of capacity, is measured, 5 by default;
                of catch-up 1
  --only <…>    the servers of nested-read that are compared: gateway, engine, stock, hasura, floor, postgraphile, mercurius;
                of catch-up: index, ponder, ponder-unthrottled
  --rows <n>    the larger of the two sizes of rows, 1000000 by default
  --standby     capacity is also measured with a gateway whose reads a standby may answer (DATABASE_READ_URLS)
  --rate <n>    the requests a second of which capacity says what they need, 1000 by default
  --mix <…>     their operations, by default nonce=5,profile=5,list=30,one=30,viewer=15,public=15; only the ratio counts
  --seconds <n> how long an operation of capacity is asked in a round, 3 by default; a gateway of semi-space 20
  --json        prints all figures and goals as one object of JSON, and nothing else

Ends with 0 whether or not goals were reached, and with 1 where a benchmark failed: also where a peer answered other values.
docs/performance.md explains the figures.`;

const [text, yes] = [{ type: 'string' }, { type: 'boolean' }] as const;
const { values, positionals: asked } = commandLine(USAGE, {
  options: { rounds: text, only: text, rows: text, rate: text, mix: text, seconds: text, standby: yes, json: yes },
  allowPositionals: true,
});
if (values.only !== undefined && asked.length !== 1)
  throw new Error('--only is of one benchmark, which is to be named');
const unknown = asked.find((name) => !ALL.includes(name));
if (unknown !== undefined) throw new Error(`there is no benchmark ${unknown}: ${ALL.join(', ')}`);
const { json, ...rest } = values;
const passed = Object.entries(rest).flatMap(([name, value]) =>
  value === true ? [`--${name}`] : [`--${name}`, `${value}`],
);

/** Runs a benchmark in a process of its own; answers what it measured. */
function run(name: string): Promise<Figures> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, file, ...passed], {
    stdio: ['ignore', json ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const found: Record<string, Figures[string]> = {};
  child.on('message', (message) => Object.assign(found, (message as { figures: Figures }).figures));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve(found);
    }),
  );
}

const figures: Record<string, Figures[string]> = {};
const chosen = asked.length === 0 ? ALL : ALL.filter((name) => asked.includes(name));
for (const name of chosen) {
  if (!json) console.log(`\n== ${name}`);
  Object.assign(figures, await run(name));
}
if (json) console.log(JSON.stringify({ figures, goals: outcomes(figures) }, null, 2));
else console.log(['', ...goalLines(figures)].join('\n'));
