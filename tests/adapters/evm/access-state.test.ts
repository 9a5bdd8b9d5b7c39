import { setImmediate } from 'node:timers/promises';
import { createPublicClient, custom } from 'viem';
import { expect, it } from 'vitest';
import { readAccessState } from '../../../src/adapters/evm/access-state.ts';
import { unhandledIn } from '../../support/unhandled.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;

it('a node that goes away while roles, targets and operations are read leaves no error that nobody handles', async () => {
  const refuse = async () => {
    await setImmediate();
    throw new Error('gone');
  };
  const client = createPublicClient({ transport: custom({ request: refuse }, { retryCount: 0 }) });
  const contracts = { access: address('01'), registry: address('02'), fxFeed: address('03') };
  const history = {
    roles: [1n, 2n],
    targets: [address('04')],
    functions: [{ target: address('05'), selector: '0x12345678' }],
    operations: [`0x${'06'.repeat(32)}`],
  } as const;
  const reading = () => readAccessState(client, contracts, history as never, { number: 1n, timestamp: 1n });
  expect(await unhandledIn(() => expect(reading()).rejects.toThrow())).toHaveLength(0);
});
