import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../answer.ts';
import { formatChain, formatWord } from '../formats.ts';
import { IssuedScreenDocument } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { useReader } from '../reader.ts';
import { StepButton } from '../series/step-button.tsx';
import { SERIES_STEPS } from '../series/steps.ts';
import { Status } from '../ui/index.ts';
import type { IssuedSeries } from './issued-series.ts';
import { stepOf } from './issued-steps.ts';
import { type IssuedTask, nameTask, sayTimes, wayOf } from './task-words.ts';

// The forms load after the screen, because they are needed seldom.
const Amendments = lazy(async () => ({ default: (await import('./amendments.tsx')).Amendments }));
const Pauses = lazy(async () => ({ default: (await import('./pauses.tsx')).Pauses }));
const Reviews = lazy(async () => ({ default: (await import('./reviews.tsx')).Reviews }));
const Extinguishments = lazy(async () => ({ default: (await import('./extinguishments.tsx')).Extinguishments }));

/** The states in which a series can be bought out. */
const BUYABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);

/** The milliseconds after which the screen is read again, because attestors and the chain change what is possible. */
const READ_MS = 10_000;

/** The way to take a step: its button, or the place where it is taken. */
function TaskWay({ series, task }: { readonly series: IssuedSeries; readonly task: IssuedTask }) {
  const step = stepOf(task, series);
  if (step !== null) return <StepButton series={series} step={step} />;
  const way = wayOf(task);
  if (way.anchor !== null) return <a href={`#${way.anchor}`}>{way.words}</a>;
  if (task.kind !== 'REPORT') return way.words;
  const params = { chain: series.chain, key: series.key, period: task.period ?? '' };
  return (
    <Link to="/issuer/report/$chain/$key/$period" params={params}>
      {way.words}
    </Link>
  );
}

/** The steps that the issuer has to take or may take, each with the way to take it and its last day. */
function Tasks({ series, tasks }: { readonly series: IssuedSeries; readonly tasks: readonly IssuedTask[] }) {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">What you can do</h2>
      {tasks.length === 0 && <p className="empty">Nothing is due.</p>}
      <ul className="notices">
        {tasks.map((task) => (
          <li key={`${task.kind} ${task.period} ${task.year}`}>
            <p>
              <strong>{nameTask(task)}</strong>{' '}
              <span className={task.state === 'OVERDUE' ? 'bad' : 'quiet'}>{sayTimes(task)}</span>
            </p>
            {(task.state !== 'UPCOMING' || task.kind === 'EXTINGUISHMENT') && (
              <p>
                <TaskWay series={series} task={task} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {series.state === 'ACTIVE' && series.curve === null && (
        <>
          <p>Holders trade in windows, which anyone may open at most once in 30 days.</p>
          <StepButton series={series} step={SERIES_STEPS.OPEN_WINDOW} />
        </>
      )}
      {BUYABLE.has(series.state) && tasks.every(({ kind }) => kind !== 'BUY_OUT') && (
        <>
          <p>You may buy all units back for the rest of the cap, from seven days after you announce it.</p>
          <StepButton series={series} step={SERIES_STEPS.ANNOUNCE_BUY_OUT} />
        </>
      )}
    </section>
  );
}

/** The screen of a series for its issuer: what can be done now, and who signs next. */
export function IssuedPage() {
  const { chain, key } = useParams({ from: '/issuer/series/$chain/$key' });
  const { wallet } = useReader();
  const variables = { chain, key: key as `0x${string}` };
  const { data, error } = useAnswer(IssuedScreenDocument, variables, { everyMs: READ_MS });
  if (error && !data) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading the series …</Status>;
  const { series } = data;
  if (!series) return <h1>There is no such series</h1>;
  const tasks = (data.myIssuerTasks?.nodes ?? []).filter((task) => task.chain === chain);
  // An attestor without an encryption key is left out, because nothing can be sealed to them.
  const able = (data.attestors?.nodes ?? []).filter(({ announcement }) => announcement !== null);
  return (
    <>
      <h1>
        <SeriesTitle title={series.title} seriesKey={series.key} />
      </h1>
      <p>
        It is {formatWord(series.state)} on {formatChain(chain)}.{' '}
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          What everybody sees
        </Link>
      </p>
      {wallet?.address === series.issuer ? (
        <>
          <Tasks series={series} tasks={tasks} />
          <Suspense fallback={<Status>Reading the amendments …</Status>}>
            <Amendments series={series} attestors={able} />
            <Reviews series={series} tasks={tasks} attestors={able} />
            <Pauses series={series} tasks={tasks} attestors={able} />
            <Extinguishments series={series} tasks={tasks} attestors={able} />
          </Suspense>
        </>
      ) : (
        <p>Your wallet did not issue this series, so there is nothing to do for you here.</p>
      )}
    </>
  );
}
