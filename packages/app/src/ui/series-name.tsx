import { Key } from './key.tsx';

/** The title of a series with its key, because titles are not unique. A series without a title is named by its key alone. */
export const SeriesName = ({ title, of }: { readonly title?: string | null | undefined; readonly of: string }) =>
  title ? (
    <>
      <bdi className="title">{title}</bdi> <Key of={of} />
    </>
  ) : (
    <>
      Series <Key of={of} />
    </>
  );
