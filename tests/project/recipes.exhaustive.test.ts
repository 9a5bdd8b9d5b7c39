import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from '../apps/demo/process.ts';
import { PAGES, patternOf, type Recipe, recipesOf } from './recipes.ts';

// The recipes of the pages, as they are printed, against a demo that serves.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BETWEEN = '\u0001';

let demo: DemoProcess;
let variables: string;
beforeAll(async () => {
  demo = startDemo();
  variables = (await demo.line(/^ +\. \/.*names\.sh$/)).trim();
}, DEMO_TIMEOUT);
afterAll(async () => {
  demo?.interrupt();
  await demo?.ended;
});

/** A folder like the checkout, in which what recipes write harms nobody. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-recipes-'));
  for (const name of readdirSync(ROOT)) symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, 'home'));
  return folder;
}

interface Ran {
  readonly code: number;
  /** What each recipe printed. */
  readonly printed: readonly string[];
  readonly stderr: string;
}

/** The shell of a page. An attestor's machine may have no bash, so that page's commands are for any POSIX shell (dash on Debian). */
const shellOf = (page: string): readonly [name: string, ...options: string[]] =>
  page.endsWith('attestor.md') ? ['sh', '-eu'] : ['bash', '-euo', 'pipefail'];

/** Runs the recipes of a page in one shell, which ends with the first command that fails. */
function run(page: string, recipes: readonly Recipe[]): Promise<Ran> {
  const folder = checkout();
  const script = [variables, ...recipes.map(({ text }) => `printf '\\001'\n${text}`)].join('\n');
  const { PATH = '' } = process.env;
  // npx would install the checkout again, which writes its generated sources while other tests bundle them
  const npm = { npm_config_ignore_scripts: 'true', npm_config_update_notifier: 'false' };
  const env = { PATH, HOME: join(folder, 'home'), ...npm };
  const [shell, ...options] = shellOf(page);
  return new Promise((resolve) => {
    execFile(shell, [...options, '-c', script], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout.split(BETWEEN).slice(1), stderr }),
    );
  });
}

it.each(PAGES.filter((page) => recipesOf(page).length > 0))(
  '%s: its recipes work as they are printed',
  async (page) => {
    const recipes = recipesOf(page);
    const { code, printed, stderr } = await run(page, recipes);
    const last = recipes[printed.length - 1];
    expect(code, `${page}:${last?.line} ended with ${code}:\n${stderr.slice(-2_000)}`).toBe(0);
    for (const [i, { line, prints }] of recipes.entries()) {
      if (prints !== undefined) expect(printed[i], `${page}:${line}`).toMatch(patternOf(prints));
    }
  },
  DEMO_TIMEOUT,
);

it('the file of variables has no secret', () => {
  const text = readFileSync(variables.replace('. ', ''), 'utf8');
  expect(text).toContain('export GATEWAY=');
  expect(text).not.toMatch(/eyJ|password|postgres|KEY=/);
});
