import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonSession } from '../../gateway/session.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { addDocuments, type CaseRecord, readDocumentCount } from './case-documents.ts';
import { deviceFailure } from './device-failure.ts';
import { FilesField, filesError, MAX_DOCUMENTS } from './documents.tsx';
import { type AttestorAnswer, announcementOf, type DomainAnswer, deviceChainOf, SealingError } from './sealing.ts';

/** The UUID in a global id. Sealed texts of a record are bound to it. */
const uuidOf = (id: string): string => atob(id).replace(/^[A-Za-z0-9]+:/, '');

interface CaseProps {
  readonly record: CaseRecord;
  readonly openCase: { readonly id: string; readonly attestorKey: string };
  readonly seriesKey: `0x${string}`;
  readonly domain: DomainAnswer;
  readonly attestors: readonly AttestorAnswer[];
  readonly person: PersonSession;
  readonly onChange: () => void;
}

/** More documents for an attestor that has not signed yet. */
export function MoreDocuments({ record, openCase, seriesKey, domain, attestors, person, onChange }: CaseProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const id = uuidOf(openCase.id);
  const count = useQuery({ queryKey: ['case documents', id], queryFn: () => readDocumentCount(id) });
  const firstIndex = count.data ?? null;
  const adding = useMutation({
    mutationFn: async () => {
      const attestor = attestors.find(({ address }) => address === openCase.attestorKey);
      const announcement = attestor ? announcementOf(attestor) : null;
      if (firstIndex === null) return;
      if (announcement === null) throw new SealingError('The attestor’s key is not active, so nothing can be sealed.');
      const row = { id, seriesKey, chain: await deviceChainOf(person, domain) };
      await addDocuments(person, { record, files, announcement, row, firstIndex });
      setFiles([]);
    },
    onSettled: onChange,
  });
  if (firstIndex === null || firstIndex >= MAX_DOCUMENTS) return null;
  return (
    <>
      <FilesField
        label="More documents"
        hint={`The attestor has ${firstIndex} of them. They are sealed before they leave this device.`}
        files={files}
        onChange={setFiles}
      />
      {files.length > 0 && (
        <AppButton
          onPress={() => adding.mutate()}
          isDisabled={adding.isPending || filesError(files, MAX_DOCUMENTS - firstIndex) !== null}
        >
          Seal and add them
        </AppButton>
      )}
      {adding.error && <Failure error={deviceFailure(adding.error)} />}
    </>
  );
}

/** The form by which an issuer withdraws a request to an attestor. */
export function WithdrawCase({
  summary,
  withdraw,
  onChange,
}: {
  readonly summary: string;
  readonly withdraw: () => Promise<unknown>;
  readonly onChange: () => void;
}) {
  const closing = useMutation({ mutationFn: withdraw, onSettled: onChange });
  return (
    <details>
      <summary>{summary}</summary>
      <p>The request is withdrawn, its sealed texts stay unread, and you may ask again.</p>
      <AppButton look="danger" onPress={() => closing.mutate()} isDisabled={closing.isPending}>
        Withdraw the request
      </AppButton>
      {closing.error && <Failure error={closing.error} />}
    </details>
  );
}
