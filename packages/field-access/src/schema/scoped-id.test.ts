import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect, it } from 'vitest';
import { scopedId } from './scoped-id.ts';

const RATE = { name: 'Rate', id: ['firm', 'grade'] };
const SCOPE = { column: 'firm', separator: '/' };
const ROW = { firm: 'north', grade: 'SENIOR' };
const TEXT = JSON.stringify(['north', 'SENIOR']);
const tilde = { encodeGlobalID: (type: string, id: string) => `${type}~${id}` };

it.each([
  ['of Relay’s form', {}, encodeGlobalID('Rate', TEXT), encodeGlobalID('Rate', 'SENIOR')],
  ['of the schema’s own form', tilde, `Rate~${TEXT}`, 'Rate~SENIOR'],
  ['of an author', tilde, 'SENIOR', 'SENIOR'],
])('leaves the home scope out of an id %s', async (_, ownIds, written, id) => {
  const context = { access: { ids: { home: 'north' } } };
  const write = scopedId(RATE as never, { model: { scope: SCOPE }, ownIds }, () => written);
  for (let times = 0; times < 2; times++) expect(await write(ROW, {}, context as never, undefined as never)).toBe(id);
});
