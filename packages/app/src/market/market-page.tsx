import { Link } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { MarketDocument } from '../generated/operations.ts';

export function MarketPage() {
  const { data, error, isPending } = useAnswer(MarketDocument, {});
  if (isPending) return <p role="status">Reading the series …</p>;
  if (error) return <p role="alert">The series could not be read.</p>;
  return (
    <>
      <h1>Series</h1>
      <ul className="cards">
        {data.seriesList?.nodes?.map((series) => (
          <li key={series.id}>
            <Link to="/series/$chain/$key" params={{ chain: series.chain, key: series.key }}>
              {series.title ?? 'Series without a title'}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
