/**
 * Searches for requests that cost the service more than the sender.
 *
 *   npx tsx bench/abuse.ts [--seconds 300] [--seed 1] [--only <text>] [--json]
 */
import { appendFileSync } from 'node:fs';
import { answerHelp } from '../scripts/help.ts';
import { BOUNDS } from './abuse/bounds.ts';
import { type Finding, familyOf, searchAbuse } from './abuse/search.ts';
import { openSite } from './abuse/site.ts';
import { machineName } from './support/machine.ts';
import { flag, numberOption, option, progress, report } from './support/report.ts';

answerHelp(`npx tsx bench/abuse.ts [--seconds <n>] [--seed <n>] [--only <text>] [--bodies <file>] [--json]
Sends a gateway requests of every kind of abuse, at the sizes that its limits allow, and prints the twenty that cost it most.

  --seconds <n>   the time of the search, 300 by default; every kind is tried within some 250
  --seed <n>      the order of the places that are abused, 1 by default
  --only <text>   only the kinds whose name has this text
  --bodies <file> appends the beginning of each costly request to a file
  --json          prints the outcome as JSON, and nothing else`);

const WORST = 20;
/** The lines of one family of kinds. */
const MOST_LINES = 2;
const shown = (value: number, digits = 0): string => value.toFixed(digits);

const line = ({ attempt: { kind, place, sender }, size, cost, worst, excess }: Finding): string =>
  [
    shown(cost.reply.sent).padStart(9),
    shown(cost.reply.ms).padStart(7),
    (cost.died ? 'died' : shown(cost.silence)).padStart(8),
    shown(cost.answer).padStart(11),
    shown(cost.memory).padStart(7),
    shown(cost.kept).padStart(7),
    shown(cost.statements).padStart(6),
    shown(cost.nodeCalls).padStart(6),
    shown(cost.held).padStart(5),
    shown(cost.parsing).padStart(6),
    ` ${cost.reply.status}`.padStart(4),
    `  ${worst} ×${excess === Number.POSITIVE_INFINITY ? '∞' : shown(excess, 1)}`.padEnd(18),
    `${kind} | ${place} | ${sender} | ${size}`,
  ].join('');

const HEAD =
  '     sent     ms silence     answer     MB    kept  stmts  node held parse  code worst             kind | place | sender | size';

const bodies = option('bodies');
const site = await openSite();
try {
  const outcome = await searchAbuse(site, {
    seconds: numberOption('seconds', 300),
    seed: numberOption('seed', 1),
    only: option('only'),
    onFinding(finding, { method, path, headers, body }) {
      progress(line(finding));
      if (bodies === undefined) return;
      const start = `${method} ${path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 300)}\n${body.toString().slice(0, 600)}`;
      appendFileSync(bodies, `${HEAD}\n${line(finding)}\n${start}\n→ ${finding.cost.reply.start.slice(0, 300)}\n\n`);
    },
  });
  const worst = [...outcome.findings].sort((a, b) => b.excess - a.excess || b.cost.silence - a.cost.silence);
  report(Object.fromEntries(Object.entries(outcome.greatest).map(([measure, value]) => [`abuse.${measure}`, value])));
  if (flag('json'))
    console.log(
      JSON.stringify(
        {
          bounds: BOUNDS,
          ...outcome,
          findings: worst.map(({ attempt: { kind, place, sender }, ...rest }) => ({ kind, place, sender, ...rest })),
        },
        null,
        2,
      ),
    );
  else {
    console.log(
      `${outcome.tries} of ${outcome.all} tries, of ${outcome.kinds} kinds; the gateway was started again ${outcome.restarts} times`,
    );
    console.log(
      `${machineName(process.execPath)}; the same work took ${shown(outcome.machine * 100)} % more in the median than at its best`,
    );
    console.log(HEAD);
    const ofFamily = new Map<string, number>();
    const shownOnes = worst.filter(({ attempt }) => {
      const lines = (ofFamily.get(familyOf(attempt)) ?? 0) + 1;
      ofFamily.set(familyOf(attempt), lines);
      return lines <= MOST_LINES;
    });
    for (const finding of shownOnes.slice(0, WORST)) console.log(line(finding));
    console.log(
      `greatest: ${Object.entries(outcome.greatest)
        .map(([measure, value]) => `${measure} ${shown(value)}`)
        .join(', ')}`,
    );
  }
} finally {
  await site.stop();
}
process.exit();
