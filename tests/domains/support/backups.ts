import { randomUUID } from 'node:crypto';
import { createDeviceSecret, type SavedBackup, sealBackup, sealBid } from '@income-series/client';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { expect } from 'vitest';
import { startTestGateway } from '../../support/gateway.ts';
import { type PersonaName, POPULATION, personas } from '../../support/populate.ts';

export const SAVE = `mutation ($input: SaveBidBackupInput!) { saveBidBackup(input: $input) {
  ... on SaveBidBackupPayload { bidBackup { id seriesKey window wallet commitment backup savedAt } }
  ... on Error { code message path }
} }`;
export const MINE = `query ($key: Bytes32, $first: Int, $after: String) {
  myBidBackups(seriesKey: $key, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id seriesKey window wallet commitment backup savedAt } }
  }
}`;

export interface Saved extends SavedBackup {
  readonly id: string;
  readonly savedAt: string;
}
/** What `saveBidBackup` answers: a payload or a refusal. */
export interface Answered {
  readonly bidBackup?: Saved;
  readonly code?: ErrorCode;
  readonly message?: string;
  readonly detail?: unknown;
}
export interface Mine {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Saved }[];
}

/** A gateway over the populated database, with people who sign in and save. */
export async function openBackupWorld() {
  const gateway = await startTestGateway({
    populated: true,
    adminWallets: [personas.admin.wallet.address],
    logLevel: 'trace',
  });
  const population = POPULATION;
  const tokens = new Map<PersonaName, string>();
  for (const name of ['backerA', 'holderB', 'outsider', 'admin', 'issuerA'] as const)
    tokens.set(name, await gateway.signIn(personas[name].wallet));

  return {
    gateway,
    population,
    tokens,
    async save(name: PersonaName, input: object, idempotencyKey = randomUUID()): Promise<Answered> {
      const fields = 'bidBackup { id seriesKey window wallet commitment backup savedAt }';
      const asked = { token: tokens.get(name), fields, refusal: 'code message path' };
      return gateway.mutate('saveBidBackup', { idempotencyKey, ...input }, asked);
    },
    async mine(name: PersonaName, variables: object = {}): Promise<Mine> {
      const { data } = await gateway.ask<{ myBidBackups: Mine }>(MINE, variables, tokens.get(name));
      return data?.myBidBackups as Mine;
    },
    /** All that is kept. */
    rows: () => gateway.database.prisma.bidBackup.findMany({ orderBy: { id: 'asc' } }),
    /** A bid as its device made it, and what the device sends of it. */
    async backedUp(name: PersonaName, { seriesKey = population.series.A.key, window = 0 } = {}) {
      const secret = createDeviceSecret();
      const { opening, commitment } = sealBid({
        price: 1_234_567n,
        quantity: 77n,
        wallet: personas[name].wallet.address,
      });
      const backup = await sealBackup(secret, { seriesKey, window, opening });
      return { secret, opening, input: { seriesKey, window, wallet: opening.wallet, commitment, backup } };
    },
    /** No line that the gateway logged holds one of these. */
    expectUnlogged(values: readonly string[]): void {
      const logged = gateway.logs.join('\n');
      for (const value of values) expect(logged).not.toContain(value);
    },
  };
}
