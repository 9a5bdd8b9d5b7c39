import { z } from 'zod';
import { VERSION } from '../../../project.ts';
import { type MutationPayload, readPage } from '../client.ts';
import { Failure } from '../exit.ts';
import { type PinnedConfig, signInChain } from '../files/config.ts';
import { SignInNonceDocument, type SignInNonceMutation } from '../generated/operations.ts';
import { requireSignInText } from '../site.ts';
import type { Tool } from '../tool.ts';
import { checked, type DoctorCheck, failed, ok, warning } from './check.ts';
import { judgeClock } from './clock.ts';

const Part = z.object({ ok: z.boolean(), code: z.string().optional() });
const Health = z.object({
  status: z.string(),
  checks: z.record(z.string(), Part),
  chains: z.record(z.string(), z.object({ chain: Part, indexer: Part })),
});
const OpenApi = z.object({ info: z.object({ version: z.string() }) });

function healthOf(page: unknown, { chain }: PinnedConfig): DoctorCheck[] {
  const health = Health.safeParse(page);
  if (!health.success) {
    return [failed('gateway', 'what answers is no gateway', 'give the gateway’s own address: `init --force`')];
  }
  const { status, checks, chains } = health.data;
  const codes = [...new Set(Object.values(checks).flatMap(({ ok: good, code }) => (good ? [] : (code ?? 'UNKNOWN'))))];
  const served = chains[chain];
  return [
    status === 'ok'
      ? ok('gateway', 'answers and is healthy')
      : warning('gateway', `answers, and has a problem: ${codes.join(', ')}`, 'try again later; ask its operator'),
    served === undefined
      ? failed(
          'chain served',
          `the gateway does not serve ${chain}`,
          'compare --chain-id, or the genesis hash, of `init`',
        )
      : ok('chain served', chain),
  ];
}

/** The gateway names itself in a text to sign, which is for nobody until it is signed. */
async function publicUrl(tool: Tool, config: PinnedConfig): Promise<DoctorCheck> {
  const name = 'public URL';
  const wallet = `0x${'00'.repeat(19)}01` as const; // any wallet: the text is only read
  const { signInNonce } = await (await tool.gateway()).ask(SignInNonceDocument, {
    input: { address: wallet, chain: signInChain(config) },
  });
  try {
    requireSignInText(signInNonce as MutationPayload<SignInNonceMutation['signInNonce']>, config, wallet);
    return ok(name, config.publicUrl);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'TEXT_DIFFERS') throw error;
    return failed(
      name,
      'the gateway names itself otherwise',
      'give its PUBLIC_URL exactly: `init --public-url … --force`',
    );
  }
}

function versions(page: unknown): DoctorCheck {
  const found = OpenApi.safeParse(page);
  if (!found.success)
    return warning('version', `the gateway does not say its own; the tool is ${VERSION}`, 'none needed');
  const { version } = found.data.info;
  if (version === VERSION) return ok('version', version);
  return warning('version', `the gateway is ${version}, the tool ${VERSION}`, 'use the tool of the gateway’s version');
}

/** Whether the gateway answers, is well, and is the one that is configured. */
export async function gatewayChecks(tool: Tool, config: PinnedConfig): Promise<readonly DoctorCheck[]> {
  const { globals, signal, terminal } = tool;
  const waiting = { timeoutMs: globals.timeout * 1_000, signal, terminal };
  const mend = 'start it, or give its address: `init --force`, --gateway';
  return checked('gateway', mend, async () => {
    const asked = Date.now();
    const { json, date } = await readPage(`${config.gateway}/health`, waiting);
    const now = new Date((asked + Date.now()) / 2);
    const own = await checked('public URL', 'ask the operator for the gateway’s PUBLIC_URL', async () => [
      await publicUrl(tool, config),
    ]);
    const { json: api } = await readPage(`${config.gateway}/openapi.json`, waiting);
    return [...healthOf(json, config), ...own, versions(api), judgeClock(now, date)];
  });
}
