// npm run bench: runs every benchmark, one after another, and prints the goals. Each file also runs alone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../scripts/help.ts';
import { goalLines, outcomes } from './goals.ts';
import type { Figures } from './support/report.ts';

const ALL = ['abuse', 'capacity', 'catch-up', 'nested-read', 'overload', 'proofs', 'rows', 'semi-space', 'start'];

const USAGE = `npm run bench [-- <name> …] [--rounds <n>] [--only <server>,…] [--rows <n>] [--json]
       npm run bench -- capacity [--standby] [--rate <n>] [--mix <operation>=<share>,…] [--seconds <n>]
Runs every benchmark, or the named ones: ${ALL.join(', ')}.

  --rounds <n>  the rounds of nested-read, semi-space and capacity, 5 by default, and of catch-up, 1 by default
  --only <…>    the servers that nested-read compares: gateway, engine, stock, hasura, floor, postgraphile, mercurius;
                the followers of catch-up: index, ponder, ponder-unthrottled
  --rows <n>    the larger of the two sizes of rows, 1000000 by default
  --standby     measures capacity also with a gateway whose reads a standby may answer (DATABASE_READ_URLS)
  --rate <n>    the requests a second for which capacity computes the cores, 1000 by default
  --mix <…>     the shares of their operations, by default nonce=5,profile=5,list=30,one=30,viewer=15,public=15; only the ratio counts
  --seconds <n> the seconds of a round for an operation of capacity, 3 by default, and a gateway of semi-space, 20 by default;
                those of the search of abuse, 300 by default
  --json        prints all figures and goals as one object of JSON, and nothing else

Exits with 1 if a benchmark failed, as when a peer answered other values, and otherwise with 0, even if goals were not reached.
docs/performance.md explains the figures.`;

const [text, yes] = [{ type: 'string' }, { type: 'boolean' }] as const;
const { values, positionals: names } = commandLine(USAGE, {
  options: { rounds: text, only: text, rows: text, rate: text, mix: text, seconds: text, standby: yes, json: yes },
  allowPositionals: true,
});
if (values.only !== undefined && names.length !== 1) throw new Error('--only needs the name of one benchmark');
const unknown = names.find((name) => !ALL.includes(name));
if (unknown !== undefined) throw new Error(`there is no benchmark ${unknown}: ${ALL.join(', ')}`);
const { json, ...rest } = values;
const childArguments = Object.entries(rest).flatMap(([name, value]) =>
  value === true ? [`--${name}`] : [`--${name}`, `${value}`],
);

/** Runs a benchmark in a process of its own and returns its figures. */
function run(name: string): Promise<Figures> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, file, ...childArguments], {
    stdio: ['ignore', json ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const results: Record<string, Figures[string]> = {};
  child.on('message', (message) => Object.assign(results, (message as { figures: Figures }).figures));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve(results);
    }),
  );
}

const figures: Record<string, Figures[string]> = {};
const chosen = names.length === 0 ? ALL : ALL.filter((name) => names.includes(name));
for (const name of chosen) {
  if (!json) console.log(`\n== ${name}`);
  Object.assign(figures, await run(name));
}
if (json) console.log(JSON.stringify({ figures, goals: outcomes(figures) }, null, 2));
else console.log(['', ...goalLines(figures)].join('\n'));
