import { expect, it } from 'vitest';
import { type DemoAnswer, requireData } from './client.ts';

const path = ['input', 'seriesKey'];
const refused = (refusal: object): DemoAnswer<object> => ({ data: { buildCommitBid: refusal } });
const failed = (...codes: readonly Readonly<Record<string, unknown>>[]): DemoAnswer<object> => ({
  data: null,
  errors: codes.map((extensions) => ({ message: 'No.', extensions })),
});

it.each([
  [refused({ code: 'BID_UNKNOWN' }), 'the gateway refused: BID_UNKNOWN'],
  [
    refused({ code: 'NOTHING_DUE', message: 'Nothing is due.', mend: 'Read `claims`.', path: null }),
    'the gateway refused: NOTHING_DUE: Nothing is due. Read `claims`.',
  ],
  [
    refused({ code: 'WINDOW_CLOSED', message: 'It is closed.', mend: 'Wait.', path }),
    'the gateway refused: WINDOW_CLOSED at seriesKey: It is closed. Wait.',
  ],
  [
    refused({ code: 'BAD_INPUT', message: 'It is wrong.', mend: 'Mend it.', path, expected: 'Bytes32' }),
    'the gateway refused: BAD_INPUT at seriesKey: Bytes32',
  ],
  [refused({ code: 'WINDOW_CLOSED', path }), 'the gateway refused: WINDOW_CLOSED at seriesKey'],
  [refused({ code: 'WINDOW_CLOSED', path: ['input'] }), 'the gateway refused: WINDOW_CLOSED at input'],
  [
    refused({ code: 'SIMULATION_FAILED', message: 'It has a bid.', path: null, errorName: 'ALREADY_BID' }),
    'the gateway refused: SIMULATION_FAILED (ALREADY_BID) It has a bid.',
  ],
  [refused({ code: 'BAD_INPUT', path, expected: 'Bytes32' }), 'the gateway refused: BAD_INPUT at seriesKey: Bytes32'],
  [
    failed({ code: 'BAD_INPUT', argument: ['input', 'seriesKey'], expected: 'Bytes32' }),
    'the gateway answered BAD_INPUT at seriesKey: Bytes32',
  ],
  [failed({ code: 'BAD_USER_INPUT' }, { code: 'BAD_USER_INPUT' }), 'the gateway answered BAD_USER_INPUT'],
  [failed(), 'the gateway answered nothing'],
])('what is refused ends the story with one line (%#)', async (answer, message) => {
  await expect(requireData(Promise.resolve(answer))).rejects.toThrow(new Error(message));
});
