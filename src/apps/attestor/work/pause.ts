import type { Bytes32 } from '../../../core/hex.ts';
import type { DecisionCode } from '../../../domains/hardship/model.ts';
import type { PayloadOf } from '../client.ts';
import {
  DecideHardshipDocument,
  type DecideHardshipMutation,
  HardshipRequestDocument,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { unseal } from './sealed.ts';
import { known, secondsOf, take, toInstant, type Work } from './work.ts';

/** The approval of a pause. Whoever holds it can use it until it is used, so it goes to the service alone. */
export const pauseWork: Work<'PAUSE'> = {
  kind: 'PAUSE',
  sealed: true,
  async load(gateway, text, choices) {
    const id = parseRowId(text);
    const { until, code } = take(choices, ['until', 'code']);
    const pauseEnd = secondsOf(until, '--until');
    const found = known((await gateway.ask(HardshipRequestDocument, { id })).hardshipRequest);
    const seriesKey = found.seriesKey as Bytes32;
    return {
      id,
      state: found.state,
      open: found.state === 'REQUESTED',
      addressed: found.attestorKey === null ? [] : [found.attestorKey],
      choice: { pauseEnd: toInstant(pauseEnd) },
      message: { seriesKey, pauseEnd },
      facts: [
        ['Requested', found.openedAt],
        ['Decision code', code],
      ],
      async examine(_message, reader, domain) {
        const place = { domain, seriesKey, record: 'hardship_requests', id, field: 'ciphertext' } as const;
        await unseal(found.reason, place, reader);
        return [['Reason', 'sealed for this request and series; `decrypt hardship` reads it']];
      },
      async send({ signature, idempotencyKey }) {
        const input = {
          idempotencyKey,
          id,
          decision: 'APPROVE',
          decisionCode: code as DecisionCode,
          pauseEnd: toInstant(pauseEnd),
          signature,
        } as const;
        const { decideHardship } = await gateway.ask(DecideHardshipDocument, { input });
        const { hardshipRequest } = decideHardship as PayloadOf<DecideHardshipMutation['decideHardship']>;
        return hardshipRequest?.state ?? 'APPROVED';
      },
    };
  },
};
