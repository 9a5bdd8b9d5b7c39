import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { expect, it } from 'vitest';
import { accessPlugin, createAccessModel, RESPONSE_ONLY, subjectColumnsPlugin } from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of one field needs no types
type Untyped = any;

function buildWith(plugins: readonly string[]): void {
  const model = createAccessModel({
    labels: { owner: { sentence: 'The owner.', role: () => true } },
    kinds: {},
    tables: {},
  });
  const options = { plugins, access: { model }, prisma: { client: {}, dmmf: { datamodel: { models: [] } } } };
  const builder = new SchemaBuilder<Untyped>(options as Untyped) as Untyped;
  builder.queryType({
    fields: (t: Untyped) => ({ now: t.string({ access: RESPONSE_ONLY, nullable: true, resolve: () => null }) }),
  });
  builder.toSchema();
}

it('builds a schema whose plugins wrap each other in order', () => {
  expect(() => buildWith([accessPlugin, PrismaPlugin, subjectColumnsPlugin])).not.toThrow();
});

it.each([
  ['no plugin of subject columns', [accessPlugin, PrismaPlugin]],
  ['subject columns before Prisma', [accessPlugin, subjectColumnsPlugin, PrismaPlugin]],
  ['access behind Prisma', [PrismaPlugin, accessPlugin, subjectColumnsPlugin]],
])('refuses %s', (_what, plugins) => {
  expect(() => buildWith(plugins)).toThrow(
    'list accessPlugin before the Prisma plugin and subjectColumnsPlugin after it',
  );
});
