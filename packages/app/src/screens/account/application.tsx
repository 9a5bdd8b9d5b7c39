import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { errorBeside, messageFor, useAct } from '../../gateway/act.ts';
import { StartApplicationDocument } from '../../generated/documents/account.ts';
import type { SourceKind } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { Select } from '../../ui/select.tsx';
import { countries } from './countries.ts';
import { StepScreen, type TakingPart } from './taking-part.tsx';
import { isLive, personaName, SOURCE_KINDS, sourceName } from './words.ts';

const ROLES = [
  ['BACKER', 'Backer', 'You bid for units of series, hold them, and are paid each quarter.'],
  ['ISSUER', 'Issuer', 'You offer a series of your income, report it each quarter, and pay.'],
] as const;

const kindsOf = (text: string) => SOURCE_KINDS.filter((kind) => text.split(' ').includes(kind));

function SourceKinds({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  return (
    <CheckboxGroup className="field" value={kindsOf(value)} onChange={(kinds) => onChange(kinds.join(' '))}>
      <Label className="group-label">Your income comes from</Label>
      <span className="hint">Name each kind. The chain and holders never learn it.</span>
      {SOURCE_KINDS.map((kind) => (
        <Checkbox key={kind} value={kind} className="option">
          <span className="box" aria-hidden="true" />
          {sourceName(kind)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

function Roles({ value, onChange }: { readonly value: string; readonly onChange: (role: string) => void }) {
  return (
    <RadioGroup className="field" value={value === '' ? null : value} onChange={onChange}>
      <Label className="group-label">You take part as</Label>
      {ROLES.map(([role, name, text]) => (
        <Radio key={role} value={role} className="option">
          <span className="box round" aria-hidden="true" />
          <span>
            <strong>{name}</strong> <span className="quiet">{text}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

function ApplicationForm({ part: { account } }: { readonly part: TakingPart }) {
  const navigate = useNavigate();
  const options = useMemo(countries, []);
  const { values, change, forget } = useFormDraft('application', {
    persona: '',
    kinds: '',
    country: account.country ?? '',
  });
  const start = useAct(StartApplicationDocument, () => {
    forget();
    void navigate({ to: '/start/identity' });
  });
  const isIssuer = values.persona === 'ISSUER';
  const incomeSourceKinds: readonly SourceKind[] = kindsOf(values.kinds);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const persona = isIssuer ? 'ISSUER' : 'BACKER';
    const sources = isIssuer ? { incomeSourceKinds } : {};
    start.mutate({ newId: crypto.randomUUID(), persona, country: values.country, ...sources });
  };
  const error = errorBeside(start.error, 'country');
  return (
    <form onSubmit={submit}>
      <Roles value={values.persona} onChange={(persona) => change({ persona })} />
      {isIssuer && <SourceKinds value={values.kinds} onChange={(kinds) => change({ kinds })} />}
      <Select
        label="Country of the application"
        hint="It stays as it is now, even if the profile changes."
        value={values.country}
        onChange={(country) => change({ country })}
        options={options}
        error={messageFor(start.error, 'country')}
        autoComplete="country"
      />
      <AppButton
        type="submit"
        look="primary"
        isDisabled={
          start.isPending ||
          values.persona === '' ||
          values.country === '' ||
          (isIssuer && incomeSourceKinds.length === 0)
        }
      >
        {start.isPending ? 'Starting …' : 'Start the application'}
      </AppButton>
      {error && <Failure error={error} />}
    </form>
  );
}

/** The step of the role. An account has one open application at a time. */
export const ApplicationPage = () => (
  <StepScreen title="Application" lead="You choose a role. An admin decides on it.">
    {(part) =>
      isLive(part.last) ? (
        <p>
          You apply as {personaName(part.last.persona).toLowerCase()} already. <Link to="/start">All steps</Link> shows
          its state, and withdraws it.
        </p>
      ) : (
        <ApplicationForm part={part} />
      )
    }
  </StepScreen>
);
