import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem';
import { describe, expect, it } from 'vitest';
import { type LogsFailure, logsFailure } from './logs-failure.ts';

const REQUESTED_BLOCKS = 5_000;
const long = (cap: number | null): LogsFailure => ({ kind: 'LONG', cap });

/** Messages of nodes and providers that users of those have published. */
const NODE_MESSAGES: readonly (readonly [string, number, LogsFailure])[] = [
  ['eth_getLogs is limited to a 1,000 range', -32614, long(1_000)],
  ['range 5000 exceeds limit of 2000', -32602, long(2_000)],
  ['range 9009594 is bigger than range limit 2000', -32602, long(2_000)],
  ['block range is larger than max block range, block range = 5000, max block range = 800', -32000, long(800)],
  [
    'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x2710, 0x2903]',
    -32600,
    long(500),
  ],
  [
    'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response.',
    -32602,
    long(2_000),
  ],
  ['query returned more than 4000 results', -32005, long(null)],
  ['query timeout exceeded', -32000, long(null)],
  ['limit exceeded', -32005, long(null)],
  ['exceed maximum block range: 50', -32000, long(50)],
  ['block range limit exceeded, maximum 100', -32000, long(100)],
  ['invalid block range', -32602, { kind: 'BEHIND' }],
  ['invalid block range params: toBlock is after the latest block', -32602, { kind: 'BEHIND' }],
  ['block not found', -32001, { kind: 'BEHIND' }],
  ['Your app has exceeded its compute units per second capacity', -32005, { kind: 'BUSY' }],
  ['daily request count exceeded, request rate limited', -32005, { kind: 'BUSY' }],
  ['the method eth_getLogs does not exist', -32601, { kind: 'OTHER' }],
];

describe('why a node does not answer for a range of blocks', () => {
  it.each(NODE_MESSAGES)('%s', (message, code, failure) => {
    const error = new RpcRequestError({ body: {}, error: { code, message }, url: 'node' });
    expect(logsFailure(error, REQUESTED_BLOCKS)).toEqual(failure);
  });

  it('is judged by the status where the answer is no JSON-RPC', () => {
    const status = (code: number) =>
      logsFailure(new HttpRequestError({ url: 'node', status: code }), REQUESTED_BLOCKS).kind;
    expect([413, 429, 502, 401].map(status)).toEqual(['LONG', 'BUSY', 'BUSY', 'OTHER']);
    expect(logsFailure(new TimeoutError({ body: {}, url: 'node' }), REQUESTED_BLOCKS)).toEqual(long(null));
    expect(logsFailure(new TypeError('fetch failed'), REQUESTED_BLOCKS)).toEqual({ kind: 'OTHER' });
  });
});
