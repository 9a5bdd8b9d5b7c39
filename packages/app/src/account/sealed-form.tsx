import type { Gateway } from '@income-series/client/gateway';
import { type ReactNode, useState } from 'react';
import { KeepFile } from '../device/keep-file.tsx';
import { requireSecret } from '../device/secrets.ts';
import { useSecrets, useSecretsRefresh } from '../device/use-secrets.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Fact, NumberField } from '../ui/index.ts';
import type { DraftState } from './draft.ts';
import type { WishPlace } from './sealing.ts';
import { useTask } from './task.ts';
import { formatBalance } from './wallet-balance.ts';
import { formatDeposit, readDraft, type SealedField, type SealedRules, type WishDraft } from './wish-draft.ts';

interface FieldWords {
  readonly label: string;
  readonly description: string;
  readonly unit?: string;
}

export interface SealedFormProps {
  readonly what: 'bid' | 'order';
  readonly form: DraftState<WishDraft>;
  readonly rules: SealedRules;
  readonly fields: Readonly<Record<SealedField, FieldWords>>;
  readonly place: WishPlace;
  /** The global id of the account. */
  readonly account: string;
  /** The controls before the fields. */
  readonly choices?: ReactNode;
  /** The section on what sealing means, shown before anything is sealed. */
  readonly children: ReactNode;
}

/** The form of a bid or an order: units, price, the deposit that follows, what sealing means, and the file of the device. */
export function SealedForm({ what, form, rules, fields, place, account, choices, children }: SealedFormProps) {
  const { run } = useTransactions();
  const [isAccepted, setAccepted] = useState(false);
  const { data: secrets = [] } = useSecrets(account);
  const refreshSecrets = useSecretsRefresh();
  const task = useTask();
  const { draft, change, clear } = form;
  const { token, balance, freeUnits } = rules;
  const read = readDraft(draft, rules);
  const risk = `${what}-without-file`;
  const [latest = null] = secrets;
  const isKept = Boolean(latest?.savedMs);
  const idOf = (field: SealedField) => `${what}-${field}`;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const faults = Object.entries(read.faults).map(([field, message]) => ({
      field: idOf(field as SealedField),
      message,
    }));
    if (!isKept && !isAccepted)
      faults.push({ field: risk, message: `Save the file of this device, or ${what} without it.` });
    const { wish } = read;
    if (faults.length > 0 || wish === null) {
      task.show(faults);
      return;
    }
    void task.run(async () => {
      const secret = await requireSecret(account);
      await refreshSecrets(account);
      const { buildCommit } = await import('./sealing.ts');
      const build = (gateway: Gateway) => buildCommit(gateway, secret, place, wish);
      if (await run(`Commit the sealed ${what}`, build, { token })) clear();
    });
  };

  const fieldOf = (field: SealedField) => ({
    ...fields[field],
    id: idOf(field),
    value: draft[field],
    onChange: (text: string) => change({ [field]: text }),
    error: task.errorOf(idOf(field)),
  });
  const isBuying = draft.side === 'BUY';
  const owned = isBuying ? balance : freeUnits;
  return (
    <>
      <form id={what} onSubmit={submit} noValidate>
        <ErrorSummary problems={task.problems} />
        {choices}
        <NumberField {...fieldOf('quantity')} />
        <NumberField {...fieldOf('price')} />
        <NumberField {...fieldOf('deposit')} />
        <dl className="facts">
          <Fact name="Deposit">{formatDeposit(read.wish?.deposit ?? read.least, draft.side, token)}</Fact>
          <Fact name={isBuying ? 'The wallet has' : 'The wallet can sell'}>
            {formatBalance(owned, (had) => formatDeposit(had, draft.side, token))}
          </Fact>
        </dl>
        {isBuying && (
          <p>
            The wallet asks you to allow exactly this deposit, unless it was allowed before, and then to send the {what}
            .
          </p>
        )}
      </form>
      {children}
      <section aria-labelledby="keep">
        <h2 id="keep">Keep what reveals it</h2>
        <KeepFile
          account={account}
          device={latest}
          isKept={isKept}
          kept={`The file of this device is saved. It reveals this ${what} on any device.`}
          reason={`A secret in this browser reveals the ${what}. Save its file first, so that the ${what} is not lost with the browser.`}
          risk={`I ${what} without the file: if this browser loses its data, I cannot reveal the ${what}`}
          riskId={risk}
          isAccepted={isAccepted}
          onAccept={setAccepted}
        />
      </section>
      <Button type="submit" form={what} kind="main" isDisabled={task.isBusy}>
        Seal and send the {what}
      </Button>
    </>
  );
}
