import { cleanText, shortKey } from '../formats.ts';

const LONGEST_TITLE = 120;

/** A title with the shortened key behind it, because several series may have one title, and its author is a stranger. */
export function SeriesTitle({ title, seriesKey }: { readonly title: string | null; readonly seriesKey: string }) {
  return (
    <>
      <bdi>{cleanText(title ?? '', LONGEST_TITLE) || 'Series without a title'}</bdi>{' '}
      <code className="short">{shortKey(seriesKey)}</code>
    </>
  );
}
