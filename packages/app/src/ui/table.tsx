import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for numbers, which stand right. */
  readonly isNumber?: boolean;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The sentence in place of a table without rows. */
  readonly empty: string;
}

/** The most columns of a table that a tablet held upright shows side by side. */
const MOST_NARROW = 4;

/** A table whose first column names the rows. On a narrow screen each row is a block, with the names of the columns before the values. */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <div className={columns.length > MOST_NARROW ? 'table-box wide' : 'table-box'}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber }, i) =>
                i === 0 ? (
                  <th key={name} scope="row" data-of={name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-of={name} className={isNumber ? 'number' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
