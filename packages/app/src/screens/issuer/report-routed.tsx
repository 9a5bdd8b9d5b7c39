import { BuildSubmitRoutedReportDocument } from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import { Action } from '../../ui/action.tsx';
import type { ReportedSeries } from './report-model.ts';

/** The report of a routed series: the router counted the income, so there is nothing to type, prove or attest. */
export function RoutedReport({
  series: { chain, key, issuer, paymentToken },
  period,
  onDone,
}: {
  readonly series: ReportedSeries;
  readonly period: string;
  readonly onDone: () => void;
}) {
  return (
    <>
      <p>The income of this series came through the router, which counted it. The report states that sum.</p>
      <Action
        label="Report what was routed"
        token={paymentToken}
        build={async ({ gateway }) => {
          const input = keyed({ chain, seriesKey: key, period, wallet: issuer });
          return [(await gateway.act(BuildSubmitRoutedReportDocument, input)).transaction];
        }}
        done="The quarter is reported."
        onDone={onDone}
      />
    </>
  );
}
