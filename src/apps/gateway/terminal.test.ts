import { expect, it } from 'vitest';
import type { GatewaySettings } from '../../config/types.ts';
import type { RunningService } from './start.ts';
import { describeService } from './terminal.ts';

const contracts = { hub: '0x01', registry: '0x02', token: '0x03' };

const screen = (publicUrl: string): string => {
  const config = { adminWallets: [], database: { kind: 'given' } };
  const service = { url: 'http://127.0.0.1:4000', publicUrl, chains: ['evm:1'], contracts };
  return describeService({
    config: config as unknown as GatewaySettings,
    service: service as unknown as RunningService,
    seeded: false,
    hasSeries: false,
  });
};

it('names one address, at which people sign in', () => {
  const text = screen('http://localhost:4000');
  expect(text).toContain(
    'App       http://localhost:4000/app\nPage      http://localhost:4000/\nGraphiQL  http://localhost:4000/graphql\nadmin ',
  );
  expect(text).not.toContain('127.0.0.1');
});

it('says where it listens next to a public address', () => {
  const text = screen('https://series.example');
  expect(text).toContain('GraphiQL  https://series.example/graphql\nlistens   http://127.0.0.1:4000\n');
});
