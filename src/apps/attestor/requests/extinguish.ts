import type { MutationPayload } from '../client.ts';
import {
  ExtinguishmentRequestDocument,
  SignExtinguishmentDocument,
  type SignExtinguishmentMutation,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { requireRow, type Work } from './request.ts';
import { unseal } from './sealed.ts';

const NOT_YET = 'the chain does not have the request yet';

/** One of the two signatures that end a series permanently. */
export const extinguishWork: Work<'EXTINGUISH'> = {
  kind: 'EXTINGUISH',
  choices: [],
  sealed: true,
  final: true,
  async load(gateway, text) {
    const id = parseRowId(text);
    const found = requireRow((await gateway.ask(ExtinguishmentRequestDocument, { id })).extinguishmentRequest);
    const seriesKey = found.seriesKey;
    const keys = found.attestorKeys ?? [];
    return {
      id,
      state: found.state,
      open: found.state === 'OPEN' || found.state === 'ONE_SIGNED',
      addressed: keys,
      choice: null,
      message: { seriesKey, extinguishNonce: BigInt(found.extinguishNonce ?? -1) },
      facts: [
        ['Named keys', keys.join(', ')],
        ['Signed so far by', found.signers?.join(', ') || 'nobody'],
        ['Opened', found.openedAt],
        ['Signatures count from', found.noticeEndsAt ?? NOT_YET],
        ['Signatures count until', found.deadlineAt ?? NOT_YET],
      ],
      async examine(_message, reader, domain) {
        const place = {
          domain,
          seriesKey,
          record: 'extinguishment_requests',
          id,
          field: 'evidence_ciphertext',
        } as const;
        await unseal(found.evidence, place, reader);
        return [['Evidence', 'sealed for this request and series; `decrypt evidence` reads it']];
      },
      async send({ key, signature, idempotencyKey }) {
        const input = { idempotencyKey, id, key, signature };
        const { signExtinguishment } = await gateway.ask(SignExtinguishmentDocument, { input });
        const payload = signExtinguishment as MutationPayload<SignExtinguishmentMutation['signExtinguishment']>;
        return payload.extinguishmentRequest?.state ?? 'ONE_SIGNED';
      },
    };
  },
};
