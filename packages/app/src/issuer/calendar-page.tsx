import { Link } from '@tanstack/react-router';
import { useRows } from '../answer.ts';
import { formatTime } from '../formats.ts';
import { IssuerCalendarDocument, type IssuerCalendarQuery } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { spanOf } from '../market/stage.ts';
import { MoreRows, Time } from '../ui/index.ts';
import { keyOfTask, screenOf, wordsOf } from './calendar.ts';

type Task = NonNullable<IssuerCalendarQuery['myIssuerTasks']>['nodes'][number];

/** The times of a step, by the chain's clock. */
function Times({ task, now }: { readonly task: Task; readonly now: number | null }) {
  const { opensAt, dueAt, lapsesAt } = task;
  if (now === null) return dueAt === null ? null : <Time at={dueAt} />;
  if (opensAt !== null && now < Date.parse(opensAt))
    return (
      <>
        Possible in <strong>{spanOf(Date.parse(opensAt) - now)}</strong>, <Time at={opensAt} />
      </>
    );
  if (dueAt === null) return 'At any time';
  if (now < Date.parse(dueAt))
    return (
      <>
        {wordsOf(task).missed === null ? 'Possible for' : 'Due in'} <strong>{spanOf(Date.parse(dueAt) - now)}</strong>,{' '}
        <Time at={dueAt} />
      </>
    );
  return (
    <>
      <strong className="bad">Late</strong> since <Time at={dueAt} />
      {lapsesAt !== null && now < Date.parse(lapsesAt) && `. Possible until ${formatTime(lapsesAt)}`}
    </>
  );
}

const isOpenAt = ({ opensAt }: Task, now: number | null) =>
  opensAt === null || (now !== null && now >= Date.parse(opensAt));

function TaskEntry({ task, now }: { readonly task: Task; readonly now: number | null }) {
  const { step, missed } = wordsOf(task);
  const isOpen = isOpenAt(task, now);
  const title = (task.series ?? task.draft)?.title ?? null;
  return (
    <li className="card">
      <h3>{isOpen ? <Link to={screenOf(task)}>{step}</Link> : step}</h3>
      <p>
        <SeriesTitle title={title} seriesKey={task.seriesKey} />
      </p>
      <p>
        <Times task={task} now={now} />
      </p>
      {missed !== null && task.dueAt !== null && <p className="quiet">If you miss it: {missed}</p>}
    </li>
  );
}

interface TaskGroupProps {
  readonly title: string;
  readonly tasks: readonly Task[];
  readonly nowOf: (task: Task) => number | null;
}

function TaskGroup({ title, tasks, nowOf }: TaskGroupProps) {
  if (tasks.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="notices">
        {tasks.map((task) => (
          <TaskEntry key={keyOfTask(task)} task={task} now={nowOf(task)} />
        ))}
      </ul>
    </section>
  );
}

/** Everything that an issuer has to do, by the time that it is due: first what is possible now. */
export function CalendarPage() {
  const clock = useChainClock();
  const tasks = useRows(IssuerCalendarDocument, {}, (data) => data.myIssuerTasks);
  const nowOf = ({ chain }: Task) => clock(chain);
  return (
    <>
      <h1>Calendar</h1>
      <MoreRows
        list={tasks}
        empty="Nothing is due. Series that your wallets issue, and drafts, show here what they need and until when. Begin with a draft."
      >
        <TaskGroup
          title="Possible now"
          tasks={tasks.rows.filter((task) => isOpenAt(task, nowOf(task)))}
          nowOf={nowOf}
        />
        <TaskGroup title="Later" tasks={tasks.rows.filter((task) => !isOpenAt(task, nowOf(task)))} nowOf={nowOf} />
      </MoreRows>
    </>
  );
}
