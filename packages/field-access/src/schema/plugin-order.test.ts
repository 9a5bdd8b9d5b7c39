import SchemaBuilder, { BasePlugin, type SchemaTypes } from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { expect, it } from 'vitest';
import { accessPlugin, createAccessModel, dataMap, RESPONSE_ONLY, subjectColumnsPlugin } from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of one field needs no types
type Untyped = any;

function buildWith(plugins: readonly string[], asks: readonly ('storedIn' | 'deletion')[] = [], access?: object) {
  const model = createAccessModel({
    labels: { owner: { sentence: 'The owner.', role: () => true } },
    kinds: {},
    tables: {},
    asks,
  });
  const options = { plugins, access: { model }, prisma: { client: {}, dmmf: { datamodel: { models: [] } } } };
  const builder = new SchemaBuilder<Untyped>(options as Untyped) as Untyped;
  builder.queryType({
    fields: (t: Untyped) => ({
      now: t.string({ access: access ?? RESPONSE_ONLY, nullable: true, resolve: () => null }),
    }),
  });
  return builder.toSchema();
}

it('builds a schema whose plugins wrap each other in order', () => {
  expect(() => buildWith([accessPlugin, PrismaPlugin, subjectColumnsPlugin])).not.toThrow();
});

it('asks a declaration for its place and its deletion only if the model does', () => {
  const plugins = [accessPlugin, PrismaPlugin, subjectColumnsPlugin];
  const access = { class: 'plain', readers: ['owner'] };
  const [row] = dataMap(buildWith(plugins, [], access));
  expect(row).toMatchObject({ field: 'now', held: [], readers: ['owner'], deletion: 'not declared' });
  const asking = () => buildWith(plugins, ['storedIn', 'deletion'], access);
  expect(asking).toThrow('Query.now: says nowhere that it is held');
  expect(asking).toThrow('Query.now: says no intended deletion');
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

class Guard extends BasePlugin<SchemaTypes> {
  override wrapResolve(): () => never {
    return () => {
      throw new Error('not for this viewer');
    };
  }
}

SchemaBuilder.registerPlugin('guard' as never, Guard as never);

it.each([
  ['in front of it', true],
  ['behind it', false],
])('takes a plugin that guards by wrapping resolvers %s: %s', (_, isFirst) => {
  const ordered = [accessPlugin, PrismaPlugin, subjectColumnsPlugin];
  const build = () => buildWith(isFirst ? ['guard', ...ordered] : [...ordered, 'guard']);
  if (isFirst) expect(build).not.toThrow();
  else expect(build).toThrow('plugins: list guard before accessPlugin, which reads columns past what it wraps');
});
