import type { Gateway } from '@income-series/client/gateway';
import { useSigner } from '../account/signer.ts';
import { tokenOf } from '../market/token.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Mark } from '../ui/index.ts';
import { sayHardship } from './exception-words.ts';
import type { IssuedSeries } from './issued-series.ts';
import type { Attestor } from './sealing-place.ts';
import { StatementFields } from './statement-fields.tsx';
import type { IssuedTask } from './task-words.ts';
import { useStatement } from './use-statement.ts';

export interface ExceptionProps {
  readonly series: IssuedSeries;
  readonly tasks: readonly IssuedTask[];
  /** The attestors who may be sealed to. */
  readonly attestors: readonly Attestor[];
}

/** The meaning of a pause, before anybody asks for one. */
const Meaning = ({ series: { routed } }: Pick<ExceptionProps, 'series'>) => (
  <ul>
    <li>
      {routed
        ? 'While a pause runs, the time to report stands still. Income through the router is paid all the same.'
        : 'While a pause runs, the time to report stands still, and what your reports owe accrues. It falls due with the first report after the pause. Nothing is forgiven.'}
    </li>
    <li>
      One attestor reads your reason, and approves or refuses the pause. They set its last day: at most 180 days from
      then, and 365 for all pauses of the series. The chain takes the next one 90 days after the last one’s end.
    </li>
    <li>
      It costs the fee of your transaction. Everybody sees that you asked, and the holders are notified. Reason and
      documents are sealed in this browser, and this attestor alone opens them.
    </li>
    <li>
      You may withdraw the request until the attestor decides, and end the pause at any time. From its last day on
      anybody may end it.
    </li>
  </ul>
);

/** The form that asks an attestor for a pause. */
function PauseForm({ series, attestors }: Omit<ExceptionProps, 'tasks'>) {
  const { run } = useTransactions();
  const { draft, task, confirmation, change, setFiles, clear, submit } = useStatement(
    'pause',
    `pause ${series.chain} ${series.key}`,
    attestors,
    1,
  );
  const token = tokenOf(series);
  const send = (event: React.FormEvent) =>
    submit(event, async ({ text, files, chosen: [attestor], confirmer }) => {
      if (attestor === undefined || token === null) return;
      const build = async (gateway: Gateway) => {
        const { askForPause } = await import('./open-exception.ts');
        return [await askForPause(gateway, { series, text, files, attestor, confirmer })];
      };
      if (await run('Ask for a pause', build, { token })) clear();
    });
  if (attestors.length === 0)
    return <p>No attestor of this chain has announced a key to seal to, so nobody can decide about a pause now.</p>;
  return (
    <form onSubmit={send} noValidate>
      <ErrorSummary problems={task.problems} />
      <StatementFields
        id="pause"
        task={task}
        confirmation={confirmation}
        draft={draft}
        attestors={attestors}
        choices={['Attestor who decides']}
        label="Reason"
        description="Write what happened, since when, and until when you expect it to last."
        onChange={change}
        onFiles={setFiles}
      />
      <Button type="submit" isDisabled={task.isBusy}>
        Seal the reason, and ask for a pause
      </Button>
    </form>
  );
}

/** The requests for pauses with who acts next on each, and the form of another one. */
export function Pauses({ series, tasks, attestors }: ExceptionProps) {
  const signer = useSigner();
  const isAsked = tasks.some(({ transactionKind }) => transactionKind === 'WITHDRAW_PAUSE');
  const rows = series.hardshipRequests.nodes;
  const canAsk = series.state === 'ACTIVE' && !isAsked && signer !== null;
  if (rows.length === 0 && !canAsk) return null;
  return (
    <section aria-labelledby="pauses">
      <h2 id="pauses">Pauses for hardship</h2>
      <ul className="notices">
        {rows.map((row) => (
          <li key={row.id}>
            {sayHardship(row)} <Mark coordinate="HardshipRequest.state" id={row.id} />
          </li>
        ))}
      </ul>
      {canAsk && (
        <details>
          <summary>Ask for a pause</summary>
          <Meaning series={series} />
          <PauseForm series={series} attestors={attestors} />
        </details>
      )}
    </section>
  );
}
