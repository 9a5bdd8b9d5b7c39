import { signWalletText } from '@income-series/client';
import { BuildCreateSeriesDocument } from '@income-series/client/operations';
import { keyed, type PayloadOf } from '@income-series/client/requests';
import { base64, hex } from '@scure/base';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { download } from '../../device/download.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { queryClient } from '../../gateway/query-client.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { RenderSeriesContractDocument, UploadSeriesContractDocument } from '../../generated/documents/issuer.ts';
import type { RenderSeriesContractMutation } from '../../generated/operations.ts';
import { settings } from '../../settings.ts';
import { Action } from '../../ui/action.tsx';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { withLines } from '../../ui/preview-words.ts';
import { creationFacts } from './creation-facts.ts';
import type { SavedFigures } from './draft-model.ts';
import { saleLines } from './sale-lines.ts';

type Rendered = PayloadOf<RenderSeriesContractMutation['renderSeriesContract']>;

const hexOf = (bytes: Uint8Array) => `0x${hex.encode(bytes)}`;

/** Signs a contract in the wallet, once it is certain that the text names this very document, and sends both. */
async function signContract({ gateway, wallet }: PersonSession, { contractSession, document, text }: Rendered) {
  if (wallet === null) throw new Error('This person’s wallet is not in this browser, so nothing can be signed.');
  if (!document || !contractSession) throw new Error('The contract came without its document. Prepare it again.');
  const documentHash = hexOf(
    new Uint8Array(await crypto.subtle.digest('SHA-256', base64.decode(document) as BufferSource)),
  );
  const about = { kind: 'SERIES_CONTRACT', contract: contractSession.id, documentHash } as const;
  const signature = await signWalletText(wallet, text, about, settings.site);
  await gateway.act(UploadSeriesContractDocument, keyed({ id: contractSession.id, document, signature }));
  await queryClient.invalidateQueries();
}

function Signing({
  rendered,
  person,
  onSigned,
}: {
  readonly rendered: Rendered;
  readonly person: PersonSession;
  readonly onSigned: () => void;
}) {
  const signing = useMutation({ mutationFn: () => signContract(person, rendered), onSuccess: onSigned });
  const { document, text } = rendered;
  return (
    <>
      <p>Read the document. Your wallet signs the text below, which names the document by its hash.</p>
      <pre className="contract-text">{text}</pre>
      {signing.error && <Failure error={signing.error} />}
      <div className="buttons">
        {document && (
          <AppButton
            onPress={() => download('series-contract.pdf', base64.decode(document) as BufferSource, 'application/pdf')}
          >
            Save the document (PDF)
          </AppButton>
        )}
        <AppButton look="primary" isDisabled={signing.isPending} onPress={() => signing.mutate()}>
          {signing.isPending ? 'Confirm in the wallet …' : 'Sign the contract'}
        </AppButton>
      </div>
    </>
  );
}

export interface ContractStepProps {
  readonly draft: SavedFigures;
  readonly isSigned: boolean;
  readonly person: PersonSession;
  readonly onSigned: () => void;
}

/** The contract of the series: written by the gateway, read, and signed in the wallet. */
export function ContractStep({ draft: { id }, isSigned, person, onSigned }: ContractStepProps) {
  const rendering = useMutation({ mutationFn: () => person.gateway.act(RenderSeriesContractDocument, keyed({ id })) });
  return (
    <section aria-labelledby="contract">
      <h2 id="contract">Contract</h2>
      {isSigned ? (
        <>
          <p role="status">The contract of these figures is signed. A change of the draft voids it.</p>
          <AppButton look="primary" onPress={onSigned}>
            Continue to “Creation”
          </AppButton>
        </>
      ) : rendering.data ? (
        <Signing rendered={rendering.data} person={person} onSigned={onSigned} />
      ) : (
        <>
          <p>The gateway writes the contract of these figures. Signing it costs nothing.</p>
          <AppButton look="primary" isDisabled={rendering.isPending} onPress={() => rendering.mutate()}>
            {rendering.isPending ? 'Preparing …' : 'Prepare the contract'}
          </AppButton>
        </>
      )}
      {rendering.error && <Failure error={rendering.error} />}
    </section>
  );
}

/** The creation on the chain. */
export function CreateStep({ draft, isSigned }: Pick<ContractStepProps, 'draft' | 'isSigned'>) {
  const { id, series, paymentToken } = draft;
  if (!isSigned && !series) return <p>The contract comes first. The chain keeps its hash.</p>;
  return (
    <section aria-labelledby="creation">
      <h2 id="creation">Creation</h2>
      <p>
        One transaction creates the series, and the sale begins. Its figures are final then; the terms change by an
        amendment alone.
      </p>
      {series && (
        <p role="status">
          The series exists.{' '}
          <Link to="/issuer/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
            Open it
          </Link>
        </p>
      )}
      <Action
        label="Create the series"
        isDue={!series}
        token={paymentToken}
        currency={draft.currency}
        build={async ({ gateway }) => {
          const input = withFacts(keyed({ id }), creationFacts(draft));
          const { transaction } = await gateway.act(BuildCreateSeriesDocument, input);
          return [withLines(transaction, saleLines(draft))];
        }}
        done="The series exists, and its sale has begun."
      />
    </section>
  );
}
