import { type Gateway, keyed } from '@income-series/client/gateway';
import { sealDocument } from '@income-series/client/issuer';
import { AddAnnualDocumentDocument, OpenAnnualCaseDocument } from '../generated/operations.ts';
import { type Attestor, announcementOf, prepareRow, type RowPlace, readFile } from './sealing-place.ts';

export interface ReviewWish extends RowPlace {
  readonly year: number;
  readonly attestor: Attestor;
  readonly files: readonly File[];
}

/**
 * Seals the documents of a past year to an attestor whose key is confirmed, and opens the review.
 * @throws DeviceFault; SIGNER_INACTIVE, ANNOUNCEMENT_INVALID, CHAIN_UNAVAILABLE; GatewayError, RefusedError
 */
export async function openReview(gateway: Gateway, wish: ReviewWish): Promise<void> {
  const { year, attestor, files } = wish;
  const row = await prepareRow(gateway, wish);
  const to = announcementOf(attestor);
  const documents: string[] = [];
  for (const [index, file] of files.entries()) {
    documents.push(await sealDocument(await readFile(file), to, { ...row, record: 'tier3_annual', index }));
  }
  const { id, seriesKey } = row;
  const place = { newId: id, chain: wish.series.chain, seriesKey, year, attestorKey: attestor.address };
  await gateway.act(OpenAnnualCaseDocument, keyed(place));
  for (const [index, document] of documents.entries())
    await gateway.act(AddAnnualDocumentDocument, keyed({ id, index, document }));
}
