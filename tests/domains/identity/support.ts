import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from '../../../src/adapters/identity/index.ts';
import { forFile } from '../../support/for-file.ts';
import type { TestGateway } from '../../support/gateway.ts';
import { listen } from '../../support/listen.ts';

export const SECRET = new Uint8Array(32).fill(0x5e);

interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { readonly reference: string; readonly accountId: string };
}
type Answering = (response: ServerResponse, reference: string) => unknown;

/** Answers as a provider should. */
export const answerWell: Answering = (response, reference) => {
  const checkId = `check-${reference}`;
  const body = { checkId, url: `https://provider.example/c/${checkId}`, status: 'ignored' };
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** A provider of identity checks for all tests of a file. Each test may say how it answers next. */
export async function openProvider() {
  const provider = { url: '', asked: [] as Asked[], answer: answerWell };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Asked['body'];
    provider.asked.push({ path: request.url, authorization: request.headers.authorization, body });
    await provider.answer(response, body.reference);
  });
  provider.url = `${(await forFile(listen(server))).url}/v2/`;
  return provider;
}

export interface Webhook {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly timestamp?: string;
  readonly signature?: string;
  readonly provider?: string;
}

export const secondsOf = ({ clock }: TestGateway): string => String(Math.floor(clock.now().getTime() / 1000));

/** Says of a check what the provider says, as its webhook. */
export function say(gateway: TestGateway, checkId: unknown, status: string, webhook: Webhook = {}): Promise<Response> {
  const { body = JSON.stringify({ checkId, status }), timestamp = secondsOf(gateway), provider = 'http' } = webhook;
  const signature = webhook.signature ?? webhookSignature(SECRET, timestamp, Buffer.from(body));
  return gateway.request(`/webhooks/identity/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature },
    body,
  });
}
