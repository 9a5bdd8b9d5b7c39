// Writes what is one's own, page by page, as one JSON file and a CSV file for each list.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gateway } from '@income-series/client';
import { MyMoneyEventsDocument, MyNotificationsDocument, MyPositionsDocument } from '@income-series/client/operations';

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
  const read: Record<string, object[]> = {};
  for (const [name, rows] of Object.entries(lists)) {
    const list: object[] = [];
    for await (const row of rows) list.push(row);
    read[name] = list;
    await writeFile(join(folder, `${name}.csv`), csvOf(list), { mode: 0o600 });
  }
  await writeFile(join(folder, 'mine.json'), JSON.stringify(read, null, 2), { mode: 0o600 });
  return Object.fromEntries(Object.entries(read).map(([name, rows]) => [name, rows.length]));
}
