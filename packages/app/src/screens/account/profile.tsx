import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo } from 'react';
import { errorBeside, messageFor, useAct } from '../../gateway/act.ts';
import { UpdateProfileDocument } from '../../generated/documents/account.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { Select } from '../../ui/select.tsx';
import { countries } from './countries.ts';
import { StepScreen, type TakingPart } from './taking-part.tsx';
import { isLive } from './words.ts';

function ProfileForm({ part: { account, last } }: { readonly part: TakingPart }) {
  const navigate = useNavigate();
  const options = useMemo(countries, []);
  const { values, change, forget } = useFormDraft('profile', {
    displayName: account.displayName ?? '',
    country: account.country ?? '',
  });
  const save = useAct(UpdateProfileDocument, () => {
    forget();
    void navigate({ to: isLive(last) ? '/start' : '/start/application' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ displayName: values.displayName, country: values.country });
  };
  const error = errorBeside(save.error, 'displayName', 'country');
  return (
    <form onSubmit={submit}>
      <Field
        label="Name"
        hint="A person’s or a firm’s name, at most 80 characters. Admins read it, nobody else."
        value={values.displayName}
        onChange={(displayName) => change({ displayName })}
        error={messageFor(save.error, 'displayName')}
        autoComplete="name"
        isRequired
      />
      <Select
        label="Country"
        hint="Where you live, or where the firm has its seat."
        value={values.country}
        onChange={(country) => change({ country })}
        options={options}
        error={messageFor(save.error, 'country')}
        autoComplete="country"
      />
      <AppButton
        type="submit"
        look="primary"
        isDisabled={save.isPending || values.displayName.trim() === '' || values.country === ''}
      >
        {save.isPending ? 'Saving …' : 'Save and continue'}
      </AppButton>
      {error && <Failure error={error} />}
    </form>
  );
}

/** The step of the name and country. */
export const ProfilePage = () => (
  <StepScreen title="Profile" lead="An admin reads who applies, and from where.">
    {(part) => <ProfileForm part={part} />}
  </StepScreen>
);
