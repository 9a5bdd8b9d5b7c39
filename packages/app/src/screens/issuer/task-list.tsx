import { MyIssuerTasksDocument } from '@income-series/client/operations';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../format/time.ts';
import { useRows } from '../../gateway/answers.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Rows } from '../../ui/rows.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { type IssuerTask, taskName, taskOtherwise, taskTarget, taskText } from './tasks.ts';

/** How often the steps are read again: an attestor's signature or the chain's time adds some. */
const EVERY_MS = 15_000;

/** The link to the screen where a step is taken. */
function TaskLink({ task }: { readonly task: IssuerTask }) {
  const { chain, seriesKey: key, period, year, draft, state } = task;
  const target = taskTarget(task);
  const text = taskText(task);
  const look = state === 'UPCOMING' ? {} : { className: 'button plain' };
  switch (target.screen) {
    case 'report':
      return (
        <Link
          to="/issuer/series/$chain/$key/report/$period"
          params={{ chain, key, period: period ?? '' }}
          {...(state === 'UPCOMING' ? {} : { className: 'button primary' })}
        >
          {text}
        </Link>
      );
    case 'true-up':
      return (
        <Link to="/issuer/series/$chain/$key/true-up/$year" params={{ chain, key, year: `${year}` }} {...look}>
          {text}
        </Link>
      );
    case 'draft':
      return (
        <Link to="/issuer/drafts/$id" params={{ id: draft?.id ?? '' }} search={{ step: target.step }} {...look}>
          {text}
        </Link>
      );
    case 'series':
      return (
        <Link to="/issuer/series/$chain/$key" params={{ chain, key }} hash={target.section} {...look}>
          {text}
        </Link>
      );
  }
}

/** A time, and how far it is. */
const TaskTime = ({ at, chain }: { readonly at: string; readonly chain: string }) => (
  <>
    {formatDateTime(at)} (<Countdown at={at} chain={chain} />)
  </>
);

/** When a step is possible, and until when. */
function TaskTimes({ task: { chain, state, opensAt, dueAt, lapsesAt } }: { readonly task: IssuerTask }) {
  return (
    <div className="quiet">
      {state === 'UPCOMING' && opensAt && (
        <>
          Possible from <TaskTime at={opensAt} chain={chain} />
        </>
      )}
      {state === 'OPEN' && dueAt && (
        <>
          Until <TaskTime at={dueAt} chain={chain} />
        </>
      )}
      {state === 'OVERDUE' && dueAt && (
        <>
          Late since <TaskTime at={dueAt} chain={chain} />
        </>
      )}
      {state === 'OVERDUE' && lapsesAt && (
        <>
          ; at the latest <TaskTime at={lapsesAt} chain={chain} />
        </>
      )}
    </div>
  );
}

function TaskItem({ task, showsSeries }: { readonly task: IssuerTask; readonly showsSeries: boolean }) {
  const { seriesKey, series, draft, state } = task;
  return (
    <li className={state === 'OVERDUE' ? 'task warning' : 'task'}>
      <TaskLink task={task} />
      {showsSeries && (
        <div>
          {draft && 'Draft '}
          <SeriesName title={series?.title ?? draft?.title} of={seriesKey} />
        </div>
      )}
      <TaskTimes task={task} />
      <div className="quiet">{taskOtherwise(task)}</div>
    </li>
  );
}

/** Steps by the day until which they are taken, in the order of the list. */
function daysOf(tasks: readonly IssuerTask[]): readonly (readonly [day: string, tasks: readonly IssuerTask[]])[] {
  const days = new Map<string, IssuerTask[]>();
  for (const task of tasks) {
    const day = task.dueAt ? formatDate(task.dueAt) : '';
    days.set(day, [...(days.get(day) ?? []), task]);
  }
  return [...days];
}

/** The calendar of an issuer: what is due in all its series and drafts, by day. With a series' key, of that series alone. */
export function TaskList({ seriesKey, empty }: { readonly seriesKey?: `0x${string}`; readonly empty: ReactNode }) {
  const list = useRows(MyIssuerTasksDocument, { seriesKey }, ({ myIssuerTasks }) => myIssuerTasks, {
    everyMs: EVERY_MS,
  });
  return (
    <Rows list={list} empty={empty}>
      {daysOf(list.rows).map(([day, tasks]) => (
        <section key={day} className="day">
          <h3 title={tasks[0]?.dueAt ? formatDateTime(tasks[0].dueAt) : undefined}>
            {day === '' ? 'Without a last day' : `Until ${day}`}
          </h3>
          <ul className="plain-list">
            {tasks.map((task) => (
              <TaskItem key={taskName(task)} task={task} showsSeries={seriesKey === undefined} />
            ))}
          </ul>
        </section>
      ))}
    </Rows>
  );
}
