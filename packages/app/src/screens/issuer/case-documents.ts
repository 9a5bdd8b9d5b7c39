import { type Announcement, keyed, type SealingRow, sealDocument } from '@income-series/client';
import { readValue, writeValue } from '../../device/database.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { AddAnnualDocumentDocument, AddTier3DocumentDocument } from '../../generated/documents/issuer.ts';
import { readFile } from './documents.tsx';

/** The kinds of cases that documents are sealed for, by the name of their record. */
export type CaseRecord = 'tier3_cases' | 'tier3_annual';

export interface DocumentsToAdd {
  readonly record: CaseRecord;
  readonly files: readonly File[];
  readonly announcement: Announcement;
  readonly row: SealingRow;
  /** The number of documents that the case has already. */
  readonly firstIndex: number;
}

const nameOf = (id: string) => `case-documents ${id}`;

/** The number of documents that this browser added to a case; null if it did not open it. The gateway tells this number to the attestor alone. */
export async function readDocumentCount(id: string): Promise<number | null> {
  const count = await readValue(nameOf(id));
  return typeof count === 'number' ? count : null;
}

/** Seals files for the attestor of a case, and adds them one by one. @throws DeviceError, RefusedError */
export async function addDocuments(
  { gateway }: PersonSession,
  { record, files, announcement, row, firstIndex }: DocumentsToAdd,
) {
  await writeValue(nameOf(row.id), firstIndex);
  for (const [position, file] of files.entries()) {
    const index = firstIndex + position;
    const document = await sealDocument(await readFile(file), announcement, { ...row, record, index });
    const input = keyed({ id: row.id, index, document });
    if (record === 'tier3_annual') await gateway.act(AddAnnualDocumentDocument, input);
    else await gateway.act(AddTier3DocumentDocument, input);
    await writeValue(nameOf(row.id), index + 1);
  }
}
