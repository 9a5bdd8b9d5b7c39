import type { DemoPerson } from '../../../src/apps/gateway/demo-people.ts';
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
  linesOf(demo).filter((line) => line.length > 80 && !/names\.sh$|-device\.txt\)$/.test(line) && !line.startsWith('{'));

/** Of GraphiQL. */
export const addressOf = (demo: DemoProcess): string =>
  screenOf(demo)
    .flatMap((line) => /^ +GraphiQL +(http\S+)$/.exec(line)?.[1] ?? [])
    .join();

/** The path of the export of Ada's device, and its passphrase. */
export function deviceOf(demo: DemoProcess): { readonly path: string; readonly passphrase: string } {
  const screen = screenOf(demo).join('\n');
  const [, path = ''] = /^ +(\/\S+\/ada-device\.txt) /m.exec(screen) ?? [];
  const [, passphrase = ''] = /\(the passphrase: ([^)]+)\)/.exec(screen) ?? [];
  return { path, passphrase };
}

export const peopleOf = async (url: string): Promise<readonly DemoPerson[]> =>
  (await (
    await fetch(new URL('/demo/people', url), { headers: { 'sec-fetch-site': 'same-origin' } })
  ).json()) as readonly DemoPerson[];

/** What a GraphQL endpoint answers a document, to somebody or to the public. */
export async function askAs(url: string, query: string, token?: string) {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  // biome-ignore lint/suspicious/noExplicitAny: each document has a shape of its own
  return (await response.json()) as { data: any; errors?: unknown };
}
