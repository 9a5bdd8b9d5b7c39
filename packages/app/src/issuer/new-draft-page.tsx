import { keyed } from '@income-series/client/gateway';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSigner } from '../account/signer.ts';
import { useAnswer } from '../answer.ts';
import { formatChain, shortKey } from '../formats.ts';
import { DraftSeriesDocument, IssueChainsDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { Status } from '../ui/index.ts';
import type { DraftFormProps, WholeDraft } from './draft-form.tsx';
import { requireCommitment, sealTermsOf } from './draft-terms.ts';
import { newDraftText } from './typed-draft.ts';

const DraftForm = lazy(() => import('./draft-form.tsx'));

/** The screen on which a series is drafted, for the wallet that is signed in and its chain. */
export function NewDraftPage() {
  const { gateway } = useReader();
  const signer = useSigner();
  const chain = signer?.chain ?? '';
  const { data, error } = useAnswer(IssueChainsDocument, {});
  const clock = useChainClock();
  const navigate = useNavigate();
  const nowMs = clock(chain);
  const paymentToken = data?.indexedChains.find((served) => served.chain === chain)?.paymentToken;
  const token = paymentToken ? tokenOf({ paymentToken }) : null;
  const send = async ({ figures, terms }: WholeDraft) => {
    const { sealed, commitment } = await sealTermsOf(terms, figures, Boolean(figures.curve));
    const input = keyed({ ...figures, ...sealed, chain, issuer: signer?.address as `0x${string}` });
    const { draft } = await gateway.act(DraftSeriesDocument, input);
    requireCommitment(draft.termsCommitment, commitment);
    void navigate({ to: '/issuer/drafts/$id', params: { id: draft.id } });
  };
  return (
    <>
      <h1>Draft a series</h1>
      {signer === null && <p>Choose your own view to draft a series.</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && token === null && (
        <p role="alert">The chain of your wallet cannot be read now. Try again in a moment.</p>
      )}
      <Status>{data && nowMs !== null ? '' : 'Reading the chain …'}</Status>
      {signer !== null && token !== null && nowMs !== null && (
        <>
          <p>
            Your wallet {shortKey(signer.address)} will issue it on {formatChain(chain)}. You can change the draft as
            often as you like until its creation is built.
          </p>
          <NewDraft chain={chain} token={token} nowMs={nowMs} onSend={send} />
        </>
      )}
    </>
  );
}

type NewDraftProps = Pick<DraftFormProps, 'chain' | 'token' | 'nowMs' | 'onSend'>;

/** The form with the figures of the time at which it was opened. */
function NewDraft(props: NewDraftProps) {
  const [start] = useState(() => newDraftText(props.nowMs));
  return (
    <Suspense fallback={<Status>Reading the form …</Status>}>
      <DraftForm {...props} name={`new draft ${props.chain}`} start={start} button="Seal the draft" />
    </Suspense>
  );
}
