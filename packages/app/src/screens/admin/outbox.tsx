import { formatDateTime } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import { useAct } from '../../gateway/act.ts';
import { useRows } from '../../gateway/answers.ts';
import { OutboxDocument, RequeueOutboxDocument } from '../../generated/documents/admin.ts';
import type { OutboxQuery, OutboxState } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { Light, type LightState } from './light.tsx';
import { ErrorCode } from './run-state.tsx';
import { RecordTable } from './table.tsx';

const STATES = ['PENDING', 'QUEUED', 'DISPATCHED', 'DEAD'] as const satisfies readonly OutboxState[];
const WORDS: Readonly<Record<OutboxState, readonly [LightState, string]>> = {
  PENDING: ['waits', 'Waits'],
  QUEUED: ['waits', 'Under way'],
  DISPATCHED: ['good', 'Sent'],
  DEAD: ['bad', 'Given up'],
};

type Message = NonNullable<OutboxQuery['outbox']>['nodes'][number];

function MessageRow({ message }: { readonly message: Message }) {
  const requeue = useAct(RequeueOutboxDocument);
  const { id, topic, state, attempts, errorCode, occurredAt, dispatchedAt } = message;
  return (
    <tr>
      <td>{formatDateTime(occurredAt)}</td>
      <th scope="row">{wordsOf(topic)}</th>
      <td>
        <Light state={WORDS[state][0]}>
          {WORDS[state][1]}
          {errorCode && <ErrorCode of={errorCode} />}
        </Light>
      </td>
      <td className="number">{attempts}</td>
      <td>{formatDateTime(dispatchedAt)}</td>
      <td>
        {state === 'DEAD' && (
          <AppButton isDisabled={requeue.isPending} onPress={() => requeue.mutate({ id })}>
            Send it again
          </AppButton>
        )}
        {requeue.error && <Failure error={requeue.error} />}
      </td>
    </tr>
  );
}

/** The messages that become notifications, newest first. One that was given up can be sent again. */
export function Outbox() {
  const [filters, setFilters] = useFilters<'state'>();
  const state = oneOf(STATES, filters.state);
  const list = useRows(OutboxDocument, { state }, ({ outbox }) => outbox);
  return (
    <>
      <h2>Outbox</h2>
      <p className="quiet">Each message becomes the notifications of an event.</p>
      <ChoiceFilter
        label="State"
        values={STATES}
        value={state}
        words={(one) => WORDS[one][1]}
        onChange={(next) => setFilters({ state: next })}
      />
      <Rows list={list} empty="There is no such message.">
        <RecordTable
          caption={`${list.total ?? list.rows.length} messages, newest first`}
          columns={[['Event'], ['Notification'], ['State'], ['Tries'], ['Sent'], ['Step']]}
        >
          {list.rows.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </RecordTable>
      </Rows>
    </>
  );
}
