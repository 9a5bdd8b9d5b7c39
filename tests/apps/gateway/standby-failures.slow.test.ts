import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recording } from '../../../scripts/advise/recording.ts';
import { RECORD_TIMELINE } from '../../../src/adapters/db/standby/positions.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { personas, populate } from '../../support/populate.ts';
import {
  askOn,
  namesOf,
  type ReplicatedGateway,
  startReplicatedDatabase,
  startReplicatedGateway,
  urlOn,
} from '../../support/replicated.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

// Standbys that are away, behind, elsewhere, or no standbys any more.

const replicated = await forFile(startReplicatedDatabase());
await populate(replicated.database.prisma);
const gateway = await forFile(startReplicatedGateway(replicated));
await gateway.usable(2);

describe('a standby', () => {
  const text = '{ viewer { account { id displayName } } } # of standbys';
  const account = personas.issuerB;

  /** Writes to the primary, asks, and compares: as often as it is asked for. */
  async function readsWhatIsWritten(to: ReplicatedGateway, token: string, times = 5) {
    for (let i = 0; i < times; i++) {
      const displayName = randomUUID();
      await replicated.database.prisma.account.update({ where: { id: account.accountId }, data: { displayName } });
      const { data, errors } = await to.ask(text, {}, token);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ viewer: { account: { displayName } } });
    }
  }

  it('that is killed is left out until it has caught up again, as is one that is frozen', async () => {
    const [first, second] = replicated.replication.standbys;
    const token = await gateway.signIn(account.wallet);
    await gateway.byStandby(text, token);
    await first.kill();
    await readsWhatIsWritten(gateway, token);
    await gateway.usable(1);
    const health = (await (await gateway.request('/health')).json()) as { standbys: object[] };
    expect(health.standbys).toEqual([
      { standby: 1, usable: false },
      { standby: 2, usable: true },
    ]);
    second.freeze();
    await readsWhatIsWritten(gateway, token);
    await gateway.usable(0);
    const { statements } = await recording(() => gateway.ask(text, {}, token));
    expect(namesOf(statements).filter((name) => name !== 'primary')).toEqual(['read']);
    second.thaw();
    await first.start();
    await readsWhatIsWritten(gateway, token);
    await gateway.usable(2);
    await gateway.byStandby(text, token);
  });

  it('whose entry leads to another server after it was looked at is not believed', async () => {
    const [first, second] = replicated.replication.standbys;
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: first.port });
    const url = new URL(urlOn(first));
    url.port = `${proxy.port}`;
    const other = await startReplicatedGateway(replicated, { urls: [url.href] });
    try {
      const token = await other.signIn(account.wallet);
      await other.byStandby(text, token);
      await second.pauseReplay();
      // Its connection for looks stays where it is; those for reads are made again, to the one that replays nothing.
      proxy.redirect({ host: '127.0.0.1', port: second.port });
      await askOn(first, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'select q.*%'`);
      await eventually(async () => {
        other.reads.length = 0;
        await readsWhatIsWritten(other, token, 1);
        expect(other.reads).toEqual(['witness']);
      });
      await readsWhatIsWritten(other, token);
    } finally {
      await second.resumeReplay();
      await other.close();
      await proxy.close();
    }
  });

  it('that was promoted is not read from, nor one that follows it, whatever they have', async () => {
    const [first, second] = replicated.replication.standbys;
    const knowing = await forTest(
      startReplicatedGateway(replicated, {
        urls: replicated.replication.standbys.map((node) => urlOn(node)),
      }),
    );
    const token = await gateway.signIn(account.wallet);
    await gateway.byStandby(text, token);
    await knowing.byStandby(text, token);
    await second.follow(first);
    await first.promote();
    await askOn(first, `UPDATE accounts SET display_name = 'Split'`);
    await eventually(async () => {
      const [row] = await askOn<{ name: string }>(second, 'SELECT display_name AS name FROM accounts LIMIT 1');
      expect(row?.name).toBe('Split');
    });
    // One that may read statistics sees the timeline; another one sees it once somebody took the first for the primary.
    await readsWhatIsWritten(knowing, token, 20);
    await askOn(first, RECORD_TIMELINE);
    await second.caughtUp(first);
    await readsWhatIsWritten(gateway, token, 20);
    await askOn(first, `UPDATE accounts SET display_name = 'Split' -- ${'x'.repeat(4_000)}`);
    await second.caughtUp(first);
    for (const one of [gateway, knowing]) {
      one.reads.length = 0;
      await readsWhatIsWritten(one, token, 20);
      expect(new Set(one.reads)).toEqual(new Set(['unavailable']));
    }
  });
});
