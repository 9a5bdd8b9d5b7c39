import { keyed } from '@income-series/client/gateway';
import { useDraft } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import {
  type ApplicationReasonCode,
  type ApplicationReviewQuery,
  RevokeApplicationDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, SelectField } from '../ui/index.ts';
import { REVOCATION_REASONS } from './words.ts';

const REASON = 'revocation-reason';

/** The end of an approval, with its reason. */
export function ApplicationRevocation({
  application: { id, version },
}: {
  readonly application: NonNullable<ApplicationReviewQuery['application']>;
}) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ reasonCode: REASON });
  const { draft, change, clear } = useDraft(`revocation ${id}`, { reason: '' });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft.reason === '') {
      task.show([{ field: REASON, message: 'Choose the reason, which the applicant reads.' }]);
      return;
    }
    const reasonCode = draft.reason as ApplicationReasonCode;
    void task.run(async () => {
      await gateway.act(RevokeApplicationDocument, keyed({ id, version, reasonCode }));
      clear();
      refresh();
    });
  };
  return (
    <details>
      <summary>Revoke the approval</summary>
      <p>The applicant is notified. The chain goes on allowing the wallet until the next step is written there.</p>
      <form onSubmit={submit} noValidate>
        <ErrorSummary problems={task.problems} />
        <SelectField
          id={REASON}
          label="Reason for the revocation"
          value={draft.reason}
          choices={REVOCATION_REASONS}
          onChange={(reason) => change({ reason })}
          error={task.errorOf(REASON)}
        />
        <Button type="submit" isDisabled={task.isBusy}>
          Revoke the approval
        </Button>
      </form>
    </details>
  );
}
