import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSetupFolder } from './setup-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const name of ['verification_key.json', 'income_report.zkey', 'income_report.wasm'])
    writeFileSync(join(folder, name), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['no transcript', null, 'SETUP_UNREADABLE'],
  ['a transcript that is no JSON', 'x', 'SETUP_ALTERED'],
  ['a transcript of another form', '{"files":{}}', 'SETUP_ALTERED'],
])('a folder with all files and %s is refused by its cause', (_, text, code) => {
  const path = join(folder, 'transcript.json');
  if (text === null) rmSync(path, { force: true });
  else writeFileSync(path, text);
  expect(checkSetupFolder(folder).refusals).toMatchObject([{ code }]);
});
