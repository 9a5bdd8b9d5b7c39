import { utf8 } from '../../core/bytes.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';

export type NoteAuthor = 'OWNER' | 'ADMIN';

/** One note on an application. Which admin wrote it is in the audit log alone. */
export interface Note {
  readonly author: NoteAuthor;
  readonly writtenAt: Date;
  readonly text: string;
}

/** Characters (Unicode code points) of one. */
export const MAX_NOTE_CHARS = 4_000;
/** Of one author on one application. */
export const MAX_NOTES = 16;

/**
 * The text of a note, as it was given. No U+0000, which JSON readers take in different ways, and no half of a surrogate pair,
 * which UTF-8 cannot hold.
 * @throws BAD_INPUT
 */
export function parseNote(text: string): string {
  const expected = `1 to ${MAX_NOTE_CHARS} characters, without U+0000`;
  if (text.trim() === '' || text.length > 2 * MAX_NOTE_CHARS || [...text].length > MAX_NOTE_CHARS)
    throw new InputError('text', expected);
  if (/\0|\p{Cs}/u.test(text)) throw new InputError('text', expected);
  return text;
}

interface StoredNote {
  readonly author: NoteAuthor;
  readonly at: string;
  readonly text: string;
}

export const notesTable = sealedById('applications', 'notes_encrypted');

/**
 * All notes of an application, sealed together in its row: `applications.notes_encrypted`, JSON in UTF-8. One column is enough,
 * because the list is short and always read as a whole.
 */
export const notesOf = (vault: Vault): VaultColumn<readonly Note[], readonly Note[], void> =>
  vaultColumn(vault, {
    ...notesTable,
    encode: (notes) =>
      utf8(
        JSON.stringify(
          notes.map(({ author, writtenAt, text }): StoredNote => ({ author, at: writtenAt.toISOString(), text })),
        ),
      ),
    decode: (plaintext) =>
      (JSON.parse(new TextDecoder().decode(plaintext)) as StoredNote[]).map(({ author, at, text }) => ({
        author,
        writtenAt: new Date(at),
        text,
      })),
  });
