import { z } from 'zod';
import { type MutationPayload, type PublicPage, readPage } from '../client.ts';
import { Failure } from '../exit.ts';
import { type PinnedConfig, signInChain } from '../files/config.ts';
import { SignInNonceDocument, type SignInNonceMutation } from '../generated/operations.ts';
import { requireSignInText } from '../site.ts';
import type { Tool } from '../tool.ts';
import { type DoctorCheck, failedCheck, passedCheck, runChecks, warningCheck } from './check.ts';
import { checkClock } from './clock.ts';

const Part = z.object({ ok: z.boolean(), code: z.string().optional() });
const Health = z.object({
  status: z.string(),
  checks: z.record(z.string(), Part),
  chains: z.record(z.string(), z.object({ chain: Part, indexer: Part })),
});
const OpenApi = z.object({ info: z.object({ version: z.string() }) });

/** The answers of a proxy whose service is not there now. */
const PROXY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Judges the page of health. A gateway's own 503 has the form of that page. */
export function checkHealth(
  { json, status: httpStatus }: Pick<PublicPage, 'json' | 'status'>,
  { chain }: Pick<PinnedConfig, 'chain'>,
): DoctorCheck[] {
  const health = Health.safeParse(json);
  if (!health.success && PROXY_STATUSES.has(httpStatus)) {
    return [failedCheck('gateway', `a proxy answers ${httpStatus} in its place`, 'try again later; ask its operator')];
  }
  if (!health.success) {
    return [failedCheck('gateway', 'another service answers', 'give the gateway’s own address: `init --force`')];
  }
  const { status, checks, chains } = health.data;
  const codes = [...new Set(Object.values(checks).flatMap(({ ok: good, code }) => (good ? [] : (code ?? 'UNKNOWN'))))];
  const chainHealth = chains[chain];
  return [
    status === 'ok'
      ? passedCheck('gateway', 'answers and is healthy')
      : warningCheck('gateway', `answers, and has a problem: ${codes.join(', ')}`, 'try again later; ask its operator'),
    chainHealth === undefined
      ? failedCheck(
          'chain served',
          `the gateway does not serve ${chain}`,
          'compare --chain-id, or the genesis hash, of `init`',
        )
      : passedCheck('chain served', chain),
  ];
}

/** Compares the configured public URL with the name that the gateway writes into a text to sign. Nothing is signed. */
async function checkPublicUrl(tool: Tool, config: PinnedConfig): Promise<DoctorCheck> {
  const name = 'public URL';
  const wallet = `0x${'00'.repeat(19)}01` as const; // any wallet: the text is only read
  const { signInNonce } = await (await tool.gateway()).ask(SignInNonceDocument, {
    input: { address: wallet, chain: signInChain(config) },
  });
  try {
    requireSignInText(signInNonce as MutationPayload<SignInNonceMutation['signInNonce']>, config, wallet);
    return passedCheck(name, config.publicUrl);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'TEXT_DIFFERS') throw error;
    return failedCheck(
      name,
      'the gateway names itself otherwise',
      'give its PUBLIC_URL exactly: `init --public-url … --force`',
    );
  }
}

function checkVersion(page: unknown, own: string): DoctorCheck {
  const parsed = OpenApi.safeParse(page);
  if (!parsed.success)
    return warningCheck('version', `the gateway does not say its own; the tool is ${own}`, 'none needed');
  const { version } = parsed.data.info;
  if (version === own) return passedCheck('version', version);
  return warningCheck('version', `the gateway is ${version}, the tool ${own}`, 'use the tool of the gateway’s version');
}

/** Checks that the gateway answers, is healthy, serves the chain, has the configured name, and that versions and clocks agree. */
export async function gatewayChecks(tool: Tool, config: PinnedConfig): Promise<readonly DoctorCheck[]> {
  const { globals, signal, terminal } = tool;
  const waiting = { timeoutMs: globals.timeout * 1_000, signal, terminal };
  const mend = 'start it, or give its address: `init --force`, --gateway';
  return runChecks('gateway', mend, async () => {
    const startedAt = Date.now();
    const page = await readPage(`${config.gateway}/health`, waiting);
    const now = new Date((startedAt + Date.now()) / 2);
    const publicUrlChecks = await runChecks('public URL', 'ask the operator for the gateway’s PUBLIC_URL', async () => [
      await checkPublicUrl(tool, config),
    ]);
    const { json: api } = await readPage(`${config.gateway}/openapi.json`, waiting);
    return [
      ...checkHealth(page, config),
      ...publicUrlChecks,
      checkVersion(api, tool.version),
      checkClock(now, page.date),
    ];
  });
}
