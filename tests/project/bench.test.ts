import type { EvmAddress } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import { OPERATIONS, requestsOf } from '../../bench/capacity/operations.ts';
import { FIRST } from '../../bench/nested/query.ts';
import { ADMIN, fillRows, type Person } from '../../bench/support/fill.ts';
import { createSessionTokens } from '../../src/domains/account/session-token.ts';
import { forFile } from '../support/for-file.ts';
import { startTestGateway } from '../support/gateway.ts';

const gateway = await forFile(startTestGateway({ adminWallets: [ADMIN.wallet as EvmAddress] }));
await fillRows(gateway.database.url, { series: FIRST + 5, accounts: 3 });

it('the operations whose capacity is measured are answered as expected', async () => {
  const tokens = createSessionTokens([{ kid: 'test', secret: new Uint8Array(32).fill(1) }]);
  const tokenOf = ({ accountId }: Person) =>
    tokens.mint({ accountId, epoch: 0, issuedAt: Math.floor(gateway.clock.now().getTime() / 1000) });
  for (const operation of OPERATIONS) {
    const { body, headers } = (await requestsOf(operation, tokenOf))();
    const { query, variables = {} } = body as { query: string; variables?: Record<string, unknown> };
    const answer = await gateway.ask(query, variables, headers.authorization?.slice('Bearer '.length));
    expect(JSON.stringify(answer), operation.title).toContain(operation.expected);
    expect(answer, operation.title).not.toHaveProperty('errors');
  }
});
