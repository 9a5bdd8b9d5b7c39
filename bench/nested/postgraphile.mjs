// The peer's server, on Node 22 or later with the packages of bench/package.json: PostGraphile 5 over peer.sql.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['NodePlugin'],
  pgServices: [makePgService({ connectionString: process.env.BENCH_DATABASE_URL, schemas: ['peer'] })],
  grafserv: { graphiql: false, watch: false, maxRequestLength: 1_000_000 },
  grafast: {
    explain: false,
    context: (request) => ({
      pgSettings: {
        role: 'peer_reader',
        'peer.wallet': request.node?.req.headers['x-wallet'] ?? '',
      },
    }),
  },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
