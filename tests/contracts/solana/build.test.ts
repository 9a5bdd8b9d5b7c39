import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusals } from './support/errors.ts';
import { eventKinds } from './support/events.ts';
import { LIMIT, measure, unitsPage } from './support/units.ts';

const CRATE = 'contracts/solana';
const read = (path: string) => readFileSync(`${CRATE}/${path}`, 'utf8');
const listed = read('CHECKSUMS')
  .trim()
  .split('\n')
  .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]);

describe('the committed program', () => {
  it.each(listed)('is built from the sources that are there: %s', (path, sha256) => {
    expect(
      createHash('sha256')
        .update(readFileSync(`${CRATE}/${path}`))
        .digest('hex'),
    ).toBe(sha256);
  });

  it('names every source', () => {
    const sources = readdirSync(`${CRATE}/src`, { recursive: true, encoding: 'utf8' });
    const rust = sources.filter((path) => path.endsWith('.rs')).map((path) => `src/${path}`);
    const all = ['build/income_series.so', 'Cargo.lock', 'Cargo.toml', ...rust];
    expect(listed.map(([path]) => path).sort()).toEqual(all.sort());
  });

  it('pins its dependencies, and patches none', () => {
    const manifest = read('Cargo.toml');
    const section = manifest.slice(manifest.indexOf('[dependencies]'), manifest.indexOf('[profile'));
    const lines = section.split('\n').filter((line) => line.includes(' = '));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/"=\d+\.\d+\.\d+"/);
    expect(manifest).not.toMatch(/\[patch|git = |path = /);
  });

  it('lists its errors', () => {
    const page = read('errors.md');
    for (const { number, name, meaning } of refusals)
      expect(page).toContain(`| ${number} | \`${name}\` | ${meaning} |`);
    expect(page.match(/^\| \d+/gm)).toHaveLength(refusals.length);
  });
});

describe('the page of its interface', () => {
  it('has every event with its number and fields', () => {
    const page = read('interface.md');
    for (const [number, { name, layout }] of eventKinds.entries()) {
      expect(page).toContain(`| ${number} | \`${name}\` | ${layout} |`);
    }
  });
});

describe('its compute units', () => {
  it('are those of the table, each below the default limit', async () => {
    expect(read('compute-units.md')).toBe(await unitsPage());
    for (const { units } of await measure()) expect(units).toBeLessThan(LIMIT);
  });
});
