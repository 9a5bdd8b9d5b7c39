import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import type { DeploymentCheck } from '../../adapters/evm/deployment.ts';
import { failureAdvice } from './output.ts';
import { createProgress } from './progress.ts';
import { requireChecks } from './verify.ts';

const MET: DeploymentCheck = { check: 'one', ok: true };
const FAILED: DeploymentCheck = { check: 'two', ok: false };
const UNANSWERED: DeploymentCheck = { check: 'three', ok: null };

function judge(...checks: DeploymentCheck[]) {
  const lines: string[] = [];
  let failed: string | null = null;
  try {
    requireChecks(checks, { checks, entries: [] }, createProgress(), (line) => void lines.push(line));
  } catch (error) {
    failed = (error as Error).message;
  }
  return { failed, lines };
}

const address = (digit: string) => `0x${digit.repeat(40)}` as EvmAddress;
const sent = (digit: string) => ({
  contract: `contract ${digit}`,
  address: address(digit),
  hash: `0x${digit.repeat(64)}` as Bytes32,
});

describe('the checks of a deployment', () => {
  it('pass where each is met', () => expect(judge(MET, MET).failed).toBeNull());

  it('find another deployment where one failed, whatever else is unanswered', () =>
    expect(judge(MET, UNANSWERED, FAILED).failed).toBe('the deployment is not the build’s'));

  it('say nothing of the deployment where the node did not answer', () => {
    const { failed, lines } = judge(MET, UNANSWERED);
    expect(failed).toBe('the node did not answer 1 of 2 checks: run it again, or with another node');
    expect(lines).toContain('OPEN   three: the node did not answer');
  });
});

describe('the advice after a failed run', () => {
  const handover = [{ role: 'ADMIN', holders: [], state: 'handed over' }] as const;
  const after = (...checks: DeploymentCheck[]) =>
    failureAdvice({ ...createProgress(), handover, checks, fileWritten: true }, 'x', 'contracts.env').join('\n');

  it('gives a deployment up after the handover only if a check failed', () => {
    expect(after(MET, FAILED)).toContain('Do not use this deployment.');
    for (const checks of [[MET, UNANSWERED], [MET]]) {
      expect(after(...checks)).not.toContain('Do not use');
      expect(after(...checks)).toContain('run --verify contracts.env before you use it');
    }
  });

  it('says that nothing was sent only if nothing was sent', () => {
    expect(failureAdvice(createProgress(), 'no answer', 'out')).toEqual(['Failed: no answer', 'Nothing was sent.']);
  });

  it('names the transactions that may still be included, also before the first block', () => {
    const [first, second] = [sent('1'), sent('2')];
    expect(failureAdvice({ ...createProgress(), sent: [first] }, 'no receipt', 'out')).toEqual([
      'Failed: no receipt',
      'Sent, and not seen in a block; it may still be included:',
      `  contract 1 ${first.hash}`,
    ]);
    const confirmed = [{ contract: first.contract, address: first.address, block: 7n, place: 1, total: 2 }];
    expect(failureAdvice({ ...createProgress(), sent: [first, second], confirmed }, 'no receipt', 'out')).toEqual([
      'Failed: no receipt',
      'On the chain by then:',
      `  contract 1 ${first.address} in block 7`,
      'Sent, and not seen in a block; it may still be included:',
      `  contract 2 ${second.hash}`,
    ]);
  });
});
