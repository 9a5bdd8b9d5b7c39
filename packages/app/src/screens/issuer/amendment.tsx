import { currencyNumber, keyed, sealTerms } from '@income-series/client';
import { BuildAmendTermsDocument } from '@income-series/client/operations';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { currencyToken, formatMoney, parseDecimal } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { ProposeAmendmentDocument, WithdrawAmendmentDocument } from '../../generated/documents/issuer.ts';
import { Action } from '../../ui/action.tsx';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { AttestorChoice, MissingAttestor } from './attestor-choice.tsx';
import { deviceFailure } from './device-failure.ts';
import { PERCENT_DECIMALS, shareText } from './draft-model.ts';
import type { SectionProps } from './section-props.ts';

const LIVE: ReadonlySet<string> = new Set(['PROPOSED', 'AWAITING_ATTESTOR', 'SIGNED']);
const STATES: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);
/** An amendment that is under way. */
function Proposal({ series, person, onChange }: SectionProps) {
  const amendment = series.amendments.nodes.find(({ state }) => LIVE.has(state));
  const withdrawing = useMutation({
    mutationFn: (id: string) => person.gateway.act(WithdrawAmendmentDocument, keyed({ id })),
    onSuccess: onChange,
  });
  if (amendment === undefined) return null;
  const { id, state, proposedAt, newCap } = amendment;
  return (
    <>
      <Facts
        of={[
          ['State', wordsOf(state)],
          ['Proposed', formatDateTime(proposedAt)],
          ['New cap', formatMoney(newCap, series.paymentToken)],
        ]}
      />
      <div className="buttons">
        {state === 'SIGNED' && (
          <Action
            label="Amend the terms"
            token={series.paymentToken}
            build={async ({ gateway }) => {
              const input = withFacts(keyed({ id }), { args: { seriesKey: series.key } });
              return [(await gateway.act(BuildAmendTermsDocument, input)).transaction];
            }}
            done="The new terms hold."
            onDone={onChange}
          />
        )}
        {state !== 'SIGNED' && (
          <AppButton look="danger" isDisabled={withdrawing.isPending} onPress={() => withdrawing.mutate(id)}>
            Withdraw the amendment
          </AppButton>
        )}
      </div>
      {withdrawing.error && <Failure error={withdrawing.error} />}
    </>
  );
}

interface Terms {
  readonly threshold: string;
  readonly share: string;
  readonly cap: string;
  readonly attestor: string;
}

/** Seals new terms on this device, and proposes them. @throws DeviceError, RefusedError */
async function propose({ series, person }: SectionProps, { threshold, share, cap, attestor }: Terms) {
  const { chain, key: seriesKey, unitsOffered, currency, indexingRule, curve, paymentToken: token, routed } = series;
  const money = routed ? token : currencyToken(currency);
  const theta = parseDecimal(threshold, money.decimals ?? 0);
  const wad = parseDecimal(share, PERCENT_DECIMALS);
  const newCap = parseDecimal(cap, token.decimals ?? 0);
  const currencyCode = currencyNumber(currency ?? '');
  if (theta === null || wad === null || newCap === null || currencyCode === null)
    throw new Error('A figure is missing, or is no number.');
  const figures = { theta, currencyCode, indexingRule: indexingRule === 'ANNUAL' ? 1 : 0, curve: !!curve };
  const { terms, shareRate } = sealTerms({ ...figures, shareRate: shareText(wad), unitsOffered: BigInt(unitsOffered) });
  const sealed = { theta: `${terms.theta}`, shareRate: `${shareRate}`, termsSalt: `${terms.termsSalt}` };
  const input = { chain, seriesKey, newId: crypto.randomUUID(), newCap: `${newCap}`, ...sealed };
  const key = attestor === '' ? {} : { attestorKey: attestor as `0x${string}` };
  await person.gateway.act(ProposeAmendmentDocument, keyed({ ...input, ...key }));
}

function ProposalForm(props: SectionProps) {
  const { series, attestors, onChange } = props;
  const [typed, setTyped] = useState<Terms>({ threshold: '', share: '', cap: '', attestor: '' });
  const proposing = useMutation({ mutationFn: () => propose(props, typed), onSuccess: onChange });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    proposing.mutate();
  };
  const field = (name: 'threshold' | 'share' | 'cap') => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    inputMode: 'decimal' as const,
    isRequired: true,
  });
  const money = series.routed ? series.paymentToken : currencyToken(series.currency);
  return (
    <form onSubmit={submit}>
      <Field label="New threshold of a year" unit={money.symbol} {...field('threshold')} />
      <Field label="New share of the income above it" unit="%" {...field('share')} />
      <Field
        label="New cap: paid at most, in all"
        hint="At least what was paid and accrued."
        unit={series.paymentToken.symbol}
        {...field('cap')}
      />
      {attestors.length > 0 && (
        <>
          <AttestorChoice
            attestors={attestors}
            value={typed.attestor}
            onChange={(attestor) => setTyped({ ...typed, attestor })}
          />
          <MissingAttestor of={typed.attestor} />
        </>
      )}
      <AppButton
        type="submit"
        look="primary"
        isDisabled={proposing.isPending || (attestors.length > 0 && typed.attestor === '')}
      >
        Propose the amendment
      </AppButton>
      {proposing.error && <Failure error={deviceFailure(proposing.error)} />}
    </form>
  );
}

/** Other terms from a later quarter on: proposed, signed by an attestor, and put on the chain. */
export function AmendmentSection(props: SectionProps) {
  const { series } = props;
  const isLive = series.amendments.nodes.some(({ state }) => LIVE.has(state));
  if (!STATES.has(series.state) && !isLive) return null;
  return (
    <section aria-labelledby="amendment">
      <h2 id="amendment">Amendment</h2>
      <p>An attestor reads the new terms and signs them. They hold once they are on the chain.</p>
      {isLive ? (
        <Proposal {...props} />
      ) : (
        <details>
          <summary>Propose new terms</summary>
          <ProposalForm {...props} />
        </details>
      )}
    </section>
  );
}
