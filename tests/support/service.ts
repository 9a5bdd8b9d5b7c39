import { toHex } from '@income-series/protocol/bytes';
import type { Product } from '../domains/support/product.ts';
import { EMAIL_CODE_KEY } from './email.ts';
import { testRelayerKey } from './gateway.ts';
import { type ChainPlace, type Program, placesOf, startProgram } from './program.ts';

/** The service in a process of its own. */
export interface ServiceProcess extends Program {
  readonly url: string;
}

const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** The keys of every worker in these tests. */
export const WORKER_KEYS = { EMAIL_CODE_KEY: Buffer.from(EMAIL_CODE_KEY).toString('base64') };

/** The keys of every gateway in these tests. */
export const GATEWAY_KEYS = {
  PUBLIC_URL: 'http://localhost:4000',
  SESSION_KEYS: `test:${secret(1)}`,
  VAULT_KEYS: `test:${secret(2)}`,
  CURSOR_KEY: secret(3),
  ...WORKER_KEYS,
};

/** Runs a gateway as `npm start` does, on a free port, until it listens. */
export async function startGatewayProgram(
  place: { readonly databaseUrl: string; readonly chain: ChainPlace },
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<ServiceProcess> {
  const places = placesOf(place.databaseUrl, place.chain);
  const program = startProgram('gateway', { PORT: '0', ...GATEWAY_KEYS, ...places, ...environment }, [], folder);
  const [, url] = /"url":"(http[^"]+)\/graphql"/.exec(await program.said('"msg":"listening"')) ?? [];
  return { ...program, url: String(url) };
}

/** The whole service, worker included, on the product's database and chain. */
export const startServiceProcess = ({ devnet, gateway }: Product): Promise<ServiceProcess> =>
  startGatewayProgram(
    { databaseUrl: gateway.database.url, chain: { rpcUrl: devnet.anvil.url, contracts: devnet.contracts } },
    { RELAYER_KEY: toHex(testRelayerKey) },
  );
