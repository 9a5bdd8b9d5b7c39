import { useMutation } from '@tanstack/react-query';
import { Guarded } from '../../access/guarded.tsx';
import { download } from '../../device/download.ts';
import { formatDateTime } from '../../format/time.ts';
import { useRows } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { SignedContractDocumentDocument, SignedContractsDocument } from '../../generated/documents/admin.ts';
import type { Persona, SignedContractsQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { TitledSeries } from '../../ui/titled-series.tsx';
import { Light } from './light.tsx';

type Contract = NonNullable<SignedContractsQuery['contractSessions']>['nodes'][number];

const CHAIN_WORDS = {
  VERIFIED: ['good', 'The series has this contract'],
  PENDING: ['waits', 'The series is not on the chain yet'],
  DIFFERENT: ['bad', 'The series has another contract: ask the issuer'],
} as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function ContractLine({
  contract: { id, kind, chain, seriesKey, signedAt, signedHash, onchain },
}: {
  readonly contract: Contract;
}) {
  const { gateway } = useReader();
  const save = useMutation({
    mutationFn: async () => {
      const { contractSession } = await gateway.ask(SignedContractDocumentDocument, { id });
      const text = contractSession?.signedDocument?.document;
      if (text) download(`contract-${(signedHash ?? id).slice(2, 10)}.pdf`, bytesOf(text), 'application/pdf');
    },
  });
  const words = onchain ? CHAIN_WORDS[onchain] : null;
  return (
    <li>
      <strong>{kind === 'SERIES' ? 'Contract of a series' : 'Participation'}</strong>
      {seriesKey && (
        <>
          {' '}
          <TitledSeries chain={chain} of={seriesKey} />
        </>
      )}
      , signed {formatDateTime(signedAt)}, hash{' '}
      <Guarded field="ContractSession.signedHash" id={id}>
        <Key of={signedHash} />
      </Guarded>
      {words && (
        <p>
          <Light state={words[0]}>{words[1]}</Light>
        </p>
      )}
      <p>
        <AppButton onPress={() => save.mutate()} isDisabled={save.isPending}>
          Save the document
        </AppButton>
      </p>
      {save.error && <Failure error={save.error} />}
    </li>
  );
}

/** The signed contracts of an applicant, among all that are signed. */
export function Contracts({ persona, accountId }: { readonly persona: Persona; readonly accountId: string | null }) {
  const kind = persona === 'ISSUER' ? 'SERIES' : 'PARTICIPATION';
  const list = useRows(SignedContractsDocument, { kind }, ({ contractSessions }) => contractSessions);
  const contractsOfAccount = list.rows.filter(({ account }) => accountId !== null && account?.id === accountId);
  if (persona === 'ATTESTOR') return null;
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">Contracts</h2>
      <p className="quiet">The audit log records each document that is saved.</p>
      {list.error ? (
        <Failure error={list.error} retry={list.retry} />
      ) : list.isReading ? (
        <p role="status">Reading …</p>
      ) : contractsOfAccount.length === 0 ? (
        <p className="empty">
          {list.hasMore ? 'The newest contracts have none of this account.' : 'This account has signed no contract.'}
        </p>
      ) : (
        <ul className="plain-list">
          {contractsOfAccount.map((contract) => (
            <ContractLine key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <AppButton onPress={list.readMore} isDisabled={list.isReadingMore}>
          Look through older contracts
        </AppButton>
      )}
    </section>
  );
}
