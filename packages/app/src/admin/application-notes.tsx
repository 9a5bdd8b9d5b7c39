import { keyed } from '@income-series/client/gateway';
import { useState } from 'react';
import { useDraft } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import {
  ApplicationNotesDocument,
  type ApplicationNotesQuery,
  type QueuedApplicationFragment,
  WriteApplicationNoteDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, Mark, Status, TextField, Time } from '../ui/index.ts';
import { TAKES_NOTES } from './review.ts';

type Note = NonNullable<NonNullable<ApplicationNotesQuery['application']>['notes']>[number];

const FIELD = 'note';

/** The notes of an application. They are read when the admin asks for them, because each reading is a line of the audit log. */
export function ApplicationNotes({ application }: { readonly application: QueuedApplicationFragment }) {
  const { id, state } = application;
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ text: FIELD });
  const { draft, change, clear } = useDraft(`note ${id}`, { text: '' });
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  const readNotes = async () => {
    const { application: read } = await gateway.ask(ApplicationNotesDocument, { id });
    setNotes(read?.notes ?? []);
  };
  const write = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft.text.trim() === '') {
      task.show([{ field: FIELD, message: 'Write the note first.' }]);
      return;
    }
    void task.run(async () => {
      await gateway.act(WriteApplicationNoteDocument, keyed({ id, text: draft.text }));
      clear();
      refresh();
      await readNotes();
    });
  };
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">
        Notes <Mark coordinate="Application.notes" id={id} />
      </h2>
      <ErrorSummary problems={task.problems} />
      {notes === null ? (
        <>
          <p>The notes are sealed. The audit log records that you read them.</p>
          <Button onPress={() => void task.run(readNotes)} isDisabled={task.isBusy}>
            Read the notes
          </Button>
        </>
      ) : (
        <NoteList notes={notes} />
      )}
      {TAKES_NOTES.has(state) && (
        <form onSubmit={write} noValidate>
          <TextField
            id={FIELD}
            label="Another note"
            description="The applicant and all admins read it."
            isLong
            value={draft.text}
            onChange={(text) => change({ text })}
            error={task.errorOf(FIELD)}
          />
          <Button type="submit" isDisabled={task.isBusy}>
            Write the note
          </Button>
        </form>
      )}
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </section>
  );
}

function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p className="empty">There are no notes.</p>;
  return (
    <ul className="notices">
      {notes.map(({ author, text, writtenAt }, i) => (
        <li key={i}>
          <p className="note-text">
            <bdi>{text}</bdi>
          </p>
          <p className="quiet">
            {author === 'OWNER' ? 'The applicant' : 'An admin'}, <Time at={writtenAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
