import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault } from '../../core/vault/index.ts';
import { MAX_NOTE_CHARS, notesColumn, parseNote } from './notes.ts';

describe('the text of a note', () => {
  it.each([
    'a',
    ' a\n',
    'ü'.repeat(MAX_NOTE_CHARS),
    '🙂'.repeat(MAX_NOTE_CHARS),
    'e\u0301'.repeat(MAX_NOTE_CHARS),
    'a\u0001',
    '<script>',
  ])('is taken as it is: %#', (text) => {
    expect(parseNote(text)).toBe(text);
  });

  it.each([
    '',
    ' \n\t',
    'a'.repeat(MAX_NOTE_CHARS + 1),
    '🙂'.repeat(MAX_NOTE_CHARS + 1),
    'a'.repeat(100_000),
    'a\u0000b',
    '\u0000',
    'a\ud800b',
    '\udc00',
    '\u0001',
    '\u202e',
    '\u2800\u3164 \u200b',
  ])('is refused: %#', (text) => {
    expect(() => parseNote(text)).toThrow(expect.objectContaining({ code: 'BAD_INPUT', argument: ['text'] }));
  });

  it.each([
    ['a\ud83d', 'text without U+D83D, which is half of a pair'],
    ['a\u0000b', 'text without U+0000'],
    ['\u202e', '1 to 4000 characters, of which one shows'],
    [' ', '1 to 4000 characters, of which one shows'],
  ])('is refused by what is wrong: %j', (text, expected) => {
    expect(() => parseNote(text)).toThrow(expect.objectContaining({ expected }));
  });
});

describe('sealed notes', () => {
  const notes = notesColumn(createVault([{ id: 'k', secret: new Uint8Array(32).fill(1) }]));
  const note = fc.record({
    author: fc.constantFrom('OWNER' as const, 'ADMIN' as const),
    writtenAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T00:00:00Z') }),
    text: fc.string({ unit: 'grapheme', minLength: 1 }),
  });

  it('open in their own row as they were sealed, and in no other', () => {
    fc.assert(
      fc.property(fc.array(note, { maxLength: 5 }), (list) => {
        const { ciphertext } = notes.seal('row', list);
        expect(notes.open('row', ciphertext)).toEqual(list);
        expect(notes.open('other', ciphertext)).toMatchObject({ code: 'VAULT_CIPHERTEXT_INVALID' });
      }),
    );
  });
});
