import { beforeEach, expect, it, vi } from 'vitest';
import { addMarks, installMarks, openMarks } from './device-marks.ts';
import { memory as values } from './memory-database.ts';

// Node has no IndexedDB.
vi.mock('./database.ts', () => import('./memory-database.ts'));

const [SECRET, OTHER] = [1, 2].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array];
const EXPORT = JSON.stringify({ v: 1, scrypt: null, nonce: 'AAAA', ciphertext: 'AAAA' });
const pin = (value: string) => ({ value, since: '2027-01-01T00:00:00.000Z' });
const MARKS = {
  'pin raise evm:1': pin('0xa2'),
  'pin raise or windows (1) evm:1': pin('0xa2'),
  'pin program solana:one': pin('Program'),
  [`commit end 0x${'c0'.repeat(32)}`]: '2027-05-02T00:00:00.000Z',
};
const keep = (marks: object) => {
  values.clear();
  for (const [name, value] of Object.entries(marks)) values.set(name, value);
};
beforeEach(() => values.clear());

it('takes contracts and times of one device to another', async () => {
  keep({
    ...MARKS,
    'device-secret': SECRET,
    'pin proving key': pin('0xab'),
    'sent evm:1 0xb1 BUY': { id: 'x', at: 1 },
  });
  const text = await addMarks(EXPORT, SECRET);
  expect(JSON.parse(text)).toMatchObject(JSON.parse(EXPORT));
  expect(text).not.toContain('0xa2');
  values.clear();
  await installMarks(await openMarks(text, SECRET));
  expect(Object.fromEntries(values)).toEqual(MARKS);
});

it('replaces nothing that the other device saw itself', async () => {
  keep(MARKS);
  const text = await addMarks(EXPORT, SECRET);
  keep({ 'pin raise evm:1': pin('0xee') });
  await installMarks(await openMarks(text, SECRET));
  expect(values.get('pin raise evm:1')).toEqual(pin('0xee'));
});

it('has none in an older export, under another secret, and where they were changed', async () => {
  keep(MARKS);
  const text = await addMarks(EXPORT, SECRET);
  const { app } = JSON.parse(text);
  const changed = `${app.slice(0, -2)}${app.endsWith('AA') ? 'BA' : 'AA'}`;
  expect(await openMarks(EXPORT, SECRET)).toEqual({});
  expect(await openMarks(text, OTHER)).toEqual({});
  for (const member of [changed, '', 7, null, {}])
    expect(await openMarks(JSON.stringify({ ...JSON.parse(EXPORT), app: member }), SECRET)).toEqual({});
});

it('takes no mark of another name or form, even under the device’s own secret', async () => {
  keep({
    'pin raise evm:1': { value: 7, since: 'x' },
    'commit end 0xab': 'x',
    [`commit end 0x${'c0'.repeat(32)}`]: 'soon',
  });
  expect(await openMarks(await addMarks(EXPORT, SECRET), SECRET)).toEqual({});
});
