import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney, NO_TOKEN } from '../../format/money.ts';
import { formatPeriod } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useChainNow } from '../../gateway/chain-time.ts';
import { useReader } from '../../gateway/session.ts';
import { AttestorKeysDocument, WorkTokenDocument } from '../../generated/documents/attestor.ts';
import { Choice } from '../../ui/choice.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { TitledSeries } from '../../ui/titled-series.tsx';
import { Command, TOOL } from './command.tsx';
import { Keys } from './keys.tsx';
import { commandsOf, KIND_WORDS } from './kinds.ts';
import { type AttestorTask, readOpenWork, WORK_KINDS } from './open-work.ts';

const EVERY_MS = 30_000;
const ALL = 'all';
const CHOICES = [
  [ALL, 'All'],
  ...WORK_KINDS.map((kind) => [kind, `${KIND_WORDS[kind].name}s`.replace('Review of a years', 'Reviews of years')]),
] as unknown as readonly (readonly [string, string])[];

function Times({ work: { chain, since, dueAt, deadlineAt } }: { readonly work: AttestorTask }) {
  const now = useChainNow(chain);
  return (
    <p>
      Asked <Countdown at={since} />
      {dueAt && (
        <>
          , {Date.parse(dueAt) > now ? 'late' : 'late since'} <Countdown at={dueAt} chain={chain} />
        </>
      )}
      {deadlineAt ? (
        <>
          , <strong>of no use after</strong> <Countdown at={deadlineAt} chain={chain} />
        </>
      ) : (
        ', without a deadline'
      )}
    </p>
  );
}

function Money({ work: { kind, amount: units, recordId, chain, seriesKey } }: { readonly work: AttestorTask }) {
  const place = { chain: chain ?? '', key: seriesKey };
  const { data } = useAnswer(WorkTokenDocument, place, { enabled: chain !== null && units !== null });
  if (units === null) return null;
  const amount = formatMoney(units, data?.data.series?.paymentToken ?? NO_TOKEN);
  return kind === 'report' ? (
    <p>
      The report pays{' '}
      <Guarded field="Tier3Case.payment" id={recordId}>
        {amount}
      </Guarded>
    </p>
  ) : (
    <p>
      New cap{' '}
      <Guarded field="TermsAmendment.newCap" id={recordId}>
        {amount}
      </Guarded>
    </p>
  );
}

function WorkCard({ work }: { readonly work: AttestorTask }) {
  const { kind, period, seriesKey, chain, keys, isReady } = work;
  const { name, needs, values } = KIND_WORDS[kind];
  return (
    <li className="card work">
      <h3>
        {name}
        {period && ` ${formatPeriod(period)}`}
      </h3>
      <p>
        {chain === null ? (
          <SeriesName of={seriesKey} />
        ) : (
          <>
            <Link to="/series/$chain/$key" params={{ chain, key: seriesKey }}>
              <TitledSeries chain={chain} of={seriesKey} />
            </Link>{' '}
            on {chainName(chain)}
          </>
        )}
      </p>
      <Money work={work} />
      <Times work={work} />
      <p>
        {keys.length === 1 ? 'For your key' : 'For any of your keys'}{' '}
        {keys.map((key) => (
          <Fragment key={key}>
            <Key of={key} />{' '}
          </Fragment>
        ))}
      </p>
      <p>{isReady ? needs : 'Wait: the issuer’s request is not on the chain yet, so no signature is accepted.'}</p>
      <details>
        <summary>Commands for your own machine</summary>
        {commandsOf(work).map(({ label, command }) => (
          <Command key={command} label={label} of={command} />
        ))}
        {values && <p className="quiet">{values}</p>}
      </details>
    </li>
  );
}

function OpenWork({ keys }: { readonly keys: readonly string[] }) {
  const { kind = ALL } = useSearch({ from: '/attestor' });
  const navigate = useNavigate({ from: '/attestor' });
  const { gateway, key } = useReader();
  const { data, error, refetch } = useQuery({
    queryKey: [key, 'OpenWork', keys],
    queryFn: () => readOpenWork(gateway, keys),
    refetchInterval: EVERY_MS,
  });
  const shown = (data ?? []).filter((work) => kind === ALL || work.kind === kind);
  return (
    <section aria-labelledby="open">
      <h2 id="open">What waits for you</h2>
      <Choice<string>
        label="Kind"
        options={CHOICES}
        value={CHOICES.some(([one]) => one === kind) ? kind : ALL}
        onChange={(next) => void navigate({ search: next === ALL ? {} : { kind: next }, replace: true })}
      />
      {data === undefined && error && <Failure error={error} retry={() => void refetch()} />}
      {data === undefined && !error && <p role="status">Reading …</p>}
      {data !== undefined && shown.length === 0 && <p className="empty">Nothing waits for your keys.</p>}
      {shown.length > 0 && (
        <>
          <Command label="Walk through all of it, the oldest first" of={`${TOOL} sign`} />
          <ul className="cards">
            {shown.map((work) => (
              <WorkCard key={work.kind + work.recordId} work={work} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Work() {
  const query = useAnswer(AttestorKeysDocument, {});
  return (
    <Reading query={query}>
      {({ data: { viewer } }) => {
        if (!viewer) return null;
        const keys = (viewer.account?.signerKeys ?? []).map(({ key }) => key);
        return (
          <>
            {keys.length > 0 && <OpenWork keys={keys} />}
            <Keys viewer={viewer} />
          </>
        );
      }}
    </Reading>
  );
}

const LEAD =
  'Attestors read what issuers sealed for them, and sign with their own tool on their own machine. This page lists what waits, and the commands.';

/** What waits for an attestor's keys, what each piece of work needs, and the commands that do it. */
export const AttestorWork = () => (
  <PersonScreen title="Attestor" lead={LEAD} purpose="with the account that your keys are linked to">
    <Work />
  </PersonScreen>
);
