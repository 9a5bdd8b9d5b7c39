/**
 * Runs Slither over contracts/evm/src and fails on a finding that contracts/evm/slither.triage.json does not accept, and
 * on an accepted one that is found no more.
 *
 *   npm run contracts -- slither
 *
 * Slither comes from PyPI at the versions of contracts/evm/slither.requirements.txt, into an environment in the user's
 * cache folder where it is missing (about a minute). Needs Python 3.10 or later with venv (`PYTHON` names another one).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pythonEnvironment } from './python/environment.ts';
import { compareWithTriage } from './slither/triage.ts';

const ROOT = resolve(import.meta.dirname, '..');
const path = (name: string): string => join(ROOT, 'contracts/evm', name);
const REQUIREMENTS = path('slither.requirements.txt');

const Report = z.object({
  success: z.literal(true),
  results: z.object({
    detectors: z.array(z.object({ check: z.string(), impact: z.string(), description: z.string() })).default([]),
  }),
});
const Triage = z.array(
  z.strictObject({
    check: z.string().min(1),
    reason: z.string().min(20),
    findings: z.array(z.string().min(1)).min(1),
  }),
);

/** Slither's report as JSON. @throws with its log where it did not finish */
function analyse(environment: string): z.output<typeof Report> {
  const folder = mkdtempSync(join(tmpdir(), 'slither-'));
  try {
    const [input, output] = [join(folder, 'input.json'), join(folder, 'output.json')];
    const sources = readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sol'),
    );
    const places = sources.sort().map((name) => `contracts/evm/src/${name}`);
    const urls = Object.fromEntries(places.map((place) => [place, { urls: [place] }]));
    const settings = { evmVersion: 'cancun', viaIR: true };
    writeFileSync(input, JSON.stringify({ language: 'Solidity', sources: urls, settings }));
    const flags = [input, '--config-file', path('slither.config.json'), '--json', output];
    const run = spawnSync(join(environment, 'bin/slither'), flags, { cwd: ROOT, encoding: 'utf8' });
    const report = Report.safeParse(existsSync(output) && JSON.parse(readFileSync(output, 'utf8')));
    if (!report.success) throw new Error(`Slither did not finish:\n${run.stderr}`);
    return report.data;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { detectors } = analyse(pythonEnvironment('slither', REQUIREMENTS)).results;
const triage = Triage.parse(JSON.parse(readFileSync(path('slither.triage.json'), 'utf8')));
const { unaccepted, stale, repeated } = compareWithTriage(detectors, triage);
for (const finding of unaccepted) console.error(`new: ${finding}`);
for (const finding of stale) console.error(`accepted, but found no more: ${finding}`);
for (const finding of repeated) console.error(`accepted twice: ${finding}`);
console.log(`Slither: ${detectors.length} findings, ${unaccepted.length} of them not in the triage`);
process.exitCode = unaccepted.length + stale.length + repeated.length === 0 ? 0 : 1;
