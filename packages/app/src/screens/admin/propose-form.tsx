import { GatewayError } from '@income-series/client/requests';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { chainName } from '../../format/words.ts';
import { useAct } from '../../gateway/act.ts';
import { chainNow } from '../../gateway/chain-time.ts';
import { useChains } from '../../gateway/chains.ts';
import { session } from '../../gateway/session.ts';
import { ProposeAttestorDocument } from '../../generated/documents/admin.ts';
import type { AttestorAction } from '../../generated/operations.ts';
import { useStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { NamedChoice, oneOf, useFilters } from './filters.tsx';

const ACTIONS = ['REGISTER', 'REVOKE'] as const satisfies readonly AttestorAction[];
const ACTION_CHOICES = [
  ['REGISTER', 'Register'],
  ['REVOKE', 'Revoke'],
] as const;
/** The times for which a revoked key's signatures stay valid, in days. */
const GRACES = [
  ['0', 'At once'],
  ['7', 'In 7 days'],
  ['30', 'In 30 days'],
] as const;
const DAY_MS = 24 * 60 * 60_000;
/** A grace that ends a little earlier than its day, because the gateway counts from its own clock. */
const MARGIN_MS = 60 * 60_000;

const graceEnd = (chain: string, days: string): string => {
  const end = new Date(chainNow(chain) + Number(days) * DAY_MS - MARGIN_MS);
  end.setMilliseconds(0);
  return end.toISOString();
};

/** The error of an argument, to show it beside its field. */
const errorOf = (error: Error | null, argument: string): string | null =>
  error instanceof GatewayError && error.argument?.includes(argument) ? error.message : null;

/** The form that proposes to register or revoke a key. The address has what was chosen. */
export function ProposeForm() {
  const [{ key = '', act, chain }, setFilters] = useFilters<'key' | 'act' | 'chain'>();
  const [grace, setGrace] = useState<(typeof GRACES)[number][0]>('0');
  const chains = useChains();
  const person = useStore(session);
  const action = oneOf(ACTIONS, act) ?? 'REGISTER';
  const registry = chain ?? person?.chain ?? chains[0] ?? '';
  const propose = useAct(ProposeAttestorDocument, () => setFilters({ key: null, act: null }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const graceEndsAt = action === 'REVOKE' && grace !== '0' ? graceEnd(registry, grace) : null;
    propose.mutate({ key: key.trim() as `0x${string}`, action, chain: registry, graceEndsAt });
  };
  const fieldError = errorOf(propose.error, 'key');
  return (
    <section aria-labelledby="propose">
      <h2 id="propose">Propose a change</h2>
      <form onSubmit={submit}>
        <Field
          label="Attestor key"
          hint="A key is 0x and 40 hexadecimal digits."
          error={fieldError}
          value={key}
          onChange={(next) => setFilters({ key: next || null })}
        />
        <NamedChoice
          label="Change"
          options={ACTION_CHOICES}
          value={action}
          onChange={(next) => setFilters({ act: next })}
        />
        {chains.length > 1 && (
          <NamedChoice<string>
            label="Registry"
            options={chains.map((one) => [one, chainName(one)] as const)}
            value={registry}
            onChange={(next) => setFilters({ chain: next })}
          />
        )}
        {action === 'REVOKE' && (
          <>
            <p className="hint">Signatures of a revoked key stay valid until the revocation takes effect.</p>
            <NamedChoice label="Takes effect" options={GRACES} value={grace} onChange={setGrace} />
          </>
        )}
        <AppButton type="submit" isDisabled={key.trim() === '' || propose.isPending}>
          {action === 'REGISTER' ? 'Propose to register it' : 'Propose to revoke it'}
        </AppButton>
        {propose.isSuccess && <p role="status">The proposal waits for another admin.</p>}
        {propose.error && fieldError === null && <Failure error={propose.error} />}
      </form>
    </section>
  );
}
