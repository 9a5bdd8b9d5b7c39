import { keyed } from '@income-series/client/gateway';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../answer.ts';
import { ChangeSeriesDraftDocument, type DraftFiguresFragment, DraftScreenDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { Status } from '../ui/index.ts';
import type { WholeDraft } from './draft-form.tsx';
import { requireCommitment, sealTermsOf } from './draft-terms.ts';
import { draftTextOf } from './typed-draft.ts';
import { useDraftTerms } from './use-draft-terms.ts';

const DraftForm = lazy(() => import('./draft-form.tsx'));

/** The screen on which a draft is changed. The form begins with the draft's figures and terms. */
export function ChangeDraftPage() {
  const { id } = useParams({ from: '/issuer/drafts/$id/change' });
  const { data, error } = useAnswer(DraftScreenDocument, { id });
  const draft = data?.node?.__typename === 'SeriesDraft' ? data.node : null;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Status>Reading the draft …</Status>;
  if (draft === null) return <h1>There is no such draft</h1>;
  return (
    <>
      <h1>Change the draft</h1>
      {draft.state === 'BUILT' ? (
        <p>The creation of this series was built, so the draft stays as it is.</p>
      ) : (
        <ChangeForm key={draft.version} draft={draft} />
      )}
      <p>
        <Link to="/issuer/drafts/$id" params={{ id }}>
          Back to the draft
        </Link>
      </p>
    </>
  );
}

function ChangeForm({ draft }: { readonly draft: DraftFiguresFragment }) {
  const { gateway } = useReader();
  const navigate = useNavigate();
  const { id, version, chain, paymentToken } = draft;
  const { data: terms, error } = useDraftTerms(draft, true);
  const nowMs = useChainClock()(chain);
  const token = tokenOf({ paymentToken });
  if (error) return <p role="alert">{error.message}</p>;
  if (!terms || nowMs === null) return <Status>Opening the private terms …</Status>;
  if (token === null) return <p role="alert">The chain cannot be read now. Try again in a moment.</p>;
  const send = async ({ figures, terms: typed }: WholeDraft) => {
    const { sealed, commitment } = await sealTermsOf(typed, figures, Boolean(figures.curve));
    const changed = await gateway.act(ChangeSeriesDraftDocument, keyed({ ...figures, ...sealed, id }));
    requireCommitment(changed.draft.termsCommitment, commitment);
    void navigate({ to: '/issuer/drafts/$id', params: { id } });
  };
  return (
    <>
      <p>A change voids the contract of the draft, also a signed one: it states other terms.</p>
      <Suspense fallback={<Status>Reading the form …</Status>}>
        <DraftForm
          name={`draft ${id} ${version}`}
          start={draftTextOf(draft, terms, token, nowMs)}
          chain={chain}
          token={token}
          nowMs={nowMs}
          button="Seal the changed draft"
          onSend={send}
        />
      </Suspense>
    </>
  );
}
