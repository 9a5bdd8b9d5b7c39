import { type FormEvent, useId } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { messageFor, useAct } from '../../gateway/act.ts';
import { WriteApplicationNoteDocument } from '../../generated/documents/account.ts';
import type { ApplicationPartsFragment } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { isLive } from './words.ts';

function NoteForm({ id }: { readonly id: string }) {
  const field = useId();
  const { values, change, forget } = useFormDraft(`note ${id}`, { text: '' });
  const write = useAct(WriteApplicationNoteDocument, forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate({ id, text: values.text });
  };
  const message = messageFor(write.error, 'text');
  return (
    <form onSubmit={submit}>
      <div className="field">
        <label htmlFor={field}>A note to the admins</label>
        <span className="hint">At most 4,000 characters. Admins answer here.</span>
        {message && <span className="field-error">{message}</span>}
        <textarea
          id={field}
          rows={3}
          maxLength={4_000}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      <AppButton type="submit" isDisabled={write.isPending || values.text.trim() === ''}>
        {write.isPending ? 'Sending …' : 'Send the note'}
      </AppButton>
      {write.error && message === null && <Failure error={write.error} />}
    </form>
  );
}

/** The notes of the applicant and of admins, oldest first, and the form for another one while the application is open or approved. */
export function Notes({
  application,
  denied,
}: {
  readonly application: ApplicationPartsFragment;
  readonly denied: ReadonlySet<string>;
}) {
  const { id, notes } = application;
  return (
    <>
      <h3>
        <Guarded field="Application.notes" id={id} denied={denied}>
          Notes
        </Guarded>
      </h3>
      {notes?.length === 0 && <p className="empty">No note is written yet.</p>}
      {(notes ?? []).length > 0 && (
        <ol className="notes">
          {(notes ?? []).map(({ author, text, writtenAt }) => (
            <li key={`${writtenAt} ${text}`} className="card">
              <p className="quiet">
                {author === 'ADMIN' ? 'An admin' : 'You'}, {formatDateTime(writtenAt)}
              </p>
              <p className="note-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isLive(application) && <NoteForm id={id} />}
    </>
  );
}
