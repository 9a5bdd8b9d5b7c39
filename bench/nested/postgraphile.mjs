// PostGraphile 5 over peer.sql, set up for production: NODE_ENV and GRAPHILE_ENV, no explain, watch or editor, its default
// cache of prepared statements, a pool with a time limit for statements, and the viewer's role and wallet by pgSettings.
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, statement_timeout: 15_000 });
pool.on('error', () => {});

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['NodePlugin'],
  pgServices: [makePgService({ pool, schemas: ['peer'], pubsub: false })],
  gather: { installWatchFixtures: false },
  grafserv: { graphiql: false, watch: false, websockets: false },
  grafast: {
    explain: false,
    context: (request) => ({
      pgSettings: { role: 'peer_reader', 'peer.wallet': request.node?.req.headers['x-wallet'] ?? '' },
    }),
  },
});
const server = createServer({ keepAliveTimeout: 600_000 });
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
