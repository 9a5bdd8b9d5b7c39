import { SeriesName } from '../account/series-name.tsx';
import { useAnswer } from '../answer.ts';
import { formatChain, formatPeriod, formatTime, shortKey } from '../formats.ts';
import { AttestorWorkDocument, type AttestorWorkQuery } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';
import { Fact } from '../ui/index.ts';
import { CommandLine } from './command-line.tsx';
import { type AttestorTask, type AttestorTaskKind, isCut, workOf } from './work.ts';

/** The milliseconds after which the work is read again. */
const READ_MS = 30_000;

const TITLES: Readonly<Record<AttestorTaskKind, string>> = {
  report: 'Report of a quarter',
  trueup: 'Review of a year',
  fx: 'Rate of a quarter’s end',
  pause: 'Pause of a series',
  extinguish: 'Extinguishment of a series',
  amend: 'New terms of a series',
};

const NEEDS: Readonly<Record<AttestorTaskKind, string>> = {
  report: 'Compare the figures with the documents. Then sign the report, or close the case.',
  trueup: 'Compare the year with its documents. Then sign the adjustment, or close the case.',
  fx: 'The feed has no rate for the quarter’s end. State it, and sign. Any attestor may.',
  pause: 'Read the reason. Then sign until when the series pauses, or refuse.',
  extinguish: 'Read the evidence. Then sign. The series ends with the second signature.',
  amend: 'Review the new terms and the new cap. Then sign.',
};

const NOT_READY = 'Wait: the issuer’s request is not on the chain yet.';

function formatOf(of: string): string {
  return of.includes('Q') ? formatPeriod(of) : of;
}

function WorkCard({ work }: { readonly work: AttestorTask }) {
  const { kind, series, seriesKey, of, since, dueAt, deadlineAt, isReady, commands } = work;
  const title = `${TITLES[kind]}${of === null ? '' : `, ${formatOf(of)}`}`;
  return (
    <article className="card" aria-label={title}>
      <h2>{title}</h2>
      <p>{isReady ? NEEDS[kind] : NOT_READY}</p>
      <dl className="facts">
        <Fact name="Series">
          {series === null ? <code>{shortKey(seriesKey)}</code> : <SeriesName series={series} />}
        </Fact>
        {series !== null && <Fact name="Chain">{formatChain(series.chain)}</Fact>}
        <Fact name="Asked">{formatTime(since)}</Fact>
        {dueAt !== null && <Fact name="The issuer is late from">{formatTime(dueAt)}</Fact>}
        <Fact name="A signature counts until">
          {deadlineAt === null ? 'the service names no time' : formatTime(deadlineAt)}
        </Fact>
      </dl>
      {commands.length > 0 ? (
        <ol className="commands">
          {commands.map((command) => (
            <CommandLine key={command.command} {...command} />
          ))}
        </ol>
      ) : (
        <p>The service gave an id that is none, so this page writes no command of it.</p>
      )}
    </article>
  );
}

/** The attestor's keys, each with the chains on which it is active. */
function Keys({ data }: { readonly data: AttestorWorkQuery }) {
  const keys = data.viewer?.account?.signerKeys ?? [];
  const chainsOf = (key: string) => (data.attestors?.nodes ?? []).filter(({ address }) => address === key);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Your keys</h2>
      {keys.length === 0 && (
        <>
          <p>No key is linked to your account. The tool makes one on your own machine:</p>
          <ol className="commands">
            <CommandLine purpose="Make a key" command="income-series attestor key new" />
            <CommandLine purpose="Sign in with it" command="income-series attestor login" />
            <CommandLine purpose="Link it to the account" command="income-series attestor link" />
            <CommandLine purpose="Announce where issuers seal to" command="income-series attestor announce" />
          </ol>
          <p>Two admins then register it on the chain: one proposes it, and another approves.</p>
        </>
      )}
      <dl className="facts">
        {keys.map(({ id, key }) => {
          const active = chainsOf(key);
          const chains = active.map(({ chain }) => formatChain(chain)).join(', ');
          const isAnnounced = active.some(({ announcement }) => announcement !== null);
          return (
            <Fact key={id} name={<code title={key}>{shortKey(key)}</code>}>
              {active.length === 0 && 'not active on a chain: an admin has to propose it, and another has to approve'}
              {active.length > 0 && `active on ${chains}`}
              {active.length > 0 &&
                !isAnnounced &&
                '. Nothing can be sealed to it: run income-series attestor announce'}
            </Fact>
          );
        })}
      </dl>
    </section>
  );
}

/** The requests that wait for the attestor, with the commands of the tool for the own machine. Keys never come into a browser. */
export function AttestorPage() {
  const { wallet } = useReader();
  const { data, error } = useAnswer(AttestorWorkDocument, {}, { enabled: wallet !== null, everyMs: READ_MS });
  if (wallet === null)
    return (
      <>
        <h1>Attest</h1>
        <SignInAsk reason="Sign in with the wallet of an attestor to see what waits." />
      </>
    );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading what waits …</p>;
  const work = workOf(data);
  return (
    <>
      <h1>Attest</h1>
      <p>
        You sign on your own machine, with the command-line tool. It checks everything itself, and your key never comes
        into a browser. Words in capitals stand for what you decide.
      </p>
      {work.length === 0 && (
        <p className="empty">Nothing waits for you. This screen reads again by itself while it is open.</p>
      )}
      {work.map((one) => (
        <WorkCard key={`${one.kind} ${one.id}`} work={one} />
      ))}
      {isCut(data) && (
        <p>There is more than this screen shows. The command income-series attestor requests lists all of it.</p>
      )}
      <Keys data={data} />
    </>
  );
}
