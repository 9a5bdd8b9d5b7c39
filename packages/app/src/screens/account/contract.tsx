import { Link, useNavigate } from '@tanstack/react-router';
import { download } from '../../device/download.ts';
import { formatDateTime } from '../../format/time.ts';
import { requirePerson, useAct, useStep } from '../../gateway/act.ts';
import {
  RenderParticipationContractDocument,
  UploadSignedContractDocument,
} from '../../generated/documents/account.ts';
import type { RenderParticipationContractMutation } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { signText, walletOf } from './signing.ts';
import { ApplyFirst, StepScreen, type TakingPart } from './taking-part.tsx';
import { isLive } from './words.ts';

type Rendered = Extract<
  RenderParticipationContractMutation['renderParticipationContract'],
  { readonly __typename: 'RenderContractPayload' }
>;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function hashOf(document: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(document)));
  return `0x${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Signs a contract in the wallet, once it is certain that the text names this document, and sends both. */
async function signContract({ contractSession, document, text }: Rendered): Promise<void> {
  const person = requirePerson();
  if (!document || !contractSession) throw new Error('The contract came without its document. Prepare it again.');
  const signature = await signText(walletOf(person), text, {
    kind: 'PARTICIPATION_CONTRACT',
    contract: contractSession.id,
    documentHash: await hashOf(document),
  });
  const input = { idempotencyKey: crypto.randomUUID(), id: contractSession.id, document, signature };
  await person.gateway.act(UploadSignedContractDocument, input);
}

function Signing({ rendered }: { readonly rendered: Rendered }) {
  const navigate = useNavigate();
  const sign = useStep(signContract, () => void navigate({ to: '/start/submit' }));
  const { contractSession, document, text } = rendered;
  return (
    <section aria-labelledby="text">
      <h2 id="text">What your wallet signs</h2>
      <pre className="signed-text">{text}</pre>
      <p>The text names the document by its hash. Read the document before you sign.</p>
      <div className="buttons">
        {document && (
          <AppButton onPress={() => download('participation-contract.pdf', bytesOf(document), 'application/pdf')}>
            Save the document (PDF)
          </AppButton>
        )}
        <AppButton look="primary" isDisabled={sign.isPending} onPress={() => sign.mutate(rendered)}>
          {sign.isPending ? 'Confirm in the wallet …' : 'Sign with the wallet'}
        </AppButton>
      </div>
      {contractSession && (
        <p className="quiet">
          It lapses <Countdown at={contractSession.expiresAt} /> if it is not signed.
        </p>
      )}
      {sign.error && <Failure error={sign.error} />}
    </section>
  );
}

function Participation() {
  const render = useAct(RenderParticipationContractDocument);
  if (render.data) return <Signing rendered={render.data} />;
  const prepare = () => {
    const { chain, address } = requirePerson();
    render.mutate({ chain, wallet: address as `0x${string}` });
  };
  return (
    <>
      <p>
        The gateway writes the contract now, for the wallet that you signed in with. Its document is returned once:
        after a reload it is prepared again.
      </p>
      <div className="buttons">
        <AppButton look="primary" isDisabled={render.isPending} onPress={prepare}>
          {render.isPending ? 'Preparing …' : 'Prepare the contract'}
        </AppButton>
        <Link to="/start/submit" className="button plain">
          Continue without it
        </Link>
      </div>
      {render.error && <Failure error={render.error} />}
    </>
  );
}

function Contract({ part: { last, contract, draft } }: { readonly part: TakingPart }) {
  if (contract) {
    return (
      <>
        <p role="status">
          <strong>Your contract is signed.</strong>
        </p>
        <Facts
          of={[
            ['Signed', formatDateTime(contract.signedAt)],
            ['By the wallet', <Key key="wallet" of={contract.wallet} />],
          ]}
        />
        <Link to="/start/submit" className="button primary">
          Continue
        </Link>
      </>
    );
  }
  if (!isLive(last)) return <ApplyFirst />;
  if (last.persona === 'ISSUER') {
    return (
      <>
        <p>An issuer signs the contract of its series, on the page of the series’ draft. It may come later.</p>
        <p>
          {draft ? (
            <Link to="/issuer/drafts/$id" params={{ id: draft.id }}>
              The draft of your series
            </Link>
          ) : (
            <Link to="/issuer/drafts/new">Draft a series</Link>
          )}
        </p>
        <Link to="/start/submit" className="button primary">
          Continue
        </Link>
      </>
    );
  }
  return <Participation />;
}

/** The step of the contract of taking part. */
export const ContractPage = () => (
  <StepScreen title="Contract" lead="You read the contract of taking part, and your wallet signs it. It costs nothing.">
    {(part) => <Contract part={part} />}
  </StepScreen>
);
