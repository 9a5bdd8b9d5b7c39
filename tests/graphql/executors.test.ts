import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';

// The executors with the patches of this project (patches/): they wait for what they have begun before they answer an error.

const run = promisify(execFile);
const PROGRAM = projectPath('tests/graphql/support/left-list.mjs');
const asked = async (executor: string, source: string) =>
  JSON.parse((await run(process.execPath, [PROGRAM, executor, source])).stdout) as unknown;

describe('an error that is thrown at once in a list, after an item that will reject', () => {
  it.each(['tools', 'graphql'])('is answered once that item has settled, and ends no process: %s', async (executor) => {
    expect(await asked(executor, 'list')).toEqual({
      data: { items: null },
      errors: [['at once', ['items', 1, 'value']]],
      events: ['item 0 settles', 'answered'],
    });
  });

  it('ends the iterator that the items come from', async () => {
    expect(await asked('tools', 'iterator')).toEqual({
      data: { items: null },
      errors: [['at once', ['items', 1, 'value']]],
      events: ['iterator returns', 'item 0 settles', 'answered'],
    });
  });
});
