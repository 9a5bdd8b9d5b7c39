import { Status } from '../ui/index.ts';

export interface CountStatusProps {
  readonly list: { readonly totalCount: number; readonly totalCountIsCapped: boolean } | null | undefined;
  /** The words for one row and for several. */
  readonly words: readonly [one: string, several: string];
}

/** Says how many rows a list has. */
export const CountStatus = ({ list, words: [one, several] }: CountStatusProps) => (
  <Status>
    {list &&
      `${list.totalCountIsCapped ? 'More than ' : ''}${list.totalCount.toLocaleString('en-GB')} ${list.totalCount === 1 ? one : several}.`}
  </Status>
);
