import { type Gateway, keyed } from '@income-series/client/gateway';
import { BuildRequestExtinguishmentDocument } from '@income-series/client/operations';
import { useState } from 'react';
import { useSigner } from '../account/signer.ts';
import { useTask } from '../account/task.ts';
import { useRefresh } from '../answer.ts';
import { formatMoney } from '../formats.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Mark, NumberField, Status } from '../ui/index.ts';
import { DEADLINE_DAYS, readDays, sayExtinguishment } from './exception-words.ts';
import type { IssuedSeries } from './issued-series.ts';
import type { ExceptionProps } from './pauses.tsx';
import { StatementFields } from './statement-fields.tsx';
import { useStatement } from './use-statement.ts';

const EXTINGUISHABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
const DAY_MS = 86_400_000;

/** The meaning of an extinguishment, before anybody asks for one. */
function Meaning({ series }: Pick<ExceptionProps, 'series'>) {
  const token = tokenOf(series);
  const owed = token === null ? '' : `, ${formatMoney(series.accruedTotal, token)} now`;
  return (
    <ul>
      <li>
        An extinguishment ends the series for good, and nobody can undo it. From then on nothing is owed: neither what
        accrued{owed}, nor anything of later income.
      </li>
      <li>
        {series.routed
          ? 'What lies with the router for the holders is paid to them first. '
          : 'Nothing is paid with it. '}
        What was paid before stays with the holders, who claim it as ever.
      </li>
      <li>
        Two attestors read your evidence, and both have to sign. The chain takes their signatures from seven days after
        your request on, until the deadline that you set, and only if every past quarter is reported or marked as
        missed.
      </li>
      <li>
        It costs the fee of your transaction. Everybody sees the request, both attestors and the deadline. Evidence and
        documents are sealed in this browser, and these two alone open them. A window of trading that has no price yet
        is void by the request.
      </li>
      <li>You may void the request until the chain has both signatures.</li>
    </ul>
  );
}

/** The form that writes a request to two attestors. Nothing of it goes to the chain. */
function EvidenceForm({ series, attestors }: Omit<ExceptionProps, 'tasks'>) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const { draft, task, confirmation, change, setFiles, clear, submit } = useStatement(
    'extinguishment',
    `extinguishment ${series.chain} ${series.key}`,
    attestors,
    2,
  );
  const write = (event: React.FormEvent) =>
    submit(event, async ({ text, files, chosen: [first, second], confirmer }) => {
      if (first === undefined || second === undefined) return;
      const { writeExtinguishment } = await import('./open-exception.ts');
      await writeExtinguishment(gateway, { series, text, files, attestors: [first, second], confirmer });
      clear();
      refresh();
    });
  if (attestors.length < 2)
    return <p>It needs two attestors of this chain who have announced a key to seal to. Fewer have done so now.</p>;
  return (
    <form onSubmit={write} noValidate>
      <ErrorSummary problems={task.problems} />
      <StatementFields
        id="extinguishment"
        task={task}
        confirmation={confirmation}
        draft={draft}
        attestors={attestors}
        choices={['First attestor', 'Second attestor']}
        label="Evidence"
        description="Write why you will never be able to pay, and what the documents show."
        onChange={change}
        onFiles={setFiles}
      />
      <p>Both attestors are notified, and can read it then. The chain gets nothing yet.</p>
      <Button type="submit" isDisabled={task.isBusy}>
        Seal the evidence for both
      </Button>
      <Status>{task.isBusy ? confirmation.busy : ''}</Status>
    </form>
  );
}

const DAYS = 'extinguishment-days';
const CONFIRMED = 'extinguishment-confirmed';

/** The form that sends a written request to the chain, once its issuer confirmed what it leads to. */
function RequestForm({ series, id }: { readonly series: IssuedSeries; readonly id: string }) {
  const { run } = useTransactions();
  const nowMs = useChainClock()(series.chain);
  const [typed, setTyped] = useState('30');
  const [isConfirmed, setConfirmed] = useState(false);
  const task = useTask({ deadlineAt: DAYS });
  const token = tokenOf(series);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const days = readDays(typed);
    const problems = [
      ...(days === null
        ? [{ field: DAYS, message: `Enter a whole number of days, ${DEADLINE_DAYS.least} to ${DEADLINE_DAYS.most}.` }]
        : []),
      ...(isConfirmed ? [] : [{ field: CONFIRMED, message: 'Confirm that you understand what both signatures do.' }]),
    ];
    if (problems.length > 0 || days === null || nowMs === null || token === null) {
      task.show(problems);
      return;
    }
    const deadlineAt = new Date(Math.floor(nowMs / 1_000) * 1_000 + days * DAY_MS).toISOString();
    const build = async (gateway: Gateway) => [
      (await gateway.act(BuildRequestExtinguishmentDocument, keyed({ id, deadlineAt }))).transaction,
    ];
    task.show([]);
    void run('Request the extinguishment', build, { token });
  };
  return (
    <form onSubmit={send} noValidate>
      <h3>Send the request to the chain</h3>
      <p>Both attestors have your evidence. They can sign once the chain has your request.</p>
      <Meaning series={series} />
      <ErrorSummary problems={task.problems} />
      <NumberField
        id={DAYS}
        label="Days until the deadline"
        description={`From ${DEADLINE_DAYS.least} to ${DEADLINE_DAYS.most}. Signatures count from the seventh day on.`}
        unit="days"
        value={typed}
        onChange={setTyped}
        error={task.errorOf(DAYS)}
      />
      <label className="check">
        <input
          id={CONFIRMED}
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />{' '}
        I understand that both signatures end the series for good: what accrued is never paid, and nobody can undo it
      </label>
      <Button type="submit">Request the extinguishment</Button>
    </form>
  );
}

/** The requests for an extinguishment with who acts next on each, and the forms that write one and send it. */
export function Extinguishments({ series, tasks, attestors }: ExceptionProps) {
  const signer = useSigner();
  const isWritten = tasks.some(({ kind }) => kind === 'EXTINGUISHMENT_REQUEST');
  const isSent = tasks.some(({ kind }) => kind === 'EXTINGUISHMENT');
  const rows = series.extinguishmentRequests.nodes;
  const written = isWritten ? rows.find(({ state, deadlineAt }) => state === 'OPEN' && deadlineAt === null) : undefined;
  const canWrite = EXTINGUISHABLE.has(series.state) && !isWritten && !isSent && signer !== null;
  if (rows.length === 0 && !canWrite) return null;
  return (
    <section aria-labelledby="extinguishments">
      <h2 id="extinguishments">Extinguishment</h2>
      <ul className="notices">
        {rows.map((row) => (
          <li key={row.id}>
            {sayExtinguishment(row)} <Mark coordinate="ExtinguishmentRequest.state" id={row.id} />
          </li>
        ))}
      </ul>
      {written && signer !== null && <RequestForm series={series} id={written.id} />}
      {canWrite && (
        <details>
          <summary>Ask for the extinguishment</summary>
          <Meaning series={series} />
          <EvidenceForm series={series} attestors={attestors} />
        </details>
      )}
    </section>
  );
}
