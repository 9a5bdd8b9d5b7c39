import { keyed } from '@income-series/client/requests';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '../../format/time.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { RequestFxFallbackDocument } from '../../generated/documents/issuer.ts';
import type { ReportScreenQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import type { ReportedSeries } from './report-model.ts';

export type RateRequests = NonNullable<ReportScreenQuery['fxFallbacks']>['nodes'];

/** A quarter that the feed has no rate for: its issuer asks the chain's attestors, one of whom signs a rate. */
export function RateStep({
  series: { chain, key, routed, reportBasis },
  period,
  requests,
  person,
  onChange,
}: {
  readonly series: ReportedSeries;
  readonly period: string;
  readonly requests: RateRequests;
  readonly person: PersonSession;
  readonly onChange: () => void;
}) {
  const asking = useMutation({
    mutationFn: () => person.gateway.act(RequestFxFallbackDocument, keyed({ chain, seriesKey: key, period })),
    onSettled: onChange,
  });
  if (routed || !reportBasis?.fxStale || reportBasis.fallbackRate) return null;
  const request = requests.find(({ seriesKey }) => seriesKey === key);
  return (
    <section aria-labelledby="rate" className="card">
      <h2 id="rate">The quarter has no exchange rate</h2>
      <p>
        The feed published no rate before the quarter’s end, so the chain accepts no report. An attestor may sign one,
        within a fifth of the feed’s last rate.
      </p>
      {request ? (
        <p role="status">The attestors were asked on {formatDateTime(request.requestedAt)}. None has signed yet.</p>
      ) : (
        <AppButton look="primary" isDisabled={asking.isPending} onPress={() => asking.mutate()}>
          Ask the attestors for the rate
        </AppButton>
      )}
      {asking.error && <Failure error={asking.error} />}
    </section>
  );
}
