import { expect, it } from 'vitest';
import { unsupported } from '../sql/unsupported.ts';
import { fillMarks, type MarkSources } from './marks.ts';

/** The parts of a plan whose resolver fails, and whose computation answers `json`. */
const marksOf = (json: () => string, calls: string[]) =>
  ({
    nonce: '|',
    bound: { lists: [] },
    plan: { lists: [], computations: [{ json }], resolved: [{ call: {}, path: ['a'], lists: [], rowOf: () => ({}) }] },
    fields: {
      json: async () => {
        calls.push('resolver');
        return unsupported('failed field');
      },
    },
  }) as unknown as MarkSources;

const TEXT = '{"a":|r0:[]|,"b":|f0:[1]|}';

it('calls no resolver where a computation throws, because nobody would wait for it', async () => {
  const calls: string[] = [];
  expect(() =>
    fillMarks(
      TEXT,
      marksOf(() => unsupported('computed field'), calls),
    ),
  ).toThrow('computed field');
  expect(calls).toEqual([]);
  await expect(
    fillMarks(
      TEXT,
      marksOf(() => '2', calls),
    ),
  ).rejects.toThrow('failed field');
  expect(calls).toEqual(['resolver']);
});
