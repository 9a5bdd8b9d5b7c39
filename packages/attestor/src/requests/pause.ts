import type { DecisionCode } from '@income-series/protocol/decisions';
import type { MutationPayload } from '../client.ts';
import {
  DecideHardshipDocument,
  type DecideHardshipMutation,
  HardshipRequestDocument,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { parseSeconds, requireRow, toInstant, type Work } from './request.ts';
import { unseal } from './sealed.ts';

/** A request to approve a pause. The signature goes to the service only, because anyone who has it can use it once. */
export const pauseWork: Work<'PAUSE'> = {
  kind: 'PAUSE',
  choices: ['until', 'code'],
  sealed: true,
  async load(gateway, text, choices) {
    const id = parseRowId(text);
    const pauseEnd = choices && parseSeconds(choices.until, '--until');
    const code = choices?.code;
    const request = requireRow((await gateway.ask(HardshipRequestDocument, { id })).hardshipRequest);
    const seriesKey = request.seriesKey;
    return {
      id,
      state: request.state,
      open: request.state === 'REQUESTED',
      recipients: request.attestorKey === null ? [] : [request.attestorKey],
      choice: pauseEnd === null ? null : { pauseEndsAt: toInstant(pauseEnd) },
      message: { seriesKey, ...(pauseEnd === null ? {} : { pauseEnd }) },
      facts: [['Requested', request.openedAt]],
      async examine(_message, reader, domain) {
        const place = { domain, seriesKey, record: 'hardship_requests', id, field: 'ciphertext' } as const;
        await unseal(request.reason, place, reader);
        return [
          ['Decision code', code ?? 'none'],
          ['Reason', 'sealed for this request and series; `decrypt hardship` reads it'],
        ];
      },
      async send({ message, signature, idempotencyKey }) {
        const input = {
          idempotencyKey,
          id,
          decision: 'APPROVE',
          decisionCode: code as DecisionCode,
          pauseEndsAt: toInstant(message.pauseEnd),
          signature,
        } as const;
        const { decideHardship } = await gateway.ask(DecideHardshipDocument, { input });
        const { hardshipRequest } = decideHardship as MutationPayload<DecideHardshipMutation['decideHardship']>;
        return hardshipRequest?.state ?? null;
      },
    };
  },
};
