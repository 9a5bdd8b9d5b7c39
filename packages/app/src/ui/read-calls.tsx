import type { KnownCall } from '../device/built-calls.ts';
import { formatMoney, type MoneyToken } from '../format/money.ts';
import { formatDateTime } from '../format/time.ts';

/** The calls whose figures the page does not know: the allowance of a contract, and the wallets and keys that an admin admits. */
const SHOWN_OPEN: ReadonlySet<string> = new Set([
  'approve',
  'setVerified',
  'setIssuerApproval',
  'registerAttestor',
  'revokeAttestor',
]);

const isOpen = (calls: readonly KnownCall[]): boolean => calls.some(({ functionName }) => SHOWN_OPEN.has(functionName));

/** The arguments of EVM calls that are money, which the bytes count in base units. */
const MONEY: ReadonlySet<string> = new Set(['amount', 'deposit', 'money', 'price', 'value']);

/** The calls of a transaction as this device read them, with the contracts that they go to. */
export const ReadCalls = ({ calls, token }: { readonly calls: readonly KnownCall[]; readonly token: MoneyToken }) => (
  <details open={isOpen(calls)}>
    <summary>
      What this device read in the transaction: {calls.length} {calls.length === 1 ? 'call' : 'calls'}
    </summary>
    <p className="quiet">The lines above are the gateway’s. These are of the bytes that the wallet signs.</p>
    {calls.map(({ chain, functionName, contract, to, since, args }) => (
      <dl key={functionName + to + args.map(({ value }) => value).join(' ')} className="facts signed-text">
        <div>
          <dt>Call</dt>
          <dd>
            <code>{functionName}</code>
          </dd>
        </div>
        <div>
          <dt>Contract</dt>
          <dd>
            {contract} {to}, first seen here {formatDateTime(since)}
          </dd>
        </div>
        {args.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {chain.startsWith('evm:') &&
                token.decimals !== null &&
                MONEY.has(name) &&
                ` (${formatMoney(value, token)})`}
            </dd>
          </div>
        ))}
      </dl>
    ))}
  </details>
);
