import { keyed } from '@income-series/client/gateway';
import { type ReactNode, useMemo, useState } from 'react';
import { useAnswer, useRefresh } from '../answer.ts';
import { formatWord } from '../formats.ts';
import {
  AccountStartDocument,
  type AccountStartQuery,
  StartApplicationDocument,
  StartApplicationIdentityCheckDocument,
  SubmitApplicationDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { Button, ErrorSummary, SelectField, Status } from '../ui/index.ts';
import { ContractStep } from './contract-step.tsx';
import { listCountries } from './countries.ts';
import { presentApplication, type StepName, type StepState, startSteps } from './start-steps.ts';
import { type Task, useTask } from './task.ts';

type Application = NonNullable<AccountStartQuery['myApplications']>['nodes'][number];

const TITLES: Readonly<Record<StepName, string>> = {
  APPLY: 'Apply as a backer',
  IDENTITY: 'Show who you are',
  SIGN: 'Sign the contract of participation',
  SUBMIT: 'Submit the application',
  DECISION: 'An admin decides',
  VERIFIED: 'The chain knows your wallet',
};

const STATES: Readonly<Record<StepState, string>> = {
  DONE: 'done',
  NEXT: 'next',
  WAITS: 'under way, nothing to do for you',
  LATER: 'later',
};

const COUNTRY = 'country';

function Apply({ task }: { readonly task: Task }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const countries = useMemo(listCountries, []);
  const [country, setCountry] = useState('');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (country === '') {
      task.show([{ field: COUNTRY, message: 'Choose the country where you live.' }]);
      return;
    }
    void task.run(async () => {
      await gateway.act(
        StartApplicationDocument,
        keyed({ newId: crypto.randomUUID(), persona: 'BACKER' as const, country }),
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
      <Button type="submit" kind="main" isDisabled={task.isBusy}>
        Start the application
      </Button>
    </form>
  );
}

function Identity({ application, task }: { readonly application: Application; readonly task: Task }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const [url, setUrl] = useState<string | null>(null);
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
        </p>
      )}
    </>
  );
}

function Submit({ application, task }: { readonly application: Application; readonly task: Task }) {
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

/** The thing to do for the step that is next. */
function NextStep({ name, application }: { readonly name: StepName; readonly application: Application | null }) {
  const task = useTask({ country: COUNTRY });
  const parts: Readonly<Partial<Record<StepName, ReactNode>>> = {
    APPLY: <Apply task={task} />,
    SIGN: <ContractStep task={task} />,
    ...(application && {
      IDENTITY: <Identity application={application} task={task} />,
      SUBMIT: <Submit application={application} task={task} />,
    }),
  };
  return (
    <>
      <ErrorSummary problems={task.problems} />
      {parts[name]}
      <Status>{task.isBusy ? 'One moment …' : ''}</Status>
    </>
  );
}

/** The milliseconds after which the checklist is read again, because a provider, an admin and a chain change it. */
const READ_MS = 10_000;

/** The way from nothing to a wallet that may bid: what is done, and what is next. */
export function StartPage() {
  const { data, error } = useAnswer(AccountStartDocument, {}, { everyMs: READ_MS });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading your account …</p>;
  const applications = data.myApplications?.nodes ?? [];
  const application = presentApplication(applications);
  const [latest] = applications;
  const isVerified = (data.viewer?.account?.wallets ?? []).some(({ verified }) => verified);
  return (
    <>
      <h1>Account</h1>
      {isVerified && <p>A wallet of yours is verified: you may bid and trade.</p>}
      {application === null && latest?.decisionReasonCode && (
        <p>
          Your last application was {formatWord(latest.state)}: {formatWord(latest.decisionReasonCode)}.
        </p>
      )}
      <ol className="steps">
        {startSteps(application, data.myContractSessions?.nodes ?? []).map(({ name, state }) => (
          <li key={name} aria-current={state === 'NEXT' ? 'step' : undefined}>
            <h2>
              {TITLES[name]} <span className={`step-state ${state.toLowerCase()}`}>{STATES[state]}</span>
            </h2>
            {state === 'NEXT' && <NextStep key={name} name={name} application={application} />}
          </li>
        ))}
      </ol>
    </>
  );
}
