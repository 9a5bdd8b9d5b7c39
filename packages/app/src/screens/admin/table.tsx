import type { ReactNode } from 'react';

/** The columns whose cells are numbers, which end at the same edge as their heading. */
const NUMBERS = new Set(['Block', 'Done', 'Rate', 'Refused', 'Rows compared', 'Spent', 'Tries']);

/** A table of records, which scrolls by itself where the page is narrow. */
export const RecordTable = ({
  caption,
  columns,
  children,
}: {
  readonly caption: string;
  readonly columns: readonly (readonly [name: string, heading?: ReactNode])[];
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
  <section className="wide records" aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(([name, heading = name]) => (
            <th key={name} scope="col" className={NUMBERS.has(name) ? 'number' : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
