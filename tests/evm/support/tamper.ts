import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly id: number;
  result?: unknown;
}
interface Question {
  readonly id: number;
  readonly method: string;
}

/** A node that answers like the one behind it, but for what the tampering makes of its results. */
export interface LyingNode {
  readonly url: string;
  lie(method: string, change: (result: never) => unknown): void;
  stop(): Promise<void>;
}

export async function createLyingNode(to: string): Promise<LyingNode> {
  const lies = new Map<string, (result: never) => unknown>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const honest = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const answers = (await honest.json()) as Answer | Answer[];
    const questions = JSON.parse(body) as Question | Question[];
    const methods = new Map([questions].flat().map(({ id, method }) => [id, method]));
    for (const answer of [answers].flat()) {
      const change = lies.get(methods.get(answer.id) ?? '');
      if (change !== undefined && answer.result !== undefined) answer.result = change(answer.result as never);
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: (method, change) => void lies.set(method, change),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
