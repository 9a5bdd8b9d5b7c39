import { byAccount } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { SEALED_TEXT } from '../../graphql/cost.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { vaultReader } from '../../graphql/vault-field.ts';
import { Application } from './application.graphql.ts';
import { type Note, type NoteAuthor, type NotesOf, parseNote } from './index.ts';
import { ApplicationPayload } from './payload.graphql.ts';

/** Application notes. */
const NOTES = {
  storedIn: 'applications.notes_encrypted',
  class: 'vault',
  readers: ['owner', 'admin'],
  deletion: 'application retention',
} as const;

const Author = storedEnum<NoteAuthor>('ApplicationNoteAuthor', 'Who wrote a note on an application.', {
  OWNER: 'The account that applies.',
  ADMIN: 'An admin.',
});

interface NoteOf extends Note {
  readonly accountId: string | null;
}

const ApplicationNote = builder.objectRef<NoteOf>('ApplicationNote').implement({
  description:
    'A note on an application, for its owner and for admins. Which admin wrote it is in the audit log alone.',
  access: { subjects: { owner: byAccount('accountId') }, partOf: 'Application' },
  fields: (t) => ({
    author: t.field({
      type: Author,
      nullable: true,
      description: 'As what the author wrote it.',
      access: NOTES,
      resolve: ({ author }) => author,
    }),
    writtenAt: t.field({ type: 'DateTime', nullable: true, access: NOTES, resolve: ({ writtenAt }) => writtenAt }),
    text: t.string({
      nullable: true,
      description: 'As it was written: plain text, in which nothing is marked up.',
      access: NOTES,
      resolve: ({ text }) => text,
    }),
  }),
});

const open = vaultReader({
  name: 'applicationNotes',
  key: ({ id }: NotesOf) => id,
  ask: ({ id, accountId }) => ({ id, accountId }),
  open: ({ applicationNotes }) => applicationNotes.open,
});

builder.prismaObjectField(Application, 'notes', (t) =>
  t.field({
    type: [ApplicationNote],
    nullable: true,
    complexity: { field: SEALED_TEXT, multiplier: 1 },
    description:
      'What its owner and admins wrote about it, the oldest first. Sealed in the vault; that an admin read them is in the ' +
      'audit log before they are answered.',
    access: NOTES,
    select: { id: true, accountId: true },
    resolve: async (row, _args, ctx) => {
      const notes = (await open(row, ctx)) ?? [];
      return notes.map((note) => ({ ...note, accountId: row.accountId }));
    },
  }),
);

const WriteNoteInput = builder.inputType('WriteApplicationNoteInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    text: t.string({ required: true, description: 'Plain text of at most 4,000 characters, without U+0000.' }),
  }),
});

mutation('writeApplicationNote', {
  type: ApplicationPayload,
  description:
    'Adds a note to an application that has not ended: of its owner, or of an admin. At most 16 of each. A note is a ' +
    'change of the application, so a decision that was previewed before it is refused.',
  input: WriteNoteInput,
  parse: ({ text }) => parseNote(text),
  act: ({ caller, input, parsed: text, services }) =>
    services.applicationNotes.write(caller, { id: uuidOf('Application', input.id), text }),
});
