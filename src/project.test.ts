import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile, projectPath } from './project.ts';

it('finds the files of the project from its folder', () => {
  expect(JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).name).toBe('income-series');
  for (const path of ['circuits/build/verification_key.json', 'prisma/migrations', 'bin/guardian.mjs', 'bin/run.mjs'])
    expect(existsSync(projectPath(path)), path).toBe(true);
});
