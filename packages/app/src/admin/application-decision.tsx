import { keyed, type PayloadOf } from '@income-series/client/gateway';
import { useState } from 'react';
import { useDraft } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { formatTime } from '../formats.ts';
import {
  type ApplicationReasonCode,
  type ApplicationReviewQuery,
  DecideApplicationDocument,
  type ApplicationDecision as Decision,
  PreviewApplicationDecisionDocument,
  type PreviewApplicationDecisionMutation,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, Fact, SelectField, Status } from '../ui/index.ts';
import { APPLICATION_STATES, REASONS, REJECTION_REASONS, REQUIREMENTS } from './words.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;
type Preview = PayloadOf<PreviewApplicationDecisionMutation['previewApplicationDecision']>;

/** A decision as it was previewed, with the arguments that it was previewed for. */
interface Previewed {
  readonly preview: Preview;
  readonly decided: { readonly decision: Decision; readonly reasonCode?: ApplicationReasonCode };
}

const [DECISION, REASON] = ['decision', 'decision-reason'];
const DECISIONS = { '': 'Choose', APPROVE: 'Approve it', REJECT: 'Reject it' };
const EMPTY: { readonly decision: '' | Decision; readonly reason: string } = { decision: '', reason: '' };

/** The effects of a decision, before it is made. */
function Effects({
  preview: { state, reasonCode, confirmationExpiresAt, application },
}: {
  readonly preview: Preview;
}) {
  const lacked = (application?.readiness ?? []).flatMap(({ code, ok }) =>
    code !== null && ok === false ? [code] : [],
  );
  return (
    <dl className="facts">
      <Fact name="State afterwards">{APPLICATION_STATES[state]}</Fact>
      <Fact name="The applicant reads">{reasonCode === null ? 'that it was approved' : REASONS[reasonCode]}</Fact>
      <Fact name="It lacks">{lacked.map((code) => REQUIREMENTS[code].lacks).join('. ') || 'nothing'}</Fact>
      <Fact name="You may confirm this until">{formatTime(confirmationExpiresAt)}</Fact>
    </dl>
  );
}

/** The decision of the reviewer: it is chosen, previewed, and then confirmed. */
export function ApplicationDecision({ application: { id } }: { readonly application: Application }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ decision: DECISION, reasonCode: REASON });
  const { draft, change, clear } = useDraft(`decision ${id}`, EMPTY);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { decision, reason } = draft;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (decision === '') {
      task.show([{ field: DECISION, message: 'Choose whether to approve or to reject it.' }]);
      return;
    }
    if (decision === 'REJECT' && reason === '') {
      task.show([{ field: REASON, message: 'Choose the reason, which the applicant reads.' }]);
      return;
    }
    const decided = decision === 'APPROVE' ? { decision } : { decision, reasonCode: reason as ApplicationReasonCode };
    void task.run(async () => {
      const preview = await gateway.act(PreviewApplicationDecisionDocument, { id, ...decided });
      setPreviewed({ preview, decided });
    });
  };
  const decide = ({ preview: { version, confirmation }, decided }: Previewed) =>
    task.run(async () => {
      setPreviewed(null);
      await gateway.act(DecideApplicationDocument, keyed({ id, ...decided, version, confirmation }));
      clear();
      refresh();
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      {previewed === null ? (
        <form onSubmit={submit} noValidate>
          <SelectField
            id={DECISION}
            label="Your decision"
            value={decision}
            choices={DECISIONS}
            onChange={(value) => change({ decision: value as '' | Decision })}
            error={task.errorOf(DECISION)}
          />
          {decision === 'REJECT' && (
            <SelectField
              id={REASON}
              label="Reason"
              value={reason}
              choices={REJECTION_REASONS}
              onChange={(value) => change({ reason: value })}
              error={task.errorOf(REASON)}
            />
          )}
          <Button type="submit" kind="main" isDisabled={task.isBusy}>
            See what this does
          </Button>
        </form>
      ) : (
        <>
          <Effects preview={previewed.preview} />
          <div className="actions">
            <Button kind="main" autoFocus onPress={() => void decide(previewed)} isDisabled={task.isBusy}>
              {previewed.decided.decision === 'APPROVE' ? 'Approve the application' : 'Reject the application'}
            </Button>
            <Button onPress={() => setPreviewed(null)}>Choose again</Button>
          </div>
        </>
      )}
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </>
  );
}
