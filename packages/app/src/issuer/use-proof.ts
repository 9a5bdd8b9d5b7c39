import { useEffect, useRef, useState } from 'react';
import { requireSecret } from '../device/secrets.ts';
import { useSecrets, useSecretsRefresh } from '../device/use-secrets.ts';
import { useReader } from '../reader.ts';
import type { ProofStep } from './proof-messages.ts';
import type { ProofWish } from './prove.ts';
import type { ProvenReport } from './report-place.ts';

export interface Proofs {
  /** The step of the proof that runs; null while no step runs. */
  readonly step: ProofStep | null;
  /** Makes a proof with the account's secrets. @returns null if the person ended it @throws DeviceFault, GatewayError */
  readonly prove: (wish: Omit<ProofWish, 'secrets'>) => Promise<ProvenReport | null>;
  readonly cancel: () => void;
}

/** Returns how a screen has reports proven. A proof ends with the screen. */
export function useProofs(account: string): Proofs {
  const { gateway } = useReader();
  const { data: secrets = [] } = useSecrets(account);
  const refresh = useSecretsRefresh();
  const [step, setStep] = useState<ProofStep | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const prove = async (wish: Omit<ProofWish, 'secrets'>) => {
    const end = new AbortController();
    running.current = end;
    setStep('LOADING');
    try {
      const latest = await requireSecret(account);
      const others = secrets.filter(({ fingerprint }) => fingerprint !== latest.fingerprint);
      // A part of its own, because the functions of an issuer's device are large.
      const { proveReport } = await import('./prove.ts');
      const all = { ...wish, secrets: [latest, ...others] };
      return await proveReport(gateway, all, { signal: end.signal, onStep: setStep });
    } catch (error) {
      if (end.signal.aborted) return null;
      throw error;
    } finally {
      setStep(null);
      await refresh(account);
    }
  };
  return { step, prove, cancel };
}
