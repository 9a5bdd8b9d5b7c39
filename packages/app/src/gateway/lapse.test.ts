import { type Gateway, GatewayError } from '@income-series/client/requests';
import { describe, expect, it } from 'vitest';
import { createLapsingGateway } from './lapse.ts';

const refusal = (code: string) => new GatewayError({ code, message: code });
const TEXT = 'Your session has ended. Sign in again: what you typed is still here.';

/** A gateway whose every request fails with a code, or, in `answer`, whose answer has it as the error of a field. */
function createRefusing(code: string) {
  let requests = 0;
  const count = () => void requests++;
  async function* refuse(): AsyncGenerator<never, void> {
    count();
    yield* [];
    throw refusal(code);
  }
  const reject = async () => {
    count();
    throw refusal(code);
  };
  const answer = async () => {
    count();
    return { data: null, errors: [{ extensions: { code } }] };
  };
  const gateway: Gateway = { answer, ask: reject, act: reject, rows: refuse, feed: refuse };
  return { gateway, requests: () => requests };
}

const drain = async (items: AsyncGenerator<unknown, void>) => {
  for await (const _ of items) throw new Error('It yields nothing.');
};
const CALLS: readonly (readonly [keyof Gateway, (gateway: Gateway) => Promise<unknown>])[] = [
  ['answer', (gateway) => gateway.answer('{ viewer { isAdmin } }')],
  ['ask', (gateway) => gateway.ask('{ viewer { isAdmin } }')],
  ['act', (gateway) => gateway.act<object, { input: object }>('mutation { x }', {})],
  ['rows', (gateway) => drain(gateway.rows('{ x }', {}, () => null))],
  ['feed', (gateway) => drain(gateway.feed('subscription { x }', {}))],
];

describe('the gateway of a person', () => {
  it.each(CALLS)('ends the session once its token is not taken: %s', async (_, call) => {
    let lapses = 0;
    const { gateway, requests } = createRefusing('SESSION_INVALID');
    const wrapped = createLapsingGateway(gateway, () => void lapses++);
    await expect(call(wrapped)).rejects.toMatchObject({ code: 'SESSION_INVALID', message: TEXT });
    for (const [, other] of CALLS) await expect(other(wrapped)).rejects.toMatchObject({ message: TEXT });
    expect([lapses, requests()]).toEqual([1, 1]);
  });

  it.each(CALLS)('goes on after any other refusal: %s', async (name, call) => {
    let lapses = 0;
    const { gateway, requests } = createRefusing('FORBIDDEN');
    const wrapped = createLapsingGateway(gateway, () => void lapses++);
    for (let round = 0; round < 2; round++) {
      if (name === 'answer')
        expect(await call(wrapped)).toEqual({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      else await expect(call(wrapped)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'FORBIDDEN' });
    }
    expect([lapses, requests()]).toEqual([0, 2]);
  });
});
