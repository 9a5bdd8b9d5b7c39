import { useEffect, useState } from 'react';
import { ask } from '../site/fetcher.ts';
import { chainName } from '../site/people.ts';

interface ListedSeries {
  readonly key: string;
  readonly title: string | null;
  readonly chain: string;
  readonly state: string;
  readonly firstPeriod: string;
  readonly lastPeriod: string;
  readonly unitsOffered: string;
}

const QUERY = `{ seriesList(first: 6, direction: DESC) { nodes { key title chain state firstPeriod lastPeriod unitsOffered } } }`;

/** The series that were created last, each with a link to its page in the app. */
export function NewestSeries({ endpoint }: { readonly endpoint: string }) {
  const [series, setSeries] = useState<readonly ListedSeries[] | null>(null);
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    ask(endpoint, { query: QUERY }).then(
      ({ data }) => {
        const list = (data as { readonly seriesList?: { readonly nodes: readonly ListedSeries[] } } | null)?.seriesList;
        setSeries(list?.nodes ?? []);
      },
      () => setIsDown(true),
    );
  }, [endpoint]);
  if (series === null) return <p role="status">{isDown ? 'The gateway does not answer.' : 'Reading the series …'}</p>;
  if (series.length === 0) return <p>There is no series yet.</p>;
  return (
    <ul className="cards">
      {series.map(({ key, title, chain, state, firstPeriod, lastPeriod, unitsOffered }) => (
        <li key={chain + key}>
          <a href={`/app/series/${chain}/${key}`}>
            {title !== null && <bdi>{title} </bdi>}
            {key.slice(0, 8)}…{key.slice(-6)}
          </a>
          <p>
            {state.toLowerCase()}, {BigInt(unitsOffered).toLocaleString()} units, {firstPeriod} to {lastPeriod}, on{' '}
            {chainName(chain)}
          </p>
        </li>
      ))}
    </ul>
  );
}
