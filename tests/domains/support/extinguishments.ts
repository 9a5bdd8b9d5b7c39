import { randomUUID, type UUID } from 'node:crypto';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { TestGateway } from '../../support/gateway.ts';
import { actWith, type Done } from './attestor.ts';
import type { Pauses } from './pauses.ts';
import type { Product } from './product.ts';
import { contextOf, type Recipient, sealText } from './sealing.ts';
import { askOnChain, launch, raise } from './story.ts';

/** The input that asks two attestors for the extinguishment of a series. */
export async function extinguishmentInput(
  product: Product,
  seriesKey: Bytes32,
  attestors: readonly Recipient[],
  text = 'It was wound up.',
) {
  const newId = randomUUID();
  const place = { seriesKey, record: 'extinguishment_requests', id: newId, field: 'evidence_ciphertext' };
  const evidence = await sealText(text, contextOf(product, place), attestors);
  return { newId, seriesKey, attestorKeys: attestors.map(({ key }) => key), evidence };
}

export const EXTINGUISHMENT = 'extinguishmentRequest { state relayTx }';

/** A request of a new series that the first of two has signed, and the act of either. */
export interface HalfSigned {
  readonly id: string;
  /** Answers the request, or the refusal. */
  sign(by: Recipient, options?: { readonly at?: TestGateway; readonly key?: UUID }): Promise<Done>;
  /** The relays in the audit log, in order. */
  loggedRelays(): Promise<readonly unknown[]>;
}

export async function halfSigned({ product, x, secrets }: Pauses, y: Recipient): Promise<HalfSigned> {
  const launched = await launch(product);
  await raise(product, launched);
  const { seriesKey } = launched;
  const text = `It was wound up: ${randomUUID()}.`;
  const asked = await extinguishmentInput(product, seriesKey, [x, y], text);
  const id = asked.newId;
  secrets.push(text, (JSON.parse(asked.evidence) as { ciphertext: string }).ciphertext.slice(0, 24));
  await actWith(product, product.token('issuer'), 'openExtinguishment', '__typename', asked);
  await askOnChain(product, id);
  const sign: HalfSigned['sign'] = async (by, { at = product.gateway, key = randomUUID() } = {}) => {
    const signature = by.sign('EXTINGUISH', { seriesKey, extinguishNonce: 0n });
    secrets.push(signature.slice(2, 66));
    const input = { id, key: by.key, signature, idempotencyKey: key };
    const done = await actWith({ ...product, gateway: at }, by.token, 'signExtinguishment', EXTINGUISHMENT, input);
    return (done.extinguishmentRequest as Done | undefined) ?? done;
  };
  await sign(x);
  return {
    id,
    sign,
    async loggedRelays() {
      const lines = await product.gateway.database.prisma.auditEntry.findMany({
        where: { target: id, action: 'extinguishment.relay' },
        orderBy: { id: 'asc' },
      });
      return lines.map(({ codes }) => (codes as { relayTx: string }).relayTx);
    },
  };
}
