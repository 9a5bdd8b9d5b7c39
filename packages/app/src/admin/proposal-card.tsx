import { keyed } from '@income-series/client/gateway';
import { BuildProposalTransactionDocument } from '@income-series/client/operations';
import { useSigner } from '../account/signer.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { DeviceFault } from '../device/device-fault.ts';
import { formatChain, formatTime } from '../formats.ts';
import {
  type AttestorProposalsQuery,
  DecideProposalDocument,
  WithdrawProposalDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { shortId } from '../record-id.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Fact, Status } from '../ui/index.ts';

export interface ProposalCardProps {
  readonly proposal: NonNullable<AttestorProposalsQuery['attestorProposals']>['nodes'][number];
  readonly title: string;
  /** The state in words. */
  readonly state: string;
  /** True if the reader proposed it, and so may not decide. */
  readonly isOwn: boolean;
}

/** A proposal about an attestor key, with what the reader may do about it. */
export function ProposalCard({ proposal, title, state, isOwn }: ProposalCardProps) {
  const { id, chain, key, proposedBy, proposedAt, decidedAt, graceEndsAt, requests } = proposal;
  const { gateway } = useReader();
  const refresh = useRefresh();
  const signer = useSigner();
  const { run } = useTransactions();
  const task = useTask();
  const isLanded = requests.nodes.some(({ outcome }) => outcome === 'LANDED');
  const decide = (approve: boolean) =>
    task.run(async () => {
      await gateway.act(DecideProposalDocument, keyed({ id, approve }));
      refresh();
    });
  const withdraw = () =>
    task.run(async () => {
      await gateway.act(WithdrawProposalDocument, keyed({ id }));
      refresh();
    });
  const send = () =>
    run(title, async (asked) => {
      const { transaction } = await asked.act(BuildProposalTransactionDocument, keyed({ id }));
      if (transaction === null) return [];
      if (transaction.wallet.toLowerCase() !== signer?.address.toLowerCase())
        throw new DeviceFault(
          `The transaction is for the wallet ${transaction.wallet}, which has the role KEYS. Sign in with that wallet to send it.`,
        );
      return [transaction];
    });
  return (
    <article className="card" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {state}
        {proposal.state === 'APPROVED' && (isLanded ? ', and on the chain' : ', and not on the chain yet')}.
      </p>
      <dl className="facts">
        <Fact name="Key">
          <code>{key}</code>
        </Fact>
        <Fact name="Chain">{formatChain(chain)}</Fact>
        <Fact name="Proposed">
          {formatTime(proposedAt)} by {isOwn ? 'you' : proposedBy === null ? 'a deleted account' : shortId(proposedBy)}
        </Fact>
        {decidedAt !== null && <Fact name="Decided">{formatTime(decidedAt)}</Fact>}
        {graceEndsAt !== null && <Fact name="The key stays active until">{formatTime(graceEndsAt)}</Fact>}
      </dl>
      <ErrorSummary problems={task.problems} />
      <div className="actions">
        {proposal.state === 'PROPOSED' && isOwn && (
          <Button onPress={() => void withdraw()} isDisabled={task.isBusy}>
            Withdraw the proposal
          </Button>
        )}
        {proposal.state === 'PROPOSED' && !isOwn && (
          <>
            <Button kind="main" onPress={() => void decide(true)} isDisabled={task.isBusy}>
              Approve the proposal
            </Button>
            <Button onPress={() => void decide(false)} isDisabled={task.isBusy}>
              Reject the proposal
            </Button>
          </>
        )}
        {proposal.state === 'APPROVED' && !isLanded && signer !== null && (
          <Button kind="main" onPress={() => void send()}>
            Write it on the chain
          </Button>
        )}
      </div>
      {proposal.state === 'PROPOSED' && isOwn && <p className="quiet">Another admin has to decide it.</p>}
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </article>
  );
}
