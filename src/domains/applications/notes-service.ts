import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit, auditAll, requireCapacity } from '../operations/index.ts';
import { MAX_NOTES, type Note, type NoteAuthor, notesOf } from './notes.ts';
import { type FoundApplication, findApplication, type SaveApplication, writeNext } from './rows.ts';
import { requireMove } from './rules.ts';

export interface NotesDeps {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** Whose notes are asked for. */
export interface NotesOf {
  readonly id: string;
  /** Null where the account was deleted. */
  readonly accountId: string | null;
}

export interface NotesService {
  /**
   * Adds a note of the application's owner, or of an admin. `text`: as `parseNote` answers it.
   * @throws NOT_FOUND for anybody else, RECORD_STATE, NOTE_LIMIT, VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID
   */
  write(caller: Caller, note: { readonly id: string; readonly text: string }): Promise<SaveApplication>;
  /** Opens notes for their owner, or an admin: for an admin each application is a line of the audit log first. */
  readonly open: OpenSealed<NotesOf, string, readonly Note[]>;
}

/** @throws NOT_FOUND for somebody who is neither */
function authorOf({ accountId, isAdmin }: Caller, of: Pick<FoundApplication, 'accountId'>): NoteAuthor {
  if (of.accountId === accountId) return 'OWNER';
  if (!isAdmin) throw new AppError('NOT_FOUND');
  return 'ADMIN';
}

/** The application, which nobody else writes until the transaction ends, and what is sealed in it. */
async function locked(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR UPDATE`;
  const select = { id: true, state: true, version: true, notesEncrypted: true } as const;
  return tx.application.findUniqueOrThrow({ where: { id }, select });
}

export function createNotesService({ db, vault, clock }: NotesDeps): NotesService {
  const column = notesOf(vault);

  /** @throws VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID: what does not open is not written over */
  function opened(id: string, sealed: Uint8Array | null): readonly Note[] {
    if (sealed === null) return [];
    const notes = column.open(id, sealed);
    if (notes instanceof AppError) throw notes;
    return notes;
  }

  return {
    async write(caller, { id, text }) {
      const found = await findApplication(db, { id });
      const author = authorOf(caller, found);
      requireMove(found.state, 'NOTE');
      const note: Note = { author, writtenAt: clock.now(), text };
      return async (tx) => {
        const row = await locked(tx, id);
        requireMove(row.state, 'NOTE');
        const notes = opened(id, row.notesEncrypted);
        requireCapacity(notes.filter((one) => one.author === author).length, MAX_NOTES, 'NOTE_LIMIT');
        const { keyId, ciphertext } = column.seal(id, [...notes, note]);
        if (author === 'ADMIN')
          await audit(tx, { actor: caller.accountId, action: 'application.write-note', target: id });
        return writeNext(tx, row, { keyId, notesEncrypted: ciphertext });
      };
    },

    open: openSealed({
      key: ({ id }: NotesOf) => id,
      log: (actor, asked) =>
        auditAll(
          db,
          asked
            .filter(({ accountId }) => accountId !== actor)
            .map(({ id }) => ({ actor, action: 'application.read-notes', target: id })),
        ),
      async fetch(asked) {
        const where = { id: { in: asked.map(({ id }) => id) } };
        const rows = await db.application.findMany({ where, select: { id: true, notesEncrypted: true } });
        const sealed = new Map(rows.map(({ id, notesEncrypted }) => [id, notesEncrypted]));
        return ({ id }) => {
          const notes = sealed.get(id);
          return notes ? [column.open(id, notes)] : [];
        };
      },
    }),
  };
}
