import { ClaimsDocument } from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { useState } from 'react';
import { useAnswer } from '../../gateway/answers.ts';
import { type PersonSession, useReader } from '../../gateway/session.ts';
import type { SeriesOverview } from '../series/types.ts';
import { Claim } from './claim.tsx';

function Owed({ series, person }: { readonly series: SeriesOverview; readonly person: PersonSession }) {
  const { chain, key: seriesKey } = series;
  const wallet = person.address as Address;
  const { data } = useAnswer(ClaimsDocument, { chain, seriesKey, wallet });
  const [wasOwed, setWasOwed] = useState(false);
  const isOwed = (data?.data.claims ?? []).length > 0;
  if (isOwed && !wasOwed) setWasOwed(true);
  if (!isOwed && !wasOwed) return null;
  return (
    <section aria-labelledby="owed" className="trade">
      <h2 id="owed">Owed to you</h2>
      {!isOwed && <p>All of it is paid.</p>}
      <Claim series={series} holder={wallet} />
    </section>
  );
}

/** The section of the money that a series owes the person's wallet. It disappears only with the page, so that a paid claim is seen. */
export function OwedSection({ series }: { readonly series: SeriesOverview }) {
  const { person, isSelf } = useReader();
  if (!isSelf || person === null || person.chain !== series.chain) return null;
  return <Owed series={series} person={person} />;
}
