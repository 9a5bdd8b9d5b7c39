import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createAccessModel } from '../model/access-model.ts';
import { createRules } from '../model/rules.ts';
import { compileType } from '../model/type-rule.ts';
import { listProblems } from './schema-problems.ts';

const model = createAccessModel({ labels: { admin: { sentence: 'An admin.', role: () => false } } });
const schema = buildSchema('type File { name: String } type Query { files: [File] }');

it.each([
  ['Bytes', ['Query.files: File.key is of type Bytes, which Prisma does not order, so no page follows another']],
  ['Int', []],
  ['BigInt', []],
  ['String', []],
])('a list of rows whose key is of type %s', (type, problems) => {
  const rules = createRules(model);
  const shape = { name: 'File', id: ['key'], types: new Map([['key', type]]), references: [] };
  rules.types.set('File', compileType(model, 'File', shape));
  const order = { type: 'File', sort: [], columns: [], filter: [] };
  const facts = { rules, model: () => null };
  expect(listProblems(facts, schema, { coordinate: 'Query.files', typeName: 'File', order })).toEqual(problems);
});
