import { readFileSync } from 'node:fs';
import type { DemoPerson } from '../../../src/apps/demo/people-route.ts';
import type { DemoProcess } from './process.ts';

/** What a demo printed for people: on stderr where stdout is for JSON. */
const linesOf = ({ stdout, stderr }: DemoProcess): readonly string[] => [...stdout, ...stderr];

/** Its last chapter. */
export function screenOf(demo: DemoProcess): readonly string[] {
  const lines = linesOf(demo);
  return lines.slice(lines.findLastIndex((line) => /^\d+\. Serving$/.test(line)));
}

/** Lines that a terminal of 80 columns would wrap; the path of its folder is the reader's own. */
export const tooLong = (demo: DemoProcess): readonly string[] =>
  linesOf(demo).filter((line) => line.length > 80 && !line.endsWith('names.sh') && !line.startsWith('{'));

/** Of GraphiQL. */
export const addressOf = (demo: DemoProcess): string =>
  screenOf(demo)
    .flatMap((line) => /^ +GraphiQL +(http\S+)$/.exec(line)?.[1] ?? [])
    .join();

export const peopleOf = async (url: string): Promise<readonly DemoPerson[]> =>
  (await (await fetch(new URL('/demo/people', url))).json()) as readonly DemoPerson[];

/** What a GraphQL endpoint answers a document, to somebody or to the public. */
export async function askAs(url: string, query: string, token?: string) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  // biome-ignore lint/suspicious/noExplicitAny: each document has a shape of its own
  return (await response.json()) as { data: any; errors?: unknown };
}

/** The shell variables of the file on its last screen. */
export function variablesOf(demo: DemoProcess): Readonly<Record<string, string>> {
  const path = screenOf(demo).flatMap((line) => /^ +\. (\/\S+)$/.exec(line)?.[1] ?? [])[0];
  return readVariables(String(path));
}

/** Reads the values of a file of shell variables. */
export function readVariables(path: string): Readonly<Record<string, string>> {
  const lines = readFileSync(path, 'utf8').matchAll(/^export (\w+)='(.*)'$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}
