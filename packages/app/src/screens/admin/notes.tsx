import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { useAct } from '../../gateway/act.ts';
import { useReader } from '../../gateway/session.ts';
import { ApplicationNotesDocument, WriteReviewNoteDocument } from '../../generated/documents/admin.ts';
import type { ApplicationNotesQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';

/** The longest note, in characters. */
const MOST_CHARACTERS = 4_000;

type Note = NonNullable<NonNullable<ApplicationNotesQuery['application']>['notes']>[number];

function NoteList({ id, notes }: { readonly id: string; readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p className="empty">Nobody has written a note.</p>;
  return (
    <ol className="plain-list">
      {notes.map(({ author, text, writtenAt }) => (
        <li key={`${writtenAt} ${text}`}>
          <strong>{author === 'ADMIN' ? 'An admin' : 'The applicant'}</strong>, {formatDateTime(writtenAt)}
          <br />
          <Guarded field="ApplicationNote.text" id={id}>
            {text}
          </Guarded>
        </li>
      ))}
    </ol>
  );
}

function NoteForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const field = useId();
  const { values, change, forget } = useFormDraft(`review note ${id}`, { text: '' });
  const { text } = values;
  const write = useAct(WriteReviewNoteDocument, () => {
    forget();
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate({ id, text });
  };
  return (
    <form onSubmit={submit}>
      <div className="field">
        <label htmlFor={field}>Note</label>
        <span className="hint" id={`${field}-hint`}>
          The applicant and admins read it. Only the audit log names its author.
        </span>
        <textarea
          id={field}
          aria-describedby={`${field}-hint`}
          rows={3}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      <AppButton type="submit" isDisabled={text.trim() === '' || write.isPending}>
        Write the note
      </AppButton>
      {write.error && <Failure error={write.error} />}
    </form>
  );
}

/** The notes of an application. They are read when an admin asks for them, because each reading is recorded. */
export function Notes({ id, canWrite }: { readonly id: string; readonly canWrite: boolean }) {
  const { gateway } = useReader();
  const read = useMutation({ mutationFn: () => gateway.ask(ApplicationNotesDocument, { id }) });
  const readAgain = () => {
    if (read.data !== undefined) read.mutate();
  };
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {read.data === undefined ? (
        <>
          <p className="quiet">The audit log records each reading of the notes.</p>
          <AppButton isDisabled={read.isPending} onPress={() => read.mutate()}>
            Read the notes
          </AppButton>
        </>
      ) : (
        <NoteList id={id} notes={read.data.application?.notes ?? []} />
      )}
      {read.error && <Failure error={read.error} />}
      {canWrite && <NoteForm id={id} onDone={readAgain} />}
    </section>
  );
}
