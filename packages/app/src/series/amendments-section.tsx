import { SeriesMoney } from '../market/series-money.tsx';
import { Mark, Table, Time } from '../ui/index.ts';
import type { Series } from './series.ts';

const AMENDMENT_STATES: Readonly<Record<Series['amendments']['nodes'][number]['state'], string>> = {
  PROPOSED: 'Proposed, names no attestor yet',
  AWAITING_ATTESTOR: 'Waits for its attestor',
  SIGNED: 'Signed, the issuer can send it',
  LANDED: 'On the chain',
  WITHDRAWN: 'Withdrawn',
};

/** The amendments of the terms, for those who see them. Amendments on the chain are in the activity for everybody. */
export function AmendmentsSection({ series }: { readonly series: Series }) {
  if (series.amendments.nodes.length === 0) return null;
  return (
    <section aria-labelledby="amendments">
      <h2 id="amendments">Amendments</h2>
      <Table
        caption="Amendments of the terms, newest first"
        columns={[
          { name: 'Proposed', cell: ({ proposedAt }) => <Time at={proposedAt} /> },
          {
            name: 'State',
            cell: ({ id, state }) => (
              <span className="value words">
                {AMENDMENT_STATES[state]} <Mark coordinate="TermsAmendment.state" id={id} />
              </span>
            ),
          },
          {
            name: 'New cap',
            isNumber: true,
            cell: ({ id, newCap }) => (
              <SeriesMoney series={series} amount={newCap} coordinate="TermsAmendment.newCap" id={id} />
            ),
          },
          { name: 'On the chain', cell: ({ landedAt }) => <Time at={landedAt} /> },
        ]}
        rows={series.amendments.nodes}
        keyOf={({ id }) => id}
        empty="No amendment was proposed."
      />
    </section>
  );
}
