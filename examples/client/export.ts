// Writes what is one's own, page by page: every record as one JSON file, and three lists as CSV files.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gateway } from '@income-series/client';
import {
  ExportMyDataDocument,
  type ExportMyDataQuery,
  MyMoneyEventsDocument,
  MyNotificationsDocument,
  MyPositionsDocument,
} from '@income-series/client/operations';

/** A cell of CSV (RFC 4180). A spreadsheet would run a text that begins as a formula does: it gets an apostrophe. */
function cell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function csvOf(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column])).join());
  return [columns.join(), ...lines, ''].join('\r\n');
}

/** @returns how many rows each list has */
export async function exportMine(gateway: Gateway, folder: string): Promise<Record<string, number>> {
  const lists = {
    positions: gateway.rows(MyPositionsDocument, {}, (data) => data.myPositions),
    moneyEvents: gateway.rows(MyMoneyEventsDocument, {}, (data) => data.myMoneyEvents),
    notifications: gateway.rows(MyNotificationsDocument, {}, (data) => data.myNotifications),
  };
  const counts: Record<string, number> = {};
  for (const [name, rows] of Object.entries(lists)) {
    const list: object[] = [];
    for await (const row of rows) list.push(row);
    counts[name] = list.length;
    await writeFile(join(folder, `${name}.csv`), csvOf(list), { mode: 0o600 });
  }
  const records: object[] = [];
  for (let after: string | null = null; ; ) {
    const page: ExportMyDataQuery = await gateway.ask(ExportMyDataDocument, { after });
    records.push(...(page.exportMyData?.nodes ?? []));
    after = page.exportMyData?.pageInfo?.endCursor ?? null;
    if (after === null) break;
  }
  await writeFile(join(folder, 'mine.json'), JSON.stringify(records, null, 2), { mode: 0o600 });
  return { ...counts, records: records.length };
}
