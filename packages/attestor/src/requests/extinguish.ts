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

/** A request for one of the two signatures that end a series permanently. */
export const extinguishWork: Work<'EXTINGUISH'> = {
  kind: 'EXTINGUISH',
  choices: [],
  sealed: true,
  final: true,
  async load(gateway, text) {
    const id = parseRowId(text);
    const request = requireRow((await gateway.ask(ExtinguishmentRequestDocument, { id })).extinguishmentRequest);
    const seriesKey = request.seriesKey;
    const keys = request.attestorKeys ?? [];
    return {
      id,
      state: request.state,
      open: request.state === 'OPEN' || request.state === 'ONE_SIGNED',
      recipients: keys,
      choice: null,
      message: { seriesKey, extinguishNonce: BigInt(request.extinguishNonce ?? -1) },
      facts: [
        ['Named keys', keys.join(', ')],
        ['Signed so far by', request.signers?.join(', ') || 'nobody'],
        ['Opened', request.openedAt],
        ['Signatures count from', request.noticeEndsAt ?? NOT_YET],
        ['Signatures count until', request.deadlineAt ?? NOT_YET],
      ],
      async examine(_message, reader, domain) {
        const place = {
          domain,
          seriesKey,
          record: 'extinguishment_requests',
          id,
          field: 'evidence_ciphertext',
        } as const;
        await unseal(request.evidence, place, reader);
        return [['Evidence', 'sealed for this request and series; `decrypt evidence` reads it']];
      },
      async send({ key, signature, idempotencyKey }) {
        const input = { idempotencyKey, id, key, signature };
        const { signExtinguishment } = await gateway.ask(SignExtinguishmentDocument, { input });
        const payload = signExtinguishment as MutationPayload<SignExtinguishmentMutation['signExtinguishment']>;
        return payload.extinguishmentRequest?.state ?? null;
      },
    };
  },
};
