import { keyed } from '@income-series/client/gateway';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDraft } from '../account/draft.ts';
import { useTask } from '../account/task.ts';
import { useRefresh, useRows } from '../answer.ts';
import { formatChain, shortKey } from '../formats.ts';
import {
  type AttestorAction,
  AttestorProposalsDocument,
  type ProposalState,
  ProposeAttestorDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, MoreRows, SelectField, TextField } from '../ui/index.ts';
import { CountStatus } from './count-status.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { changeText, memberOf } from './search.ts';

const STATES: Readonly<Record<ProposalState, string>> = {
  PROPOSED: 'Waits for another admin',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
};
const ACTIONS: Readonly<Record<AttestorAction, string>> = {
  REGISTER: 'Register the key',
  REVOKE: 'Revoke the key at once',
};

const FIELD = 'proposed-key';
const KEY = /^0x[0-9a-f]{40}$/i;
const EMPTY: { readonly key: string; readonly action: AttestorAction } = { key: '', action: 'REGISTER' };

/** The form that proposes to register or revoke a key on the chain of the admin's wallet. */
function Propose({ chain }: { readonly chain: string }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ key: FIELD });
  const { draft, change, clear } = useDraft('proposal', EMPTY);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const key = draft.key.trim().toLowerCase();
    if (!KEY.test(key)) {
      task.show([{ field: FIELD, message: 'Enter the key as the attestor gave it: 0x and 40 hex digits.' }]);
      return;
    }
    void task.run(async () => {
      const input = keyed({ chain, key: key as `0x${string}`, action: draft.action });
      await gateway.act(ProposeAttestorDocument, input);
      clear();
      refresh();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2>Propose on {formatChain(chain)}</h2>
      <ErrorSummary problems={task.problems} />
      <SelectField
        label="What to propose"
        value={draft.action}
        choices={ACTIONS}
        onChange={(action) => change({ action: action as AttestorAction })}
      />
      <TextField
        id={FIELD}
        label="Attestor key"
        description="The attestor links it to the account first."
        autoComplete="off"
        value={draft.key}
        onChange={(key) => change({ key })}
        error={task.errorOf(FIELD)}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Propose it
      </Button>
    </form>
  );
}

/** The proposals about attestor keys: one admin proposes, another decides, and the wallet with the role KEYS sends. */
export function KeysPage() {
  const search = useSearch({ from: '/admin/keys' });
  const navigate = useNavigate({ from: '/admin/keys' });
  const { wallet } = useReader();
  const state = memberOf(STATES, search.state) ?? null;
  const list = useRows(AttestorProposalsDocument, { state }, ({ attestorProposals }) => attestorProposals);
  const viewerId = list.first?.viewer?.account?.id;
  return (
    <>
      <h1>Attestor keys</h1>
      <p>One admin proposes a key, and another one decides. A wallet with the role KEYS then writes it on the chain.</p>
      <search className="filters">
        <SelectField
          label="State"
          value={state ?? ''}
          choices={{ '': 'Every state', ...STATES }}
          onChange={(value) => void navigate({ search: changeText(search, 'state', value) })}
        />
      </search>
      <CountStatus list={list.first?.attestorProposals} words={['proposal', 'proposals']} />
      <MoreRows list={list} empty="There is no such proposal. Propose a key below, or choose another state.">
        {list.rows.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            state={STATES[proposal.state]}
            title={`${proposal.action === 'REGISTER' ? 'Register' : 'Revoke'} ${shortKey(proposal.key)}`}
            isOwn={proposal.proposedBy === viewerId}
          />
        ))}
      </MoreRows>
      {wallet && <Propose chain={wallet.chain} />}
    </>
  );
}
