import { type Gateway, keyed } from '@income-series/client/gateway';
import { BuildSubmitTier3ReportDocument } from '@income-series/client/operations';
import { Link } from '@tanstack/react-router';
import { useTask } from '../account/task.ts';
import { formatBalance, useBalance } from '../account/wallet-balance.ts';
import { useRefresh } from '../answer.ts';
import { formatMoney, formatPeriod, shortKey } from '../formats.ts';
import { CloseTier3CaseDocument, type DocumentsCaseFragment } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { useSession } from '../session/session.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Fact, Money, Time } from '../ui/index.ts';
import { ProofProgress } from './proof-progress.tsx';
import type { ReportPlace } from './report-place.ts';
import { isProofCurrent } from './report-words.ts';
import { useProofs } from './use-proof.ts';

/** The button that takes a case back from its attestor. */
function Withdraw({ id }: { readonly id: string }) {
  const { gateway } = useReader();
  const refresh = useRefresh();
  const task = useTask();
  const withdraw = () =>
    task.run(async () => {
      await gateway.act(CloseTier3CaseDocument, keyed({ id, reason: 'WITHDRAWN' as const }));
      refresh();
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      <Button onPress={() => void withdraw()} isDisabled={task.isBusy}>
        Withdraw the case, and begin again
      </Button>
    </>
  );
}

/** A case that is with its attestor. */
export const WaitingStep = ({ open }: { readonly open: DocumentsCaseFragment }) => (
  <>
    <p>
      The attestor <code>{shortKey(open.attestorKey)}</code> has it since <Time at={open.openedAt} />. They sign on
      their own machine, and this screen then goes on by itself. You can close it.
    </p>
    <Withdraw id={open.id} />
  </>
);

/** The report that an attestor signed: what it costs, and the step that sends it. */
export function PaymentStep({
  account,
  series,
  basis,
  token,
  period,
  open,
}: ReportPlace & { open: DocumentsCaseFragment }) {
  const { run } = useTransactions();
  const node = useSession().identity?.wallet?.node ?? null;
  const balance = useBalance(series);
  const task = useTask();
  const { step, prove, cancel } = useProofs(account);
  const isCurrent = isProofCurrent(open, basis);
  const accrues = open.liquidityFlag === 'NON_CASH';
  const lacking = accrues ? 0n : BigInt(open.payment) - (balance ?? BigInt(open.payment));

  const send = () =>
    task.run(async () => {
      const { id, incomeCommitment: opened } = open;
      const newProof = isCurrent ? null : await prove({ series, period, ytd: null, opened });
      if (!isCurrent && newProof === null) return;
      const fresh = newProof && (await (await import('./open-case.ts')).provenInput(newProof, series, node));
      const build = async (gateway: Gateway) => [
        (await gateway.act(BuildSubmitTier3ReportDocument, keyed({ id, ...fresh }))).transaction,
      ];
      await run(`Report ${formatPeriod(period)}`, build, { token });
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      <p>
        The attestor <code>{shortKey(open.attestorKey)}</code> signed it at <Time at={open.attestedAt} />.
      </p>
      <dl className="facts">
        <Fact name={accrues ? 'Payment that accrues' : 'Payment'}>
          <Money amount={open.payment} token={token} coordinate="Tier3Case.payment" id={open.id} />
        </Fact>
        <Fact name="The wallet has">{formatBalance(balance, (owned) => formatMoney(owned, token))}</Fact>
      </dl>
      {!accrues && (
        <p>
          The wallet asks you to allow exactly the payment, unless it was allowed before, and then to send the report.
          The protocol’s fee is taken out of the payment, and the holders claim the rest.
        </p>
      )}
      {lacking > 0n && (
        <p className="notice">
          The wallet lacks {formatMoney(lacking, token)}. Put them there before you send the report. If the sale’s
          proceeds still wait for you,{' '}
          <Link to="/issuer/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
            collect them
          </Link>
          .
        </p>
      )}
      {!isCurrent && (
        <p className="notice">
          The rate or the number of units changed since the attestor got the case. This device proves the same figure
          again before it is sent, so the payment may differ.
        </p>
      )}
      <div className="actions">
        <Button kind="main" onPress={() => void send()} isDisabled={task.isBusy}>
          {isCurrent ? 'Send the report, and pay' : 'Prove it again, send it and pay'}
        </Button>
        <Withdraw id={open.id} />
      </div>
      <ProofProgress step={step} onCancel={cancel} />
    </>
  );
}
