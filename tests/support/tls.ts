import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { listen } from './listen.ts';

const certificates = new URL('certificates/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, certificates));

/** The certificate of `localhost`, which is its own CA: no system trusts it. */
export const CA_FILE = fileURLToPath(new URL('localhost.crt', certificates));

/** The node at `url`, behind https. */
export async function startHttpsNode(url: string) {
  const server = createServer({ key: read('localhost.key'), cert: read('localhost.crt') }, async (req, res) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: await text(req) }).catch(() => null);
    res.writeHead(answer?.status ?? 502, headers).end(await answer?.text());
  });
  const { port, stop } = await listen(server);
  return { url: `https://localhost:${port}`, stop };
}

/** A PostgreSQL of its own that lets people in by TLS alone. `url` is that of an empty database, without TLS. */
export async function startTlsPostgres(home: string) {
  const server = await startEmbeddedPostgres({ home, durable: false });
  const { uid, gid } = statSync(server.data);
  for (const [name, file] of [
    ['server.crt', 'localhost.crt'],
    ['server.key', 'localhost.key'],
  ] as const) {
    writeFileSync(join(server.data, name), read(file), { mode: 0o600 });
    chownSync(join(server.data, name), uid, gid);
  }
  writeFileSync(join(server.data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  const database = createDatabase({ url: server.url('postgres') });
  await database.prisma.$executeRawUnsafe('CREATE DATABASE product');
  await database.prisma.$executeRawUnsafe('ALTER SYSTEM SET ssl = on');
  await database.prisma.$executeRawUnsafe('SELECT pg_reload_conf()');
  await database.close();
  return { url: server.url('product').replace('127.0.0.1', 'localhost'), stop: server.stop };
}
