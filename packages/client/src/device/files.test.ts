import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { loadCircuitFiles } from './files.ts';

it.each([403, 404, 500])('a file server’s status %i is in the refusal', async (status) => {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const refused = loadCircuitFiles({ wasm: url, zkey: url, verificationKey: url });
  await expect(refused).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: `A file of the circuit was answered with the status ${status}.`,
  });
  server.close();
});
