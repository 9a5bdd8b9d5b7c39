import { describe, expect, it } from 'vitest';
import { requireSendable, SimulationFailed } from './sendable.ts';

const failed = (errorName: string | null) => ({ simulation: { ok: false, errorName, cost: null } });

describe('a transaction that would fail', () => {
  it.each([
    ['NOT_ALLOWLISTED', 'WALLET_NOT_VERIFIED'],
    ['ISSUER_NOT_APPROVED', 'ISSUER_NOT_APPROVED'],
    ['WRONG_STATE', 'SIMULATION_FAILED'],
    ['toString', 'SIMULATION_FAILED'],
    [null, 'SIMULATION_FAILED'],
  ])('by %s is refused with %s, and built for who asks for that', (errorName, code) => {
    const build = () => requireSendable(failed(errorName));
    expect(build).toThrow(expect.objectContaining({ code }));
    if (code === 'SIMULATION_FAILED') expect(build).toThrow(SimulationFailed);
    expect(() => requireSendable(failed(errorName), { allowFailing: true })).not.toThrow();
    expect(() => requireSendable(failed(errorName), { allowFailing: null })).toThrow();
  });

  it('is none that succeeds', () => {
    expect(() => requireSendable({ simulation: { ok: true, errorName: null, cost: '1' } })).not.toThrow();
  });
});
