import { BuildClaimDocument, ClaimsDocument } from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { keyed } from '@income-series/client/requests';
import { formatMoney, formatUnits } from '../../format/money.ts';
import { shorten, wordsOf } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import type { MarketSeriesFragment } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { type ShownLine, textLine, withLines } from '../../ui/preview-words.ts';

const KINDS: Readonly<Record<string, string>> = {
  RELEASED_UNITS: 'units that waited until the wallet was verified',
  PAYOUT: 'paid for the reported quarters',
  TAIL: 'paid after the term',
  TENDER: 'paid for tendered units',
  FINAL: 'the share of what is left of the series; its units end',
  REDEMPTION: 'the share of the buy-out; the units end',
  REDEEMED_UNITS: 'the share for units that are not staked; they end',
  KEPT_BID_REFUND: 'kept refund of a bid',
  KEPT_ORDER_MONEY: 'kept money of an order',
  KEPT_ROUTED_INCOME: 'kept routed income',
};

type ClaimSeries = Pick<MarketSeriesFragment, 'chain' | 'key' | 'title' | 'paymentToken'> & {
  readonly curve?: object | null;
};

/** The kind and amount of one claim in a built transaction. */
interface PaidClaim {
  readonly kind: string | null;
  readonly amount: string | null;
}

const kindOf = (kind: string | null): string => KINDS[kind ?? ''] ?? wordsOf(kind ?? 'unknown');

/** The lines above those of a claim's transaction: the series, each amount with its token, and the fee. */
function claimLines(
  { key, title, paymentToken, curve }: ClaimSeries,
  paidClaims: readonly PaidClaim[],
): readonly ShownLine[] {
  const text = ({ kind, amount }: PaidClaim) =>
    kind === 'RELEASED_UNITS' ? `${formatUnits(amount, !!curve)} units` : formatMoney(amount, paymentToken);
  const money = paidClaims
    .filter(({ kind }) => kind !== 'RELEASED_UNITS')
    .reduce((sum, one) => sum + BigInt(one.amount ?? 0), 0n);
  return [
    textLine('Series', title ? `${title} (${shorten(key)})` : shorten(key)),
    ...paidClaims.map((one) => textLine(`You get, ${kindOf(one.kind)}`, text(one))),
    ...(paidClaims.length > 1 ? [textLine('You get in all', formatMoney(money, paymentToken))] : []),
    textLine('Fee of the protocol', 'none: it was taken when the issuer paid'),
  ];
}

/** What a series owes a wallet now, and the one button that claims all of it. */
export function Claim({ series, holder }: { readonly series: ClaimSeries; readonly holder: Address }) {
  const { chain, key: seriesKey, paymentToken: token, curve } = series;
  const { data } = useAnswer(ClaimsDocument, { chain, seriesKey, wallet: holder });
  const claims = data?.data.claims ?? [];
  return (
    <div className="claim">
      {claims.length > 0 && (
        <ul className="plain-list">
          {claims.map(({ kind, amount }) => (
            <li key={kind}>
              <strong>
                {kind === 'RELEASED_UNITS' ? `${formatUnits(amount, !!curve)} units` : formatMoney(amount, token)}
              </strong>
              , {kindOf(kind)}
            </li>
          ))}
        </ul>
      )}
      <Action
        label="Claim"
        isDue={claims.length > 0}
        token={token}
        done={<p>It is paid to your wallet.</p>}
        build={async ({ gateway, address }) => {
          const input = { chain, seriesKey, holder, wallet: address as Address };
          const { transactions } = await gateway.act(BuildClaimDocument, keyed(input));
          return transactions.map(({ transaction, pays }) => withLines(transaction, claimLines(series, pays ?? [])));
        }}
      />
    </div>
  );
}
