import { keyed } from '@income-series/client/gateway';
import { useState } from 'react';
import { useSigner } from '../account/signer.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { shortKey } from '../formats.ts';
import { CloseAnnualCaseDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, FileField, Mark, SelectField, Status } from '../ui/index.ts';
import { type Review, sayReview, yearToReview } from './exception-words.ts';
import { GivenKeys, useConfirmation } from './given-keys.tsx';
import type { ExceptionProps } from './pauses.tsx';
import { type AttestorField, attestorFaults, DOCUMENTS } from './report-words.ts';

const idOf = (field: AttestorField) => `review-${field}`;

/** The meaning of a review, before anybody asks for one. */
const Meaning = ({ year }: { readonly year: number }) => (
  <ul>
    <li>
      One attestor compares what the reports of {year} paid with the year’s documents, and signs the difference, or
      declines. Ask for it only if they differ.
    </li>
    <li>
      If the year paid too little, the difference falls due with your next payment. If it paid too much, the difference
      is netted from later payments, and nobody gives anything back.
    </li>
    <li>
      Asking costs nothing, and the chain gets nothing yet. Once it is signed, you send it within 90 days. Everybody
      sees the difference then, and nobody the income.
    </li>
  </ul>
);

interface ReviewFormProps extends Omit<ExceptionProps, 'tasks'> {
  readonly year: number;
}

/** The form that asks an attestor to review a year. */
function ReviewForm({ series, attestors, year }: ReviewFormProps) {
  const { gateway } = useReader();
  const confirmation = useConfirmation('review');
  const refresh = useRefresh();
  const [key, setKey] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const task = useTask({ attestorKey: idOf('attestor'), document: idOf('files') });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const attestor = attestors.find(({ address }) => address === key);
    const faults = [
      ...Object.entries(attestorFaults({ attestor: attestor?.address ?? '', files })).map(([field, message]) => ({
        field: idOf(field as AttestorField),
        message,
      })),
      ...confirmation.faults([attestor]),
    ];
    if (attestor === undefined || faults.length > 0) {
      task.show(faults);
      return;
    }
    void task.run(async () => {
      const { openReview } = await import('./open-review.ts');
      await openReview(gateway, { series, year, attestor, files, confirmer: confirmation.confirmer });
      refresh();
    });
  };
  if (attestors.length === 0)
    return <p>No attestor of this chain has announced a key to seal to, so nobody can review the year now.</p>;
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <SelectField
        id={idOf('attestor')}
        label="Attestor who reviews the year"
        value={key}
        choices={{ '': 'Choose', ...Object.fromEntries(attestors.map(({ address }) => [address, shortKey(address)])) }}
        onChange={setKey}
        error={task.errorOf(idOf('attestor'))}
      />
      <GivenKeys confirmation={confirmation} task={task} />
      <FileField
        id={idOf('files')}
        label="Documents of the year"
        description={`At most ${DOCUMENTS.most} files of 240 kB each. They are sealed in this browser: only this attestor opens them.`}
        isMultiple
        error={task.errorOf(idOf('files'))}
        onChange={setFiles}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Seal and send to the attestor
      </Button>
      <Status>{task.isBusy ? confirmation.busy : ''}</Status>
    </form>
  );
}

/** One review with who acts next, and the button that takes it back. */
function ReviewLine({ review }: { readonly review: Review }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask();
  const { id, state } = review;
  const withdraw = () =>
    task.run(async () => {
      await gateway.act(CloseAnnualCaseDocument, keyed({ id, reason: 'WITHDRAWN' as const }));
      refresh();
    });
  return (
    <li>
      <p>
        {sayReview(review)} <Mark coordinate="AnnualCase.state" id={id} />
      </p>
      <ErrorSummary problems={task.problems} />
      {(state === 'OPEN' || state === 'SIGNED') && (
        <Button onPress={() => void withdraw()} isDisabled={task.isBusy}>
          Withdraw the review
        </Button>
      )}
    </li>
  );
}

/** The reviews of past years with who acts next on each, and the form of another one. */
export function Reviews({ series, tasks, attestors }: ExceptionProps) {
  const signer = useSigner();
  const rows = series.annualCases.nodes;
  const year = yearToReview(tasks, rows);
  if (rows.length === 0 && year === null) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">Reviews of past years</h2>
      <ul className="notices">
        {rows.map((review) => (
          <ReviewLine key={review.id} review={review} />
        ))}
      </ul>
      {year !== null && signer !== null && (
        <details>
          <summary>Ask for a review of {year}</summary>
          <Meaning year={year} />
          <ReviewForm series={series} attestors={attestors} year={year} />
        </details>
      )}
    </section>
  );
}
