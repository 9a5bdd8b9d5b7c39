import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listen } from '../../../support/listen.ts';

/** An OTLP receiver: what was exported, as its bytes in Latin-1. Texts in protobuf are plain. */
export async function startCollector() {
  let received = '';
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    paths.add(`${request.method} ${request.url}`);
    received += (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('latin1');
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  return {
    ...(await listen(server)),
    received: () => received,
    paths: () => [...paths],
  };
}
