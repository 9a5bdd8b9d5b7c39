import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit, auditAll, requireCapacity } from '../operations/index.ts';
import { MAX_NOTES, type Note, type NoteAuthor, notesColumn } from './notes.ts';
import { type CheckedApplication, findApplication, type SaveApplication, writeNext } from './rows.ts';
import { requireMove } from './rules.ts';

export interface NotesDeps {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** An application whose notes are read. */
export interface NotesOwner {
  readonly id: string;
  /** The account that applies; null if it was deleted. */
  readonly accountId: string | null;
}

/** Writes and reads the sealed notes of applications. */
export interface NotesService {
  /**
   * Adds a note of the application's owner or of an admin. `text`: as `parseNote` returns it.
   * @throws NOT_FOUND for other callers, RECORD_STATE, NOTE_LIMIT, VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID
   */
  write(caller: Caller, note: { readonly id: string; readonly text: string }): Promise<SaveApplication>;
  /** Opens the notes of applications for their owner or an admin. An admin's read is in the audit log first. */
  readonly open: OpenSealed<NotesOwner, string, readonly Note[]>;
}

/** The side of the caller: the application's owner or an admin. @throws NOT_FOUND for other callers */
function authorOf({ accountId, isAdmin }: Caller, application: Pick<CheckedApplication, 'accountId'>): NoteAuthor {
  if (application.accountId === accountId) return 'OWNER';
  if (!isAdmin) throw new AppError('NOT_FOUND');
  return 'ADMIN';
}

/** Locks an application until the transaction ends and reads its state and sealed notes. */
async function lockNotes(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR UPDATE`;
  const select = { id: true, state: true, version: true, notesEncrypted: true } as const;
  return tx.application.findUniqueOrThrow({ where: { id }, select });
}

/** Creates the service of applications' notes, which are sealed in the vault. */
export function createNotesService({ db, vault, clock }: NotesDeps): NotesService {
  const column = notesColumn(vault);

  /** Opens sealed notes. @throws VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID, because notes that do not open must not be overwritten */
  function openNotes(id: string, sealed: Uint8Array | null): readonly Note[] {
    if (sealed === null) return [];
    const notes = column.open(id, sealed);
    if (notes instanceof AppError) throw notes;
    return notes;
  }

  return {
    async write(caller, { id, text }) {
      const application = await findApplication(db, { id });
      const author = authorOf(caller, application);
      requireMove(application.state, 'NOTE');
      const note: Note = { author, writtenAt: clock.now(), text };
      return async (tx) => {
        const row = await lockNotes(tx, id);
        requireMove(row.state, 'NOTE');
        const notes = openNotes(id, row.notesEncrypted);
        requireCapacity(notes.filter((each) => each.author === author).length, MAX_NOTES, 'NOTE_LIMIT');
        const { keyId, ciphertext } = column.seal(id, [...notes, note]);
        if (author === 'ADMIN')
          await audit(tx, { actor: caller.accountId, action: 'application.write-note', target: id });
        return writeNext(tx, row, { keyId, notesEncrypted: ciphertext });
      };
    },

    open: openSealed({
      key: ({ id }: NotesOwner) => id,
      log: (actor, applications) =>
        auditAll(
          db,
          applications
            .filter(({ accountId }) => accountId !== actor)
            .map(({ id }) => ({ actor, action: 'application.read-notes', target: id })),
        ),
      async fetch(applications) {
        const where = { id: { in: applications.map(({ id }) => id) } };
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
