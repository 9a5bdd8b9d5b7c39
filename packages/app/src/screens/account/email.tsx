import { keyed } from '@income-series/client/requests';
import { type FormEvent, useState } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { errorBeside, messageFor, requirePerson, useAct, useStep } from '../../gateway/act.ts';
import {
  ConfirmEmailDocument,
  RequestEmailCodeDocument,
  UpdateProfileDocument,
} from '../../generated/documents/account.ts';
import type { MyAccountQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';

type Account = NonNullable<NonNullable<MyAccountQuery['viewer']>['account']>;

/** Saves the address, and has a code mailed to it. */
async function saveAddress(email: string) {
  const { gateway } = requirePerson();
  await gateway.act(UpdateProfileDocument, keyed({ email }));
  return gateway.act(RequestEmailCodeDocument, keyed({}));
}

function AddressForm({ account, onSaved }: { readonly account: Account; readonly onSaved: () => void }) {
  const { values, change, forget } = useFormDraft('email', { email: account.email ?? '' });
  const save = useStep(saveAddress, () => {
    forget();
    onSaved();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(values.email.trim());
  };
  const error = errorBeside(save.error, 'email');
  return (
    <form onSubmit={submit}>
      <Field
        label="E-mail address"
        hint="Notices are mailed there once you confirm it. Mail names no amount."
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => change({ email })}
        error={messageFor(save.error, 'email')}
        isRequired
      />
      <AppButton type="submit" isDisabled={save.isPending || values.email.trim() === ''}>
        {save.isPending ? 'Mailing a code …' : 'Save and mail a code'}
      </AppButton>
      {error && <Failure error={error} />}
    </form>
  );
}

function CodeForm() {
  const [code, setCode] = useState('');
  const confirm = useAct(ConfirmEmailDocument);
  const mail = useAct(RequestEmailCodeDocument);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ code: code.trim() });
  };
  const error = errorBeside(confirm.error, 'code') ?? mail.error;
  return (
    <form onSubmit={submit}>
      <Field
        label="Code in the mail"
        hint="8 digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={messageFor(confirm.error, 'code')}
      />
      <div className="buttons">
        <AppButton type="submit" look="primary" isDisabled={confirm.isPending || !/^\s*\d{8}\s*$/.test(code)}>
          {confirm.isPending ? 'Confirming …' : 'Confirm the address'}
        </AppButton>
        <AppButton isDisabled={mail.isPending} onPress={() => mail.mutate({})}>
          Mail another code
        </AppButton>
      </div>
      {mail.data && (
        <p role="status">
          Another code is on its way. It is valid until <Countdown at={mail.data.expiresAt} />.
        </p>
      )}
      {error && <Failure error={error} />}
    </form>
  );
}

/** The e-mail address of the account, and the code that confirms it. */
export function EmailSection({ account, denied }: { readonly account: Account; readonly denied: ReadonlySet<string> }) {
  const [isChanging, setIsChanging] = useState(false);
  const { id, email, emailConfirmedAt } = account;
  const showsForm = email === null || isChanging;
  return (
    <section aria-labelledby="email">
      <h2 id="email">E-mail</h2>
      {email !== null && (
        <p>
          <Guarded field="Account.email" id={id} denied={denied}>
            {email}
          </Guarded>{' '}
          {emailConfirmedAt ? 'is confirmed: notices are mailed there.' : 'is not confirmed yet: no notice is mailed.'}
        </p>
      )}
      {email !== null && !emailConfirmedAt && !isChanging && <CodeForm />}
      {showsForm ? (
        <AddressForm account={account} onSaved={() => setIsChanging(false)} />
      ) : (
        <AppButton onPress={() => setIsChanging(true)}>Change the address</AppButton>
      )}
    </section>
  );
}
