import { keyed } from '@income-series/client/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../format/time.ts';
import { chainName, wordsOf } from '../../format/words.ts';
import { useAct } from '../../gateway/act.ts';
import { useAnswer, useRows } from '../../gateway/answers.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import type { Build } from '../../gateway/transactions.ts';
import {
  AttestorProposalsDocument,
  BuildProposalTransactionDocument,
  DecideProposalDocument,
  WithdrawProposalDocument,
} from '../../generated/documents/admin.ts';
import { RoleDocument } from '../../generated/documents/session.ts';
import type { AttestorProposalsQuery, ProposalState } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { Rows } from '../../ui/rows.tsx';
import { AccountName } from './account-name.tsx';
import { ChoiceFilter, oneOf, useFilters } from './filters.tsx';
import { Light } from './light.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';

type Proposal = NonNullable<AttestorProposalsQuery['attestorProposals']>['nodes'][number];

const STATES = ['PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const satisfies readonly ProposalState[];
const STATE_WORDS: Readonly<Record<ProposalState, string>> = {
  PROPOSED: 'Waits for another admin',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
};

type ShownProposal = Pick<Proposal, 'id' | 'action' | 'key'>;

/** The facts that the page shows of a proposal, which its transaction has to fit. */
const factsOf = ({ action, key }: ShownProposal) => ({ kind: `${action}_ATTESTOR`, args: { key } });

const approve =
  (proposal: ShownProposal): Build =>
  async ({ gateway }) => {
    const input = keyed({ id: proposal.id, approve: true });
    const { transaction } = await gateway.act(DecideProposalDocument, withFacts(input, factsOf(proposal)));
    return transaction ? [transaction] : [];
  };

const buildAgain =
  (proposal: ShownProposal): Build =>
  async ({ gateway }) => {
    const input = withFacts(keyed({ id: proposal.id }), factsOf(proposal));
    const { transaction } = await gateway.act(BuildProposalTransactionDocument, input);
    return transaction ? [transaction] : [];
  };

function OpenProposal({ proposal, viewerId, send }: ProposalProps) {
  const { id, action, proposedBy } = proposal;
  const reject = useAct(DecideProposalDocument);
  const withdraw = useAct(WithdrawProposalDocument);
  const error = reject.error ?? withdraw.error;
  if (proposedBy === viewerId)
    return (
      <>
        <p className="quiet">Another admin decides, because you proposed it.</p>
        <AppButton isDisabled={withdraw.isPending} onPress={() => withdraw.mutate({ id })}>
          Withdraw it
        </AppButton>
        {error && <Failure error={error} />}
      </>
    );
  return (
    <>
      <p className="quiet">
        Your approval counts at once, and its transaction is built for the wallet with the role KEYS.
      </p>
      <div className="buttons">
        <AppButton look="primary" onPress={() => send(approve(proposal))}>
          {action === 'REGISTER' ? 'Approve the registration' : 'Approve the revocation'}
        </AppButton>
        <AppButton look="danger" isDisabled={reject.isPending} onPress={() => reject.mutate({ id, approve: false })}>
          Reject it
        </AppButton>
      </div>
      {error && <Failure error={error} />}
    </>
  );
}

/** The transaction of an approved proposal: its outcome, and its building again. */
function ApprovedProposal({ proposal, send }: ProposalProps) {
  const landedRequest = proposal.requests.nodes.find(({ outcome }) => outcome === 'LANDED');
  if (landedRequest)
    return (
      <p>
        <Light state="good">On the chain</Light> {landedRequest.txHash && <Key of={landedRequest.txHash} />}
      </p>
    );
  return (
    <>
      <p>
        <Light state="waits">Not on the chain yet</Light>
      </p>
      <AppButton look="primary" onPress={() => send(buildAgain(proposal))}>
        Send its transaction
      </AppButton>
    </>
  );
}

interface ProposalProps {
  readonly proposal: Proposal;
  readonly viewerId: string | null;
  /** Opens the dialog of a transaction. */
  readonly send: (build: Build) => void;
}

function ProposalCard({ proposal, viewerId, send }: ProposalProps) {
  const { action, chain, key, accountId, state, proposedAt, proposedBy, decidedAt, decidedBy, graceEndsAt } = proposal;
  return (
    <li className="card">
      <p className="card-name">
        <strong>
          {wordsOf(action)} <Key of={key} />
        </strong>
        <span className="state">{STATE_WORDS[state]}</span>
      </p>
      <p>
        {chainName(chain)}
        {accountId && (
          <>
            , key of <AccountName id={accountId} />
          </>
        )}
      </p>
      {graceEndsAt && <p>Signatures stay valid until {formatDateTime(graceEndsAt)}</p>}
      <p className="quiet">
        Proposed {formatDateTime(proposedAt)} by <AccountName id={proposedBy} />
        {decidedAt && (
          <>
            , decided {formatDateTime(decidedAt)} by <AccountName id={decidedBy} />
          </>
        )}
      </p>
      {state === 'PROPOSED' && <OpenProposal proposal={proposal} viewerId={viewerId} send={send} />}
      {state === 'APPROVED' && <ApprovedProposal proposal={proposal} viewerId={viewerId} send={send} />}
    </li>
  );
}

/** The proposals about attestor keys, newest first. */
export function Proposals() {
  const [{ proposals }, setFilters] = useFilters<'proposals'>();
  const state = oneOf(STATES, proposals);
  const list = useRows(AttestorProposalsDocument, { state }, ({ attestorProposals }) => attestorProposals);
  const viewer = useAnswer(RoleDocument, {});
  const [build, setBuild] = useState<Build | null>(null);
  const client = useQueryClient();
  const close = () => {
    setBuild(null);
    void client.invalidateQueries();
  };
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">Proposals</h2>
      <ChoiceFilter
        label="State of proposals"
        values={STATES}
        value={state}
        words={(one) => STATE_WORDS[one]}
        onChange={(next) => setFilters({ proposals: next })}
      />
      <Rows list={list} empty="There is no such proposal.">
        <ul className="cards">
          {list.rows.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              viewerId={viewer.data?.data.viewer?.account?.id ?? null}
              send={(next) => setBuild(() => next)}
            />
          ))}
        </ul>
      </Rows>
      <TransactionDialog
        title="Transaction of the proposal"
        build={build}
        done="The registry follows the proposal."
        close={close}
      />
    </section>
  );
}
