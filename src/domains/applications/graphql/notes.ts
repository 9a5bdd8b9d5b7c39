import { byAccount } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { SEALED_TEXT } from '../../../graphql/cost.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { vaultReader } from '../../../graphql/vault-field.ts';
import { type Note, type NoteAuthor, type NotesOwner, parseNote } from '../index.ts';
import { Application } from './application.ts';
import { ApplicationPayload } from './payload.ts';

/** Access to the notes of applications. */
const NOTES = {
  storedIn: 'applications.notes_encrypted',
  class: 'vault',
  readers: ['owner', 'admin'],
  deletion: 'application retention',
} as const;

const Author = storedEnum<NoteAuthor>('ApplicationNoteAuthor', 'The side that wrote a note.', {
  OWNER: 'The account that applies wrote it.',
  ADMIN: 'An admin wrote it.',
});

/** A note with the account of its application, which its access checks read. */
interface OwnedNote extends Note {
  readonly accountId: string | null;
}

const ApplicationNote = builder.objectRef<OwnedNote>('ApplicationNote').implement({
  description: 'A note on an application. Only the audit log names the admin who wrote it.',
  access: { subjects: { owner: byAccount('accountId') }, partOf: 'Application' },
  fields: (t) => ({
    author: t.field({
      type: Author,
      description: 'The author’s side: the account that applies, or an admin.',
      access: NOTES,
      resolve: ({ author }) => author,
    }),
    writtenAt: t.field({
      type: 'DateTime',
      description: 'When the note was written.',
      access: NOTES,
      resolve: ({ writtenAt }) => writtenAt,
    }),
    text: t.string({
      description: 'The text, as plain text without markup.',
      access: NOTES,
      resolve: ({ text }) => text,
    }),
  }),
});

/** Reads the notes of an application from the vault, for all applications of a request at once. */
const readNotes = vaultReader({
  name: 'applicationNotes',
  key: ({ id }: NotesOwner) => id,
  ask: ({ id, accountId }) => ({ id, accountId }),
  open: ({ applicationNotes }) => applicationNotes.open,
});

builder.prismaObjectField(Application, 'notes', (t) =>
  t.field({
    type: [ApplicationNote],
    complexity: { field: SEALED_TEXT, multiplier: 1 },
    description:
      'The notes of the account and of admins, oldest first. They are sealed in the vault. A read by an admin is ' +
      'recorded in the audit log first.',
    access: NOTES,
    select: { id: true, accountId: true },
    resolve: async (row, _args, ctx) => {
      const notes = (await readNotes(row, ctx)) ?? [];
      return notes.map((note) => ({ ...note, accountId: row.accountId }));
    },
  }),
);

const WriteNoteInput = keyedInput('WriteApplicationNoteInput', (t) => ({
  id: t.id(existing),
  text: t.string({
    required: true,
    description: 'The text: plain text of at most 4,000 characters, of which one shows, without U+0000.',
  }),
}));

mutation('writeApplicationNote', {
  type: ApplicationPayload,
  description:
    'Adds a note of its account or of an admin to an application that has not ended, at most 16 of each. A note ' +
    'changes the application’s version, so a decision that was previewed before is refused.',
  input: WriteNoteInput,
  parse: ({ text }) => parseNote(text),
  act: ({ caller, input, parsed: text, services }) =>
    services.applicationNotes.write(caller, { id: uuidOf('Application', input.id), text }),
});
