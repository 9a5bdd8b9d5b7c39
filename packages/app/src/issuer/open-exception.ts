import { type Gateway, keyed } from '@income-series/client/gateway';
import { sealEvidence, sealReason } from '@income-series/client/issuer';
import { type BuiltFragment, OpenExtinguishmentDocument, OpenHardshipDocument } from '@income-series/client/operations';
import { type Attestor, announcementOf, prepareRow, type RowPlace, readFile } from './sealing-place.ts';

/** A text with files that goes to attestors alone. */
interface Statement extends RowPlace {
  readonly text: string;
  readonly files: readonly File[];
}

/** The row that a statement is sealed for, and the statement with its files read. @throws as `prepareRow` */
async function prepare(gateway: Gateway, { text, files, ...place }: Statement) {
  const row = await prepareRow(gateway, place);
  return { row, statement: { text, files: await Promise.all(files.map(readFile)) } };
}

/**
 * Seals the reason of a pause to its attestor, whose key is confirmed, stores the request, and builds its transaction.
 * @throws DeviceFault; SIGNER_INACTIVE, ANNOUNCEMENT_INVALID, CHAIN_UNAVAILABLE; GatewayError, RefusedError
 */
export async function askForPause(
  gateway: Gateway,
  { attestor, ...wish }: Statement & { readonly attestor: Attestor },
): Promise<BuiltFragment> {
  const { row, statement } = await prepare(gateway, wish);
  const reason = await sealReason(statement, announcementOf(attestor), row);
  const { chain, key: seriesKey } = wish.series;
  const input = keyed({ newId: row.id, chain, seriesKey, attestorKey: attestor.address, reason });
  return (await gateway.act(OpenHardshipDocument, input)).transaction;
}

/** Seals the evidence of an extinguishment to both attestors, and stores the request. @throws as `askForPause` */
export async function writeExtinguishment(
  gateway: Gateway,
  { attestors: [first, second], ...wish }: Statement & { readonly attestors: readonly [Attestor, Attestor] },
): Promise<void> {
  const { row, statement } = await prepare(gateway, wish);
  const evidence = await sealEvidence(statement, [announcementOf(first), announcementOf(second)], row);
  const { chain, key: seriesKey } = wish.series;
  const attestorKeys = [first.address, second.address];
  await gateway.act(OpenExtinguishmentDocument, keyed({ newId: row.id, chain, seriesKey, attestorKeys, evidence }));
}
