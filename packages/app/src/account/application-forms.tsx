import { keyed } from '@income-series/client/gateway';
import { useMemo, useState } from 'react';
import { useRefresh } from '../answer.ts';
import { formatWord } from '../formats.ts';
import {
  type AccountStartQuery,
  StartApplicationDocument,
  StartApplicationIdentityCheckDocument,
  type StartApplicationMutationVariables,
  SubmitApplicationDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { people } from '../session/people.ts';
import { Button, SelectField } from '../ui/index.ts';
import { listCountries } from './countries.ts';
import type { Task } from './task.ts';

export type Application = NonNullable<AccountStartQuery['myApplications']>['nodes'][number];
type SourceKind = NonNullable<StartApplicationMutationVariables['input']['incomeSourceKinds']>[number];

const COUNTRY = 'country';
const SOURCES = 'income-sources';

/** The fields of an application by the arguments of the gateway. */
export const APPLICATION_FIELDS = { country: COUNTRY, incomeSourceKinds: SOURCES };

const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  PAYROLL: 'An employer’s payroll',
  BANK: 'A bank account',
  INVOICING: 'An invoicing program',
  PLATFORM: 'A platform that pays you',
};

interface SourcesProps {
  readonly chosen: readonly SourceKind[];
  readonly onChange: (chosen: readonly SourceKind[]) => void;
  readonly error: string | undefined;
}

/** The kinds of income that an issuer has. */
const Sources = ({ chosen, onChange, error }: SourcesProps) => (
  <fieldset className="field choice-group" aria-describedby={error && `${SOURCES}-error`}>
    <legend>Where your income comes from</legend>
    {(Object.keys(SOURCE_NAMES) as SourceKind[]).map((kind, at) => (
      <label key={kind} className="check">
        <input
          id={at === 0 ? SOURCES : undefined}
          type="checkbox"
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
          }
        />{' '}
        {SOURCE_NAMES[kind]}
      </label>
    ))}
    {error !== undefined && (
      <span id={`${SOURCES}-error`} className="field-error">
        {error}
      </span>
    )}
  </fieldset>
);

export interface ApplyProps {
  readonly task: Task;
  readonly persona: 'BACKER' | 'ISSUER';
}

/** The beginning of an application: the country, and for an issuer the kinds of income. */
export function Apply({ task, persona }: ApplyProps) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const countries = useMemo(listCountries, []);
  const [country, setCountry] = useState('');
  const [sources, setSources] = useState<readonly SourceKind[]>([]);
  const isIssuer = persona === 'ISSUER';
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const faults = [
      ...(country === '' ? [{ field: COUNTRY, message: 'Choose the country where you live.' }] : []),
      ...(isIssuer && sources.length === 0
        ? [{ field: SOURCES, message: 'Choose where your income comes from.' }]
        : []),
    ];
    if (faults.length > 0) {
      task.show(faults);
      return;
    }
    void task.run(async () => {
      await gateway.act(
        StartApplicationDocument,
        keyed({
          newId: crypto.randomUUID(),
          persona,
          country,
          ...(isIssuer ? { incomeSourceKinds: [...sources] } : {}),
        }),
      );
      refresh();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        id={COUNTRY}
        label="Country where you live"
        value={country}
        choices={{ '': 'Choose', ...Object.fromEntries(countries.map(({ code, name }) => [code, name])) }}
        onChange={setCountry}
        error={task.errorOf(COUNTRY)}
      />
      {isIssuer && <Sources chosen={sources} onChange={setSources} error={task.errorOf(SOURCES)} />}
      <Button type="submit" kind="main" isDisabled={task.isBusy}>
        Start the application
      </Button>
    </form>
  );
}

/** The check of who somebody is, at a provider. */
export function Identity({ application, task }: { readonly application: Application; readonly task: Task }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const [url, setUrl] = useState<string | null>(null);
  const isDemo = people.use().length > 0;
  const { id, identityStatus } = application;
  const start = () =>
    task.run(async () => {
      const started = await gateway.act(StartApplicationIdentityCheckDocument, keyed({ id }));
      setUrl(started.url);
      refresh();
    });
  return (
    <>
      {identityStatus !== null && <p>Your last check: {formatWord(identityStatus)}.</p>}
      {url === null ? (
        <Button kind="main" onPress={() => void start()} isDisabled={task.isBusy}>
          {identityStatus === null ? 'Begin the check' : 'Begin another check'}
        </Button>
      ) : (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            Go on at the provider of the check
          </a>
          . Come back here when you are done.
          {isDemo && ' A demo has no provider, so its checks stay open: sign in as somebody who is verified to go on.'}
        </p>
      )}
    </>
  );
}

/** The button that submits an application. */
export function Submit({ application, task }: { readonly application: Application; readonly task: Task }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const submit = () =>
    task.run(async () => {
      await gateway.act(SubmitApplicationDocument, keyed({ id: application.id }));
      refresh();
    });
  return (
    <Button kind="main" onPress={() => void submit()} isDisabled={task.isBusy}>
      Submit the application
    </Button>
  );
}
