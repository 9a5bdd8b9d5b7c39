import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  accessPlugin,
  createAccessModel,
  labelScopes,
  RESPONSE_ONLY,
  RequestAccess,
  rulesOf,
  subject,
} from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of two fields needs no types
type Untyped = any;

const model = createAccessModel({
  labels: { self: { sentence: 'The writer.', by: { user: { own: ({ id }: { readonly id: number }) => id } } } },
});

/** Answers the texts of a note of user 1 and of one of user 2, as user 1, who may hold the label on some note. */
async function textsBy(field: object, type: object = {}) {
  const builder = new SchemaBuilder<Untyped>({
    plugins: [ScopeAuthPlugin, accessPlugin],
    scopeAuth: { authScopes: (context: Untyped) => ({ ...labelScopes(context), staff: true, away: false }) },
    access: { model },
  } as Untyped) as Untyped;
  const Note = builder.objectRef('Note').implement({
    ...{ access: { subjects: { self: subject('user')('writerId') } }, ...type },
    fields: (t: Untyped) => ({
      text: t.string({ nullable: true, access: RESPONSE_ONLY, resolve: () => 'text', ...field }),
    }),
  });
  const notes = [{ writerId: 1 }, { writerId: 2 }];
  builder.queryType({
    fields: (t: Untyped) => ({ notes: t.field({ type: [Note], access: 'traverse', resolve: () => notes }) }),
  });
  const schema = builder.toSchema();
  const access = new RequestAccess({ rules: rulesOf(schema), viewer: { id: 1 }, sources: () => ({}) });
  const { data, errors } = await graphql({ schema, source: '{ notes { text } }', contextValue: { access } });
  const rows = (data as Untyped)?.notes ?? [];
  return { texts: rows.map((row: Untyped) => row?.text ?? null), errors };
}

const SELF = { self: true };
describe('a label among scopes', () => {
  it.each<[string, unknown]>([
    ['of a map', SELF],
    ['of `$all`', { $all: { ...SELF, staff: true } }],
    ['of `$any` at some depth', { $all: { staff: true, $any: { ...SELF, away: true } } }],
    ['of a function', () => SELF],
    ['of a promise of `$any`', async () => ({ $any: SELF })],
  ])('%s is decided on the row of the field', async (_, authScopes) => {
    expect((await textsBy({ authScopes })).texts).toEqual(['text', null]);
  });

  it('leaves scopes without labels as they are', async () => {
    for (const [authScopes, text] of [
      [() => true, 'text'],
      [() => false, null],
      [() => ({ staff: true }), 'text'],
    ] as const)
      expect((await textsBy({ authScopes })).texts).toEqual([text, text]);
    expect((await textsBy({}, { authScopes: () => ({ staff: true }) })).texts).toEqual(['text', 'text']);
  });

  it('of a type is refused, because a type is asked without its row', async () => {
    const problem = "Note: the scope self follows from a row, so write it at the type's fields (authScopes)";
    for (const authScopes of [SELF, { $any: SELF }]) await expect(textsBy({}, { authScopes })).rejects.toThrow(problem);
    for (const authScopes of [() => SELF, async () => ({ $all: SELF })]) {
      const { texts, errors = [] } = await textsBy({}, { authScopes });
      expect(texts).toEqual([null, null]);
      expect(errors.map(({ message, extensions }) => [message, extensions.code])).toEqual(
        Array(2).fill([expect.stringContaining('authScopes of Note: a scope follows from a row'), 'INTERNAL']),
      );
    }
  });
});
