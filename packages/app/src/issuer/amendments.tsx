import { keyed } from '@income-series/client/gateway';
import { BuildAmendTermsDocument } from '@income-series/client/operations';
import { useState } from 'react';
import { useSigner } from '../account/signer.ts';
import { useTask } from '../account/task.ts';
import { useAnswer, useRefresh } from '../answer.ts';
import { useSealedDraft } from '../device/sealed-draft.ts';
import { formatMoney, formatTime, shortKey, type Token, writeDecimal } from '../formats.ts';
import {
  IncomeRateDocument,
  type IssuedScreenQuery,
  NameReviewerDocument,
  ProposeAmendmentDocument,
  WithdrawAmendmentDocument,
} from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Mark, NumberField, SelectField, Status } from '../ui/index.ts';
import { requireCommitment, sealTermsOf } from './draft-terms.ts';
import { readAmendment } from './draft-text.ts';
import type { IssuedSeries } from './issued-series.ts';
import { TermsPreview } from './terms-preview.tsx';

type Amendment = IssuedSeries['amendments']['nodes'][number];
type Attestors = NonNullable<IssuedScreenQuery['attestors']>['nodes'];

const AMENDABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);
/** The id of the field that names the attestor of an amendment. */
const REVIEWER = 'amendment-reviewer';

const choicesOf = (attestors: Attestors) =>
  Object.fromEntries(attestors.map(({ address }) => [address, shortKey(address)]));

const UNSIGNED: ReadonlySet<string> = new Set(['PROPOSED', 'AWAITING_ATTESTOR']);

/** Says who acts next on an amendment. */
function sayAmendment({ state, attestorKey }: Amendment): string {
  const attestor = attestorKey === null ? 'an attestor' : `Attestor ${shortKey(attestorKey)}`;
  const words: Readonly<Record<Amendment['state'], string>> = {
    PROPOSED: 'It names no attestor yet, so nobody can sign it.',
    AWAITING_ATTESTOR: `${attestor} reads the new terms and signs next. Nothing changes until you then send it.`,
    SIGNED: `${attestor} signed. Send it to the chain to put it into force.`,
    LANDED: 'It is in force.',
    WITHDRAWN: 'You withdrew it.',
  };
  return words[state];
}

interface ReviewerFormProps {
  /** The amendment that names no attestor yet. */
  readonly id: string;
  readonly attestors: Attestors;
}

/** Names the attestor who reviews an amendment that names none yet. */
function ReviewerForm({ id, attestors }: ReviewerFormProps) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ attestorKey: REVIEWER });
  const [chosen, setChosen] = useState('');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (chosen === '') {
      task.show([{ field: REVIEWER, message: 'Choose the attestor who reviews it.' }]);
      return;
    }
    void task.run(async () => {
      await gateway.act(NameReviewerDocument, keyed({ id, attestorKey: chosen as `0x${string}` }));
      refresh();
    });
  };
  if (attestors.length === 0) return <p>No attestor of this chain can review new terms now. Look again later.</p>;
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <SelectField
        id={REVIEWER}
        label="Attestor who reviews it"
        value={chosen}
        choices={{ '': 'Choose', ...choicesOf(attestors) }}
        onChange={setChosen}
        error={task.errorOf(REVIEWER)}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Name the attestor
      </Button>
    </form>
  );
}

interface AmendmentLineProps {
  readonly row: Amendment;
  readonly token: Token;
  readonly attestors: Attestors;
}

function AmendmentLine({ row, token, attestors }: AmendmentLineProps) {
  const { gateway } = useReader();
  const { run } = useTransactions();
  const signer = useSigner();
  const refresh = useRefresh();
  const task = useTask();
  const { id, state, newCap, proposedAt } = row;
  const withdraw = () =>
    task.run(async () => {
      await gateway.act(WithdrawAmendmentDocument, keyed({ id }));
      refresh();
    });
  const send = () =>
    run('Amend the terms', async (asked) => [(await asked.act(BuildAmendTermsDocument, keyed({ id }))).transaction], {
      token,
    });
  return (
    <li>
      <p>
        Proposed on {formatTime(proposedAt)}, with a cap of {formatMoney(newCap, token)}. {sayAmendment(row)}{' '}
        <Mark coordinate="TermsAmendment.state" id={id} />
      </p>
      <ErrorSummary problems={task.problems} />
      {signer !== null && state === 'PROPOSED' && <ReviewerForm id={id} attestors={attestors} />}
      {signer !== null && (
        <div className="actions">
          {state === 'SIGNED' && (
            <Button kind="main" onPress={() => void send()}>
              Send the amendment
            </Button>
          )}
          {UNSIGNED.has(state) && (
            <Button onPress={() => void withdraw()} isDisabled={task.isBusy}>
              Withdraw the amendment
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const FIELDS = {
  theta: 'amendment-theta',
  share: 'amendment-share',
  shareRate: 'amendment-share',
  cap: 'amendment-cap',
  newCap: 'amendment-cap',
  attestor: 'amendment-attestor',
  attestorKey: 'amendment-attestor',
} as const;

interface ProposalProps {
  readonly series: IssuedSeries & { readonly currency: string };
  readonly token: Token;
  readonly attestors: Attestors;
}

/** The typed terms of an amendment, with what they read as and the function that proposes them. */
function useProposal({ series, token }: Omit<ProposalProps, 'attestors'>) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask(FIELDS);
  const { chain, key, currency, curve, routed, unitsOffered, indexingRule } = series;
  const empty = { theta: '', share: '', cap: writeDecimal(BigInt(series.cap), token.decimals), attestor: '' };
  const { draft, change, clear } = useSealedDraft(`amendment ${chain} ${key}`, empty);
  const text = { ...draft, currency, routed: routed ? 'yes' : 'no', units: unitsOffered };
  const { terms, newCap, faults } = readAmendment(text, { token, isCurve: curve !== null });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const problems = Object.entries(faults).map(([field, message]) => ({
      field: FIELDS[field as keyof typeof FIELDS],
      message,
    }));
    if (problems.length > 0 || terms === null || newCap === null) {
      task.show(problems);
      return;
    }
    void task.run(async () => {
      const { sealed, commitment } = await sealTermsOf(terms, { currency, indexingRule }, curve !== null);
      const attestorKey = draft.attestor === '' ? null : (draft.attestor as `0x${string}`);
      const place = { chain, seriesKey: key, newId: crypto.randomUUID(), newCap: `${newCap}`, attestorKey };
      const { termsAmendment } = await gateway.act(ProposeAmendmentDocument, keyed({ ...place, ...sealed }));
      requireCommitment(termsAmendment.termsCommitment, commitment);
      clear();
      refresh();
    });
  };
  const fieldOf = (field: keyof typeof draft) => ({
    id: FIELDS[field],
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    error: task.errorOf(FIELDS[field]),
  });
  return { task, terms, newCap, submit, fieldOf };
}

/** The fields of new terms. */
function ProposalFields({
  series: { routed, currency },
  token,
  attestors,
  fieldOf,
}: ProposalProps & Pick<ReturnType<typeof useProposal>, 'fieldOf'>) {
  return (
    <>
      <NumberField
        {...fieldOf('theta')}
        label="Yearly income from which you pay"
        description="Income of a year up to this threshold owes nothing."
        unit={routed ? token.symbol : currency}
      />
      <NumberField
        {...fieldOf('share')}
        label="Share of the income above it"
        description="All units together get this share. It has to divide exactly by the units that were offered."
        unit="%"
      />
      <NumberField
        {...fieldOf('cap')}
        label="Cap of all payments"
        description="At least what was paid and what accrued."
        unit={token.symbol}
      />
      <SelectField
        {...fieldOf('attestor')}
        label="Attestor who reviews it"
        choices={{ '': 'Name one later', ...choicesOf(attestors) }}
        description="Only this attestor reads the new terms before they are in force."
      />
    </>
  );
}

/** The form of new terms, with what they would pay. */
function Proposal(props: ProposalProps) {
  const { series, token } = props;
  const { task, terms, newCap, submit, fieldOf } = useProposal(props);
  const { chain, currency, curve, routed } = series;
  const { data } = useAnswer(IncomeRateDocument, { chain, currency });
  return (
    <form onSubmit={submit} noValidate>
      <h3>Propose new terms</h3>
      <p>
        An attestor reads the new terms and signs for them. They count for the current quarter and later ones once you
        have sent them, so report the quarters that are over before.
      </p>
      <ErrorSummary problems={task.problems} />
      <ProposalFields {...props} fieldOf={fieldOf} />
      <TermsPreview
        terms={terms}
        currency={currency}
        token={token}
        isRouted={routed}
        isCurve={curve !== null}
        rate={data?.feedRate?.isRecent ? BigInt(data.feedRate.rate) : null}
        cap={newCap}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Propose the amendment
      </Button>
      <Status>{task.isBusy ? 'Sealing the terms …' : ''}</Status>
    </form>
  );
}

/** The amendments of a series with who acts next, and the form of another one. @param attestors those who may be sealed to */
export function Amendments({ series, attestors }: { readonly series: IssuedSeries; readonly attestors: Attestors }) {
  const signer = useSigner();
  const token = tokenOf(series);
  const { amendments, currency, state } = series;
  const isOpen = amendments.nodes.some((row) => UNSIGNED.has(row.state) || row.state === 'SIGNED');
  if (token === null) return null;
  return (
    <section aria-labelledby="amendments">
      <h2 id="amendments">Amendments of the terms</h2>
      <ul className="notices">
        {amendments.nodes.map((row) => (
          <AmendmentLine key={row.id} row={row} token={token} attestors={attestors} />
        ))}
      </ul>
      {amendments.nodes.length === 0 && <p className="empty">The terms were never amended.</p>}
      {AMENDABLE.has(state) && !isOpen && currency !== null && signer !== null && (
        <Proposal series={{ ...series, currency }} token={token} attestors={attestors} />
      )}
    </section>
  );
}
