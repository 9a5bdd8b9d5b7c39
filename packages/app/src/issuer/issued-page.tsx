import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSigner } from '../account/signer.ts';
import { useAnswer } from '../answer.ts';
import { formatChain, formatTime, formatWord, shortKey } from '../formats.ts';
import { IssuedScreenDocument } from '../generated/operations.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, Mark, Status } from '../ui/index.ts';
import type { IssuedSeries } from './issued-series.ts';
import { ISSUER_STEPS, type IssuerStepName, isIssuerStep, type StepPlace } from './issuer-steps.ts';
import { type IssuedTask, nameTask, sayTimes } from './task-words.ts';

const Amendments = lazy(async () => ({ default: (await import('./amendments.tsx')).Amendments }));

/** The milliseconds after which the screen is read again, because attestors and the chain change what is possible. */
const READ_MS = 10_000;

/** A button that builds the transaction of a step and has it sent. */
function StepButton({ series, step }: { readonly series: IssuedSeries; readonly step: IssuerStepName }) {
  const { run } = useTransactions();
  const signer = useSigner();
  const token = tokenOf(series);
  const { label, build } = ISSUER_STEPS[step];
  if (signer?.address !== series.issuer || token === null) return null;
  const place: StepPlace = { chain: series.chain, seriesKey: series.key, wallet: signer.address as `0x${string}` };
  const send = () => run(label, async (gateway) => [(await build(gateway, place)).transaction], { token });
  return <Button onPress={() => void send()}>{label}</Button>;
}

/** The steps that the issuer has to take or may take, each with its button and its last day. */
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
            {task.state !== 'UPCOMING' && isIssuerStep(task.transactionKind) && (
              <p>
                <StepButton series={series} step={task.transactionKind} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {series.state === 'ACTIVE' && series.curve === null && (
        <>
          <p>Holders trade in windows, which anyone may open at most once in 30 days.</p>
          <StepButton series={series} step="OPEN_WINDOW" />
        </>
      )}
    </section>
  );
}

type Hardship = IssuedSeries['hardshipRequests']['nodes'][number];

/** Says who acts next on a request for a pause, and until when. */
function sayHardship({ state, attestorKey, pauseEndsAt, openedAt }: Hardship): string {
  const attestor = attestorKey === null ? 'the attestor' : `attestor ${shortKey(attestorKey)}`;
  const words: Readonly<Record<Hardship['state'], string>> = {
    PREPARED: 'It is written, and not on the chain yet.',
    REQUESTED: `It waits for ${attestor} to approve or refuse it.`,
    APPROVED: `The pause runs until ${formatTime(pauseEndsAt)}.`,
    ENDED: 'The pause is over.',
    REFUSED: `It was refused by ${attestor}.`,
    WITHDRAWN: 'You withdrew it.',
  };
  return `Request of ${formatTime(openedAt)}: ${words[state]}`;
}

type Extinguishment = IssuedSeries['extinguishmentRequests']['nodes'][number];

/** Says who acts next on a request for an extinguishment, and until when. */
function sayExtinguishment({ state, openedAt, noticeEndsAt, deadlineAt, signers }: Extinguishment): string {
  const times =
    deadlineAt === null
      ? 'It is not on the chain yet.'
      : `The chain takes both signatures from ${formatTime(noticeEndsAt)} until ${formatTime(deadlineAt)}.`;
  const words: Readonly<Record<Extinguishment['state'], string>> = {
    OPEN: `Both attestors have to sign. ${times}`,
    ONE_SIGNED: `Attestor ${shortKey(signers?.[0] ?? '')} signed, and the other one has to. ${times}`,
    BOTH_SIGNED: `Both attestors signed. ${times}`,
    RELAYED: 'The series is extinguished.',
    RELAY_REFUSED: 'The chain refused the signatures.',
    VOIDED: 'It counts no more.',
  };
  return `Request of ${formatTime(openedAt)}: ${words[state]}`;
}

interface Line {
  readonly id: string;
  readonly words: string;
}

/** Requests with who acts next on each. */
function Requests({ id, title, coordinate, lines }: { id: string; title: string; coordinate: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="notices">
        {lines.map((line) => (
          <li key={line.id}>
            {line.words} <Mark coordinate={coordinate} id={line.id} />
          </li>
        ))}
      </ul>
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
            <Amendments series={series} attestors={data.attestors?.nodes ?? []} />
          </Suspense>
          <Requests
            id="pauses"
            title="Pauses for hardship"
            coordinate="HardshipRequest.state"
            lines={series.hardshipRequests.nodes.map((row) => ({ id: row.id, words: sayHardship(row) }))}
          />
          <Requests
            id="extinguishments"
            title="Extinguishment"
            coordinate="ExtinguishmentRequest.state"
            lines={series.extinguishmentRequests.nodes.map((row) => ({ id: row.id, words: sayExtinguishment(row) }))}
          />
        </>
      ) : (
        <p>Your wallet did not issue this series, so there is nothing to do for you here.</p>
      )}
    </>
  );
}
