import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type EvmContracts, evmChainName } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { printPeriod } from '@income-series/protocol/period';
import type { Devnet } from '../devnet/chain.ts';
import type { EmbeddedCluster } from '../devnet/cluster.ts';
import type { OpenSeries } from './open-series.ts';

/** The values that shell variables are made from. */
export interface VariableContent {
  readonly place: {
    readonly url: string;
    readonly chainId: number;
    readonly devnet: Pick<Devnet, 'anvil'>;
    readonly solana: EmbeddedCluster | undefined;
  };
  /** The address in sign-in texts. */
  readonly publicUrl: string;
  readonly contracts: EvmContracts;
  /** The story's series. */
  readonly seriesKey?: Bytes32;
  readonly open?: OpenSeries | undefined;
}

/** The shell variables of a gateway, its chains and series, which commands in the docs use. None is a secret. */
function listVariables({
  place,
  publicUrl,
  contracts,
  seriesKey,
  open,
}: VariableContent): Readonly<Record<string, string>> {
  const { chainId, devnet, solana } = place;
  const { hub, registry, token, fxFeed } = contracts;
  return {
    GATEWAY: publicUrl,
    SIGN_IN_URL: publicUrl,
    CHAIN: evmChainName(chainId),
    CHAIN_NODE: devnet.anvil.url,
    ...{ HUB: hub, REGISTRY: registry, TOKEN: token, RATE_FEED: fxFeed },
    ...(seriesKey && { SERIES: seriesKey }),
    ...(open && seriesVariables(open)),
    ...(solana && {
      CLUSTER_CHAIN: solana.name,
      CLUSTER_NODE: solana.node.url,
      CLUSTER_GENESIS: solana.genesisHash,
      CLUSTER_PROGRAM: solana.program,
      CLUSTER_TOKEN: solana.token,
      CLUSTER_OWNER: solana.owner.address,
    }),
  };
}

const seriesVariables = ({ commit, reveal, bid, active, activePeriod, curve, traded }: OpenSeries) => ({
  COMMIT_SERIES: commit,
  REVEAL_SERIES: reveal,
  BID_PRICE: bid.price,
  BID_QUANTITY: bid.quantity,
  BID_SALT: bid.salt,
  ACTIVE_SERIES: active,
  ACTIVE_PERIOD: printPeriod(activePeriod),
  ...(curve && { CURVE_SERIES: curve }),
  ...(traded && { TRADED_SERIES: traded }),
});

const readLines = (path: string): readonly string[] => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
const parseName = (line: string): string | undefined => /^export (\w+)=/.exec(line)?.[1];

/** Writes the shell variables to a file for `. <path>`. With `keepsEarlier`, earlier variables without a new value stay. */
export function writeVariables(
  path: string,
  content: VariableContent,
  { keepsEarlier } = { keepsEarlier: false },
): void {
  const variables = listVariables(content);
  const keptLines = keepsEarlier
    ? readLines(path).filter((line) => !((parseName(line) ?? 'GATEWAY') in variables))
    : [];
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
  writeFileSync(path, `${[...lines, ...keptLines].join('\n')}\n`, { mode: 0o600 });
}
