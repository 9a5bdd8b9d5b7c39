import { utf8 } from '@income-series/protocol/bytes';
import { hasAtMost } from '@income-series/protocol/character-count';
import { InputError } from '@income-series/protocol/errors/input-error';
import { isBlank, wholePairs } from '@income-series/protocol/hidden-character';
import { sealedById, type Vault, type VaultColumn, vaultColumn } from '../../core/vault/index.ts';

/** The side that wrote a note. */
export type NoteAuthor = 'OWNER' | 'ADMIN';

/** One note on an application. Only the audit log names the admin who wrote it. */
export interface Note {
  readonly author: NoteAuthor;
  readonly writtenAt: Date;
  readonly text: string;
}

/** The most characters of a note. */
export const MAX_NOTE_CHARS = 4_000;
/** The most notes of each side on one application. */
export const MAX_NOTES = 16;

/**
 * Checks the text of a note and returns it unchanged. U+0000 is refused because JSON readers differ about it.
 * @throws BAD_INPUT
 */
export function parseNote(text: string): string {
  const halved = wholePairs(text);
  if (halved !== null) throw new InputError('text', halved);
  if (text.includes('\0')) throw new InputError('text', 'text without U+0000');
  if (!hasAtMost(MAX_NOTE_CHARS, text) || isBlank(text))
    throw new InputError('text', `1 to ${MAX_NOTE_CHARS} characters, of which one shows`);
  return text;
}

/** A note as it is sealed, in JSON. */
interface StoredNote {
  readonly author: NoteAuthor;
  readonly at: string;
  readonly text: string;
}

/** The vault's table of sealed notes. */
export const notesTable = sealedById('applications', 'notes_encrypted');

/**
 * The vault column `applications.notes_encrypted`: all notes of an application, sealed together as JSON in UTF-8, because the
 * list is short and always read as a whole.
 */
export const notesColumn = (vault: Vault): VaultColumn<readonly Note[], readonly Note[], void> =>
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
