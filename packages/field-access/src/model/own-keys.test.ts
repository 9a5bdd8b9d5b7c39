import { expect, test } from 'vitest';
import { RequestAccess } from '../runtime/request-access.ts';
import { rowsWhere } from '../runtime/visibility.ts';
import { createAccessModel } from './access-model.ts';
import type { ScopedKey } from './labels.ts';
import { createRules } from './rules.ts';
import { subject } from './subjects.ts';
import { compileType } from './type-rule.ts';

const ID = '0000000a-0000-4000-8000-00000000000b';
const OTHER = '0000000c-0000-4000-8000-00000000000d';

const column = (name: string, uuid = true) => ({ column: name, key: true, type: 'String', uuid, list: false });
const columns = { id: column('id'), office: column('office'), code: column('code', false) };

interface Viewer {
  readonly own?: string | readonly ScopedKey[];
  readonly loaded?: string;
  readonly where?: string;
}

const model = createAccessModel<'self' | 'near', Viewer, Viewer>({
  labels: {
    self: { sentence: 'The one.', by: { brief: { own: ({ own = [] }) => own } } },
    near: {
      sentence: 'Somebody near.',
      by: {
        place: {
          load: async ({ loaded = '' }) => ({ keys: new Set([loaded]) }),
          where: ({ where = '' }) => ({ id: where }),
        },
      },
    },
  },
  kinds: { place: { model: 'Brief', type: 'Brief' } },
  tables: { Brief: { table: 'briefs', columns, relations: {} } },
});
const SHAPE = { name: 'Brief', id: ['id'], required: new Set<string>(), types: new Map(), references: [] };
const SUBJECTS = {
  'an id': { self: subject('brief')('id') },
  'an id in a scope': { self: subject('brief', { scope: 'office' })('id') },
  'a text': { self: subject('brief')('code') },
  'a loaded id': { near: subject('place')('id') },
} as const;

/** The rows that a viewer sees, and whether the label of the subject holds on the row of both ids. */
async function ofViewer(name: keyof typeof SUBJECTS, viewer: Viewer) {
  const [label = ''] = Object.keys(SUBJECTS[name]);
  const rule = compileType(model, 'Brief', SHAPE, { subjects: SUBJECTS[name], seenBy: [label] });
  const access = new RequestAccess({ rules: createRules(model, {} as never), viewer, sources: () => viewer });
  const row = { id: ID, office: OTHER, code: ID };
  const bit = rule.maskOf([label]);
  await Promise.all(access.load(rule, row, bit));
  return [rowsWhere(rule, viewer), (access.rowLabels(rule, row).held & bit) !== 0];
}

const CAPITALS = ID.toUpperCase();
const NO_ROW = { id: { in: [] } };

test.each<[string, keyof typeof SUBJECTS, Viewer, object, boolean]>([
  ['an own key in capitals', 'an id', { own: CAPITALS }, { id: ID }, true],
  [
    'own keys in a scope in capitals',
    'an id in a scope',
    { own: [{ scope: OTHER.toUpperCase(), key: CAPITALS }] },
    { office: OTHER, id: ID },
    true,
  ],
  ['a key in capitals for a text', 'a text', { own: CAPITALS }, { code: CAPITALS }, false],
  ['a loaded key in capitals', 'a loaded id', { loaded: CAPITALS, where: ID }, { id: ID }, true],
  ['an own key in braces', 'an id', { own: `{${ID}}` }, NO_ROW, false],
  ['an own key that is no UUID', 'an id', { own: 'x' }, NO_ROW, false],
  ['an own key that no text is', 'a text', { own: '\0' }, NO_ROW, false],
  ['a scope that is no UUID', 'an id in a scope', { own: [{ scope: 'x', key: ID }] }, NO_ROW, false],
  ['a condition with what no row holds', 'a loaded id', { where: 'x' }, NO_ROW, false],
])('compares %s with rows as the database does', async (_, name, viewer, where, holds) => {
  expect(await ofViewer(name, viewer)).toEqual([where, holds]);
});
