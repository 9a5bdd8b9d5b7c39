import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../../../src/adapters/db/databases.ts';
import { createLogger } from '../../../../src/adapters/log/logger.ts';
import { descendants, environmentOf } from '../../../support/processes.ts';
import { connected, dataFiles, readDatabase } from './database.ts';
import { foundInBytes, foundInText, type Secret } from './marks.ts';
import { recordOutput } from './output.ts';
import type { Marks } from './secrets.ts';

const names = (secrets: readonly Secret[]) => secrets.map(({ name }) => name);

/** That the search would have found what it was to find. `url` is a database on the server that was searched. */
export function testSearch(
  given: () => { readonly url: string; readonly marks: Marks; readonly all: readonly Secret[] },
): void {
  it('records what is written past the log', () => {
    const recorded: string[] = [];
    const output = recordOutput((text) => void recorded.push(text));
    console.log('a value', { of: { a: { deep: { object: 'by the console' } } } });
    process.stdout.write('');
    process.stderr.write(new Uint8Array());
    output.stop();
    expect(recorded[0]).toContain('by the console');
    expect(recorded.slice(1)).toEqual(['', '']);
  });

  it('finds every secret in a log that censors nothing of it', () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
    const { all, marks } = given();
    const censored = new Set(names([...marks.tokens, ...marks.signatures])); // wherever they stand
    for (const { texts } of all) log.info({ note: { deep: texts[0] } }, 'slip');
    const plain = lines.flatMap((line) => foundInText(all, line));
    expect(new Set(plain)).toEqual(new Set(names(all).filter((name) => !censored.has(name))));
  });

  it('finds every secret that a row holds in any type, in the database and in its files', async () => {
    const name = 'planted';
    const { url: own, marks, all } = given();
    await createDatabaseOn(own, name);
    const url = databaseUrl(own, name);
    try {
      await connected(url, async (client) => {
        await client.query(
          'CREATE TABLE planted (word text, document jsonb, bytes bytea, amount numeric, list text[])',
        );
        for (const { texts } of all) {
          const [first = ''] = texts;
          const amount = /^\d+$/.test(first) ? first : null;
          const bytes = Buffer.from(first);
          const row = [first, JSON.stringify({ a: [{ [first]: 1 }] }), bytes, amount, [first]];
          await client.query('INSERT INTO planted VALUES ($1, $2, $3, $4, $5)', row);
        }
      });
      const columns = await readDatabase(url);
      for (const column of ['word', 'document', 'bytes', 'list']) {
        const text = columns.find((candidate) => candidate.at === `planted.${column}`)?.text ?? '';
        expect(foundInText(all, text)).toEqual(names(all));
      }
      const amounts = columns.find((candidate) => candidate.at === 'planted.amount')?.text ?? '';
      expect(foundInText(marks.figures, amounts)).toEqual(names(marks.figures));
      const files = await dataFiles(url);
      const inTable = files
        .filter((file) => file.path.startsWith('base'))
        .map((file) => foundInBytes(all, file.read()));
      expect(new Set(inTable.flat())).toEqual(new Set(names(all)));
      await connected(url, (client) => client.query('DROP TABLE planted'));
      const left = new Set((await dataFiles(url)).map(({ path }) => path));
      const gone = files.filter(({ path }) => path.startsWith('base') && !left.has(path));
      expect(gone.length).toBeGreaterThan(0);
      for (const file of gone) expect(file.read()).toHaveLength(0);
    } finally {
      await dropDatabaseOn(own, name);
    }
  });

  it('finds numbers as a database lays them out, and bytes', () => {
    const { all } = given();
    for (const { name, bytes } of all) {
      for (const form of bytes) {
        expect(foundInBytes(all, Buffer.concat([Buffer.alloc(3), form, Buffer.alloc(3)]))).toContain(name);
      }
    }
  });

  it.each([0, 1, 2])('finds bytes in the base64 of something longer, %i bytes in', (before) => {
    const padded = (bytes: Buffer) => Buffer.concat([Buffer.alloc(before, 7), bytes, Buffer.alloc(5, 9)]);
    const { marks, all } = given();
    const numbers = [...marks.terms, ...marks.amended, ...marks.figures, ...marks.salts];
    const planted = [
      ...numbers.map(({ name, bytes }) => ({ name, raw: bytes.at(-3) ?? Buffer.alloc(0) })), // big-endian
      ...marks.sealed.map(({ name, texts: [text = ''] }) => ({ name, raw: Buffer.from(text) })),
    ];
    for (const { name, raw } of planted) {
      expect(foundInText(all, padded(raw).toString('base64'))).toContain(name);
      expect(foundInText(all, padded(raw).toString('base64url'))).toContain(name);
    }
  });

  it('finds what a process was started with', async () => {
    const { marks, all } = given();
    const [theta] = marks.terms;
    const [text = ''] = theta?.texts ?? [];
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', text], {
      env: { PLANTED: text },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      await once(child.stdout, 'data');
      const started = descendants(process.pid).find(({ pid }) => pid === child.pid);
      expect(foundInText(all, started?.args ?? '')).toEqual(['theta']);
      if (process.platform === 'linux') expect(foundInText(all, environmentOf(child.pid ?? 0))).toEqual(['theta']);
    } finally {
      child.kill('SIGKILL');
    }
  });
}
