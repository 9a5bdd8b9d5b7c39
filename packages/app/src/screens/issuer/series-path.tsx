import { Link } from '@tanstack/react-router';
import { SeriesName } from '../../ui/series-name.tsx';

/** The way back from a step to the series that it is about, which its title and key name. */
export const SeriesPath = ({
  chain,
  of,
  title,
}: {
  readonly chain: string;
  readonly of: string;
  readonly title?: string | null | undefined;
}) => (
  <p>
    <Link to="/issuer">My series</Link> /{' '}
    <Link to="/issuer/series/$chain/$key" params={{ chain, key: of }}>
      <SeriesName title={title} of={of} />
    </Link>
  </p>
);
