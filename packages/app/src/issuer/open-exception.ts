import { type Gateway, keyed } from '@income-series/client/gateway';
import { sealEvidence, sealReason } from '@income-series/client/issuer';
import { type BuiltFragment, OpenExtinguishmentDocument, OpenHardshipDocument } from '@income-series/client/operations';
import { DeviceFault } from '../device/device-fault.ts';
import { SigningPlaceDocument } from '../generated/operations.ts';
import type { IssuedSeries } from './issued-series.ts';
import { type Attestor, announcementOf, chainOf, type Node, readFile, requireNode } from './sealing-place.ts';

const NO_CHAIN = 'The chain does not answer now. Try again in a moment.';

/** A text with files that goes to attestors alone. */
interface Statement {
  readonly series: IssuedSeries;
  readonly text: string;
  readonly files: readonly File[];
  /** Null if the wallet has none for pages. */
  readonly node: Node | null;
}

/** The row that a statement is sealed for, and the statement with its files read. @throws DeviceFault; GatewayError */
async function prepare(gateway: Gateway, { series, text, files, node }: Statement) {
  const own = requireNode(node);
  const { chain, key, firstPeriod: period } = series;
  const place = await gateway.ask(SigningPlaceDocument, { chain, key, period });
  const domain = place.series?.reportBasis?.domain;
  if (!domain) throw new DeviceFault(NO_CHAIN);
  const row = { id: crypto.randomUUID(), seriesKey: key, chain: chainOf(domain, own) };
  return { row, statement: { text, files: await Promise.all(files.map(readFile)) } };
}

/**
 * Seals the reason of a pause to its attestor, whose key the person's own node confirms, stores the request, and builds its transaction.
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
