import { keyed } from '@income-series/client/gateway';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTask } from '../account/task.ts';
import { useRefresh, useRows } from '../answer.ts';
import { formatWord } from '../formats.ts';
import {
  OutboxMessagesDocument,
  type OutboxMessagesQuery,
  type OutboxState,
  RequeueOutboxDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, type Column, ErrorSummary, MoreRows, SelectField, Table, Time } from '../ui/index.ts';
import { CountStatus } from './count-status.tsx';
import { changeText, memberOf } from './search.ts';

type Message = NonNullable<OutboxMessagesQuery['outbox']>['nodes'][number];

const STATES: Readonly<Record<OutboxState, string>> = {
  DEAD: 'given up',
  PENDING: 'waits',
  QUEUED: 'is being dispatched',
  DISPATCHED: 'dispatched',
};

/** The messages that the service turns into notifications, latest first. One that was given up can be queued again. */
export function MessagesPage() {
  const search = useSearch({ from: '/admin/messages' });
  const navigate = useNavigate({ from: '/admin/messages' });
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask();
  const state = memberOf(STATES, search.state) ?? null;
  const list = useRows(OutboxMessagesDocument, { state }, ({ outbox }) => outbox);
  const requeue = (id: string) =>
    task.run(async () => {
      await gateway.act(RequeueOutboxDocument, keyed({ id }));
      refresh();
    });
  const columns: readonly Column<Message>[] = [
    { name: 'About', cell: ({ topic }) => formatWord(topic) },
    { name: 'Happened', cell: ({ occurredAt }) => <Time at={occurredAt} /> },
    {
      name: 'State',
      cell: (message) => <span className={message.state === 'DEAD' ? 'bad' : undefined}>{STATES[message.state]}</span>,
    },
    { name: 'Dispatched', cell: ({ dispatchedAt }) => <Time at={dispatchedAt} /> },
    { name: 'Tries', cell: ({ attempts }) => attempts, isNumber: true },
    { name: 'Last error', cell: ({ errorCode }) => errorCode ?? 'none' },
    {
      name: 'What you can do',
      cell: ({ id, topic, state: current }) =>
        current === 'DEAD' ? (
          <Button
            aria-label={`Queue again: ${formatWord(topic)}`}
            onPress={() => void requeue(id)}
            isDisabled={task.isBusy}
          >
            Queue again
          </Button>
        ) : (
          'nothing is needed'
        ),
    },
  ];
  return (
    <>
      <h1>Messages</h1>
      <p>Each message becomes notifications. Nobody is notified twice if one is queued again.</p>
      <search className="filters">
        <SelectField
          label="State"
          value={state ?? ''}
          choices={{ '': 'Every state', ...STATES }}
          onChange={(value) => void navigate({ search: changeText(search, 'state', value) })}
        />
      </search>
      <ErrorSummary problems={task.problems} />
      <CountStatus list={list.first?.outbox} words={['message', 'messages']} />
      <MoreRows list={list} empty="There is no such message. Choose another state to see others.">
        <Table caption="Messages" columns={columns} rows={list.rows} keyOf={({ id }) => id} empty="" />
      </MoreRows>
    </>
  );
}
