import { expect, it } from 'vitest';
import { watchBuilds, withFacts } from './build-watch.ts';

it('A watched gateway knows what the page asked for, and passes it on', async () => {
  const sent: unknown[] = [];
  const gateway = { act: async (...call: readonly unknown[]) => sent.push(call) };
  const watched = watchBuilds(gateway as never);
  const document = (name: string) => `mutation ${name}($input: Input!) { x }` as never;
  const bid = { chain: 'evm:1', seriesKey: '0x5e', wallet: '0xab', commitment: '0xc0', deposit: '7' };
  const facts = { kind: 'REGISTER_ATTESTOR', args: { key: '0xab' } };
  await watched.gateway.act(document('BuildCommitBid'), bid as never);
  await watched.gateway.act(document('DecideProposal'), withFacts({ id: 'x' }, facts) as never);
  expect(sent).toEqual([
    [document('BuildCommitBid'), bid],
    [document('DecideProposal'), { id: 'x' }],
  ]);
  expect(watched.requests).toEqual([
    { name: 'BuildCommitBid', input: bid, facts: {} },
    { name: 'DecideProposal', input: { id: 'x' }, facts },
  ]);
});
