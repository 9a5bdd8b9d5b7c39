import { useAnswer } from '../gateway/answers.ts';
import { SeriesTitleDocument } from '../generated/documents/account.ts';
import { SeriesName } from './series-name.tsx';

/** A series by its title and key, where a record has its key alone. */
export function TitledSeries({ chain, of }: { readonly chain: string; readonly of: `0x${string}` }) {
  const { data } = useAnswer(SeriesTitleDocument, { chain, key: of });
  return <SeriesName title={data?.data.series?.title} of={of} />;
}
