import { keyed } from '@income-series/client/gateway';
import { useState } from 'react';
import { useRefresh } from '../answer.ts';
import { formatTime } from '../formats.ts';
import { ConfirmEmailDocument, RequestEmailCodeDocument, UpdateEmailDocument } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, Status, TextField } from '../ui/index.ts';
import { useTask } from './task.ts';

const EMAIL = 'email';
const CODE = 'email-code';

/** Confirms the address with the code that was mailed to it. */
function Confirm({ email }: { readonly email: string }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ code: CODE });
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const request = () =>
    task.run(async () => {
      const { expiresAt } = await gateway.act(RequestEmailCodeDocument, keyed({}));
      setSent(`A code is on its way to ${email}. It is good until ${formatTime(expiresAt)}.`);
    });
  const confirm = (event: React.FormEvent) => {
    event.preventDefault();
    void task.run(async () => {
      await gateway.act(ConfirmEmailDocument, keyed({ code: code.trim() }));
      refresh();
    });
  };
  return (
    <form onSubmit={confirm} noValidate>
      <p>{email} is not confirmed, so no notification is mailed to it.</p>
      <ErrorSummary problems={task.problems} />
      <Button onPress={() => void request()} isDisabled={task.isBusy}>
        Mail me a code
      </Button>
      <TextField
        id={CODE}
        label="Code of the mail"
        description="8 digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={task.errorOf(CODE)}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Confirm the address
      </Button>
      <Status>{sent}</Status>
    </form>
  );
}

export interface EmailFormsProps {
  readonly email: string | null;
  readonly confirmedAt: string | null;
}

/** The account's e-mail address, and its confirmation. */
export function EmailForms({ email, confirmedAt }: EmailFormsProps) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask({ email: EMAIL });
  const [typed, setTyped] = useState(email ?? '');
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    void task.run(async () => {
      await gateway.act(UpdateEmailDocument, keyed({ email: typed.trim() }));
      refresh();
    });
  };
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">E-mail</h2>
      <form onSubmit={save} noValidate>
        <ErrorSummary problems={task.problems} />
        <TextField
          id={EMAIL}
          label="Address for notifications"
          type="email"
          autoComplete="email"
          value={typed}
          onChange={setTyped}
          error={task.errorOf(EMAIL)}
        />
        <Button type="submit" isDisabled={task.isBusy}>
          Save the address
        </Button>
      </form>
      {email !== null && confirmedAt !== null && <p>Confirmed at {formatTime(confirmedAt)}.</p>}
      {email !== null && confirmedAt === null && <Confirm email={email} />}
    </section>
  );
}
