import { formatMoney, formatPeriod, formatTime, formatUnits, formatWord, type Token } from '../formats.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button, Fact } from '../ui/index.ts';
import type { Flow, ReviewedTransaction, TransactionStep } from './flow.ts';

type Line = NonNullable<ReviewedTransaction['built']['preview']>[number];

const SOLD_ON_CURVE = { curve: {} };

/** The text of a value of the gateway's preview. */
function formatLine({ value, unit }: Line, token: Token | null): string {
  if (value === null) return '–';
  switch (unit) {
    case 'TOKEN':
      return token === null ? `${value} base units of the payment token` : formatMoney(value, token);
    case 'UNITS':
      return formatUnits(value);
    case 'BASE_LAMPORTS':
      return formatUnits(value, SOLD_ON_CURVE);
    case 'TIME':
      return formatTime(value);
    case 'PERIOD':
      return formatPeriod(value);
    case 'BPS':
      return `${Number(value) / 100} %`;
    case 'WAD':
      return formatMoney(value, { symbol: '', decimals: 18 });
    default:
      return value;
  }
}

type Call = ReviewedTransaction['calls'][number];

const isApproval = ({ functionName }: Call) => functionName === 'approve';
/** The amount of an approval by its bytes, because the gateway's lines could say another one. */
const amountOf = ({ args }: Call) => args.find(({ name }) => name === 'value')?.value ?? null;

interface TransactionWordsProps {
  readonly transaction: ReviewedTransaction;
  readonly token: Token | null;
  /** The name of the transaction among several; null for one alone, which the dialog's title names. */
  readonly name: string | null;
}

function TransactionWords({ transaction, token, name }: TransactionWordsProps) {
  const { built, calls } = transaction;
  return (
    <section className="transaction">
      {name !== null && <h3>{name}</h3>}
      <dl className="facts">
        {(built.preview ?? []).map((line, i) => (
          <Fact key={i} name={line.label}>
            {formatLine(line, token)}
          </Fact>
        ))}
        {calls.filter(isApproval).map((call, i) => (
          <Fact key={i} name="The contract may then take">
            {formatLine({ label: '', value: amountOf(call), unit: 'TOKEN' }, token)}
          </Fact>
        ))}
        <Fact name="Wallet">{built.wallet}</Fact>
      </dl>
      <details>
        <summary>What the bytes say, read by this page</summary>
        {calls.map((call, i) => (
          <dl className="facts" key={i}>
            <Fact name="Function">
              {call.functionName} of {call.to}
            </Fact>
            {[...call.args, ...call.accounts].map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        ))}
      </details>
    </section>
  );
}

const LIVES: Readonly<Record<string, string>> = {
  BUILT: 'The gateway does not find the transaction under the hash that the wallet gave. It goes on looking.',
  SENT: 'Sent. Waiting for a block …',
  MINED: 'A block has it. Waiting until this service shows it …',
  INDEXED: 'Done.',
};

function sayStep(step: TransactionStep, walletName: string, count: number): string {
  const place = (at: number) => (count > 1 ? `Transaction ${at + 1} of ${count}. ` : '');
  switch (step.is) {
    case 'building':
      return 'The gateway builds the transaction and tries it …';
    case 'asking':
      return 'Nothing is sent yet. Read what will be sent.';
    case 'signing':
      return `${place(step.at)}Confirm in ${walletName}${step.calls > 1 ? `: call ${step.call} of ${step.calls}` : ''}.`;
    case 'following':
      return `${place(step.at)}${LIVES[step.life] ?? ''}`;
    case 'done':
      return 'Done. The screen shows its effects.';
    case 'failed':
      return step.message;
  }
}

export interface FlowDialogProps {
  readonly flow: Flow;
  readonly walletName: string;
  readonly onClose: () => void;
}

/** The dialog of the transactions that run. */
export default function FlowDialog({ flow, walletName, onClose }: FlowDialogProps) {
  const { label, step, transactions, token } = flow;
  const { is } = step;
  return (
    <Dialog title={label} isOpen onClose={onClose} isDismissable={is === 'asking' || is === 'done' || is === 'failed'}>
      <p role={is === 'failed' ? 'alert' : 'status'} className={is === 'failed' ? 'bad' : undefined}>
        {sayStep(step, walletName, transactions.length)}
      </p>
      {is !== 'done' &&
        transactions.map((transaction, at) => (
          <TransactionWords
            key={transaction.built.id}
            transaction={transaction}
            token={token}
            name={transactions.length > 1 ? `${at + 1}. ${formatWord(transaction.built.kind)}` : null}
          />
        ))}
      <div className="actions">
        {is === 'asking' && (
          <Button kind="main" autoFocus onPress={() => step.decide(true)}>
            Send with {walletName}
          </Button>
        )}
        {is === 'asking' && <Button onPress={onClose}>Do not send</Button>}
        {is === 'building' && <Button onPress={onClose}>Cancel</Button>}
        {(is === 'signing' || is === 'following') && (
          <Button onPress={onClose}>Close, and go on without waiting</Button>
        )}
        {(is === 'done' || is === 'failed') && <Button onPress={onClose}>Close</Button>}
      </div>
    </Dialog>
  );
}
