import { keyed } from '@income-series/client';
import { BuildSubmitTrueUpDocument, MyIssuerTasksDocument } from '@income-series/client/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatMoney } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import type { PersonSession } from '../../gateway/session.ts';
import {
  OpenAnnualCaseDocument,
  SigningDomainOfSeriesDocument,
  TrueUpScreenDocument,
  WithdrawAnnualCaseDocument,
} from '../../generated/documents/issuer.ts';
import type { TrueUpScreenQuery } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { Reading } from '../../ui/reading.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { AskButton } from './ask-button.tsx';
import { AttestorChoice } from './attestor-choice.tsx';
import { addDocuments } from './case-documents.ts';
import { MoreDocuments, WithdrawCase } from './case-parts.tsx';
import { deviceFailure } from './device-failure.ts';
import { FilesField } from './documents.tsx';
import { NoAttestor } from './no-attestor.tsx';
import { announcementOf, type DomainAnswer, deviceChainOf, SealingError } from './sealing.ts';
import { SeriesPath } from './series-path.tsx';

type TrueUpSeries = NonNullable<TrueUpScreenQuery['series']>;
type AnnualCase = TrueUpSeries['annualCases']['nodes'][number];

interface TrueUpProps {
  readonly series: TrueUpSeries;
  readonly attestors: NonNullable<TrueUpScreenQuery['attestors']>['nodes'];
  readonly domain: DomainAnswer;
  readonly year: number;
  readonly person: PersonSession;
  readonly onChange: () => void;
}

/** The request to an attestor, with the year's documents sealed for it. */
function RequestForm({ series, attestors, domain, year, person, onChange }: TrueUpProps) {
  const sealable = attestors.filter(({ announcement }) => announcement);
  const [address, setAddress] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const attestor = sealable.find((one) => one.address === address);
  const asking = useMutation({
    mutationFn: async () => {
      const announcement = attestor ? announcementOf(attestor) : null;
      if (announcement === null) throw new SealingError('This attestor announced no key.');
      const node = await deviceChainOf(person, domain);
      const { chain, key: seriesKey } = series;
      const id = crypto.randomUUID();
      const input = { chain, seriesKey, year, newId: id, attestorKey: announcement.key };
      await person.gateway.act(OpenAnnualCaseDocument, keyed(input));
      const row = { id, seriesKey, chain: node };
      await addDocuments(person, { record: 'tier3_annual', files, announcement, row, firstIndex: 0 });
    },
    onSettled: onChange,
  });
  if (sealable.length === 0) return <NoAttestor />;
  return (
    <>
      <AttestorChoice attestors={sealable} value={address} onChange={setAddress} />
      <FilesField
        label="Documents of the year"
        hint="They are sealed for the attestor before they leave this device."
        files={files}
        onChange={setFiles}
      />
      <AskButton
        label="Seal them and ask the attestor"
        address={attestor?.address ?? ''}
        files={files}
        isPending={asking.isPending}
        onPress={() => asking.mutate()}
      />
      {asking.error && <Failure error={deviceFailure(asking.error)} />}
    </>
  );
}

/** What the signed adjustment does. */
const adjustmentText = (adjustment: string, token: TrueUpSeries['paymentToken']): string =>
  BigInt(adjustment) < 0n
    ? `${formatMoney(-BigInt(adjustment), token)} less: later payments are lower by it`
    : `${formatMoney(adjustment, token)} more: it falls due with the next payment`;

function RunningCase({ annualCase, ...props }: TrueUpProps & { readonly annualCase: AnnualCase }) {
  const { series, year, person, onChange } = props;
  const { id, state, attestorKey, openedAt, attestedAt, adjustment } = annualCase;
  const isSigned = state !== 'OPEN';
  return (
    <section aria-labelledby="case">
      <h2 id="case">
        {state === 'LANDED'
          ? 'The year is corrected'
          : isSigned
            ? 'The attestor has signed'
            : 'The attestor has not signed yet'}
      </h2>
      <Facts
        of={[
          ['Attestor', <Key key="attestor" of={attestorKey} />],
          ['Asked', formatDateTime(openedAt)],
          ['Signed', attestedAt && formatDateTime(attestedAt)],
          [
            'Adjustment',
            adjustment && (
              <Guarded key="adjustment" field="AnnualCase.adjustment" id={id}>
                {adjustmentText(adjustment, series.paymentToken)}
              </Guarded>
            ),
          ],
        ]}
      />
      {!isSigned && <MoreDocuments record="tier3_annual" openCase={annualCase} seriesKey={series.key} {...props} />}
      <Action
        label="Send the true-up"
        token={series.paymentToken}
        isDue={state === 'SIGNED'}
        build={async ({ gateway }) => {
          const facts = { args: { seriesKey: series.key, year: `${year}` } };
          return [(await gateway.act(BuildSubmitTrueUpDocument, withFacts(keyed({ id }), facts))).transaction];
        }}
        done="The year is corrected."
        onDone={onChange}
      />
      {state !== 'LANDED' && (
        <WithdrawCase
          summary="Ask another attestor"
          withdraw={() => person.gateway.act(WithdrawAnnualCaseDocument, keyed({ id, reason: 'WITHDRAWN' as const }))}
          onChange={onChange}
        />
      )}
    </section>
  );
}

function Body(props: Omit<TrueUpProps, 'domain'>) {
  const { series, year } = props;
  const { chain, key, firstPeriod } = series;
  const domain = useAnswer(SigningDomainOfSeriesDocument, { chain, key, period: firstPeriod });
  const tasks = useAnswer(MyIssuerTasksDocument, { seriesKey: key, kind: 'TRUE_UP' });
  const annualCase = series.annualCases.nodes.find(({ state }) => state !== 'CLOSED');
  const caseProps = { ...props, domain: domain.data?.data.series?.reportBasis?.domain ?? {} };
  if (annualCase) return <RunningCase annualCase={annualCase} {...caseProps} />;
  const task = tasks.data?.data.myIssuerTasks?.nodes.find((one) => one.year === year);
  if (task?.state === 'UPCOMING' && task.opensAt)
    return (
      <p>
        The year is not over. It can be corrected <Countdown at={task.opensAt} chain={chain} />.
      </p>
    );
  return <RequestForm {...caseProps} />;
}

/** The correction of a past year: an attestor compares its payments with its documents, and signs the difference. */
export function TrueUpPage() {
  const { chain, key, year } = useParams({ from: '/issuer/series/$chain/$key/true-up/$year' });
  const client = useQueryClient();
  const variables = { chain, key: key as `0x${string}`, year: Number(year) };
  const query = useAnswer(TrueUpScreenDocument, variables, { everyMs: 5_000 });
  return (
    <article>
      <SeriesPath chain={chain} of={key} title={query.data?.data.series?.title} />
      <h1>True-up of {year}</h1>
      <p>
        A year’s reports may have paid too much or too little. An attestor compares them with the year’s documents and
        signs the difference, once. More is owed with the next payment; less is netted from later ones.
      </p>
      <SignedIn>
        {(person) => (
          <Reading query={query}>
            {({ data: { series, attestors } }) =>
              series ? (
                <Body
                  series={series}
                  attestors={attestors?.nodes ?? []}
                  year={Number(year)}
                  person={person}
                  onChange={() => void client.invalidateQueries()}
                />
              ) : (
                <p>There is no such series.</p>
              )
            }
          </Reading>
        )}
      </SignedIn>
    </article>
  );
}
