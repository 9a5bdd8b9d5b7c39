import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import type { Client } from '../../apps/start/support/client.ts';
import { SIGN_IN_NONCE, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';

/** Who writes, and where. */
export interface Writer {
  readonly gateway: Client;
  readonly wallet: TestWallet;
  readonly token: string;
}

/** A write that was answered: what is stored of it, when, and how often it was asked for. */
interface Acknowledged {
  readonly kind: 'nonce' | 'profile';
  readonly id: string;
  readonly at: number;
  readonly tries: number;
}

const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { ... on AccountPayload { account { displayName } } ... on Error { code } }
}`;
type Payload = Readonly<Record<string, unknown>>;

/** How long a client waits before it asks again, ms. */
const AGAIN_MS = 50;

/** What a mutation answered; undefined where it did not, and why goes to `failed`. */
async function ask(
  { gateway, token }: Writer,
  [name, document]: readonly [string, string],
  input: object,
  failed: (code: string) => void,
): Promise<Payload | undefined> {
  try {
    const answer = await gateway.ask<Record<string, Payload | null>>(document, { input }, token);
    const payload = answer.data?.[name];
    const code = answer.errors?.[0]?.extensions.code ?? payload?.code;
    if (code === undefined && payload) return payload;
    failed(String(code));
  } catch (error) {
    failed(error instanceof TypeError ? 'a broken connection' : String(error));
  }
  await wait(AGAIN_MS);
  return undefined;
}

/**
 * Clients that write one after another until they are stopped: nonces, each of which is a new row, and profiles under a key,
 * which are asked for again until they are answered. `over` ends them at once.
 */
export function startTraffic(writers: readonly Writer[], over: AbortSignal) {
  const acknowledged: Acknowledged[] = [];
  const errors = new Map<string, number>();
  let stopping = false;
  const failed = (kind: string) => void errors.set(kind, (errors.get(kind) ?? 0) + 1);

  async function nonce(writer: Writer): Promise<void> {
    const input = { address: writer.wallet.address, chain: TEST_CHAIN };
    const payload = await ask(writer, ['signInNonce', SIGN_IN_NONCE], input, failed);
    if (payload) acknowledged.push({ kind: 'nonce', id: String(payload.nonce), at: Date.now(), tries: 1 });
  }

  async function profile(writer: Writer): Promise<void> {
    const input = { idempotencyKey: randomUUID(), displayName: `name ${acknowledged.length}` };
    for (let tries = 1; !over.aborted; tries++) {
      const payload = await ask(writer, ['updateProfile', PROFILE], input, (code) =>
        failed(tries > 1 && code === 'IDEMPOTENCY_IN_PROGRESS' ? `${code} of a repeated request` : code),
      );
      if (payload === undefined) continue;
      acknowledged.push({ kind: 'profile', id: input.idempotencyKey, at: Date.now(), tries });
      return;
    }
  }

  const writing = writers.map(async (writer, i) => {
    for (let turn = i; !stopping && !over.aborted; turn++) await (turn % 2 === 0 ? nonce(writer) : profile(writer));
  });

  return {
    count: () => acknowledged.length,
    /** Resolves once so many more were answered. */
    async more(count: number): Promise<void> {
      const wanted = acknowledged.length + count;
      await vi.waitUntil(() => acknowledged.length >= wanted, { timeout: 600_000, interval: 20 });
    },
    /** Ends once what runs is answered. */
    async stop(): Promise<Traffic> {
      stopping = true;
      await Promise.all(writing);
      return { acknowledged, errors };
    },
  };
}

/** What was written in a run, and what was answered instead of writes. */
export interface Traffic {
  readonly acknowledged: readonly Acknowledged[];
  readonly errors: ReadonlyMap<string, number>;
}

/** Of the writes that were answered, those that the database does not have. */
export async function lostOf({ acknowledged }: Traffic, db: PrismaClient): Promise<readonly Acknowledged[]> {
  const idsOf = (kind: Acknowledged['kind']) => acknowledged.filter((one) => one.kind === kind).map(({ id }) => id);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT nonce AS id FROM auth_nonces WHERE nonce = ANY(${idsOf('nonce')})
    UNION ALL
    SELECT key::text FROM idempotency_records WHERE key = ANY(${idsOf('profile')}::uuid[]) AND state = 'DONE'`;
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter(({ id }) => !stored.has(id));
}

/** The longest time without an answer, ms, and how long after it the last request was answered that was asked again. */
export function gapOf({ acknowledged }: Traffic): { readonly longest: number; readonly late: number } {
  const times = acknowledged.map(({ at }) => at);
  const gaps = times.slice(1).map((at, i) => ({ gap: at - (times[i] ?? at), at }));
  const { gap, at } = gaps.reduce((longest, one) => (one.gap > longest.gap ? one : longest), { gap: 0, at: 0 });
  const again = acknowledged.filter(({ tries }) => tries > 1).map((one) => one.at - at);
  return { longest: gap, late: Math.max(0, ...again) };
}
