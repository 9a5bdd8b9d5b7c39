import { evmChainName } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { MNEMONIC } from '../devnet/anvil.ts';
import { timeOf } from './clock.ts';
import type { OpenSeries } from './open-series.ts';
import { CAST, SOLANA_CAST } from './people.ts';
import { type Asks, columns, READERS, readAll } from './readers.ts';
import type { World } from './world.ts';

export interface ScreenContent {
  readonly world: World;
  readonly asks: Asks;
  readonly seriesKey: Bytes32;
  readonly open: OpenSeries;
  /** The file of shell variables. */
  readonly variables: string;
  /** How long all of it took. */
  readonly seconds: number;
  readonly isDefaultPort: boolean;
}

const queryOf = (key: Bytes32, chain: string) => `{ series(chain: "${chain}", key:
    "${key}")
  { terms { theta } reports(last: 1) { nodes { period payment source } } } }`;

interface Read {
  readonly series: {
    readonly terms: { readonly theta: string } | null;
    readonly reports: { readonly nodes: readonly Readonly<Record<'period' | 'payment' | 'source', string | null>>[] };
  };
}

/** Who the five readers are. */
const WHO = { public: '', holder: 'ada', backer: 'cleo', issuer: 'issuer', admin: 'admin' } as const;

async function answers(asks: Asks, query: string): Promise<string> {
  const read = await readAll(READERS, asks, query, {});
  const rows = READERS.map((reader) => {
    const { series } = read[reader].data as Read;
    const [report] = series.reports.nodes;
    const values = [series.terms?.theta, report?.period, report?.payment, report?.source];
    return [reader, WHO[reader], ...values.map((value) => value ?? 'null')];
  });
  return columns([['reader', 'name', 'terms.theta', 'period', 'payment', 'source'], ...rows]);
}

const accounts = (cast: Readonly<Record<string, number>>): string =>
  Object.entries(cast)
    .map(([name, index]) => `${name} ${index}`)
    .join(', ');

/** Everything that a reader needs to go on, on one screen of 80 columns and 40 lines. */
export async function screenOf({
  world,
  asks,
  seriesKey,
  open,
  variables,
  seconds,
  isDefaultPort,
}: ScreenContent): Promise<string> {
  const { publicUrl: url, devnet, solana, chainId } = world;
  const chain = evmChainName(chainId);
  const query = queryOf(seriesKey, chain);
  const now = timeOf(await devnet.anvil.clock.now()).slice(0, 10);
  const at = isDefaultPort ? '' : ` --url ${url}`;
  return `Page      ${url}/
GraphiQL  ${url}/graphql

${query}
${await answers(asks, query)}

Sign in as one of them there, or send the header that this prints (24 hours):
  npm run -s people -- header ada${at}
  npm run -s people -- header ada --solana${at}
Accounts: ${accounts(CAST)}
${solana ? `On Solana: ${accounts(SOLANA_CAST)}. ` : ''}Their keys are public:
  "${MNEMONIC}"
On the EVM chain account i has the derivation path m/44'/60'/0'/0/i.

Series: the story's; one takes bids, one takes reveals, one has a report due
and an open window, and one is a curve on Solana:
story   ${seriesKey}
commit  ${open.commit}
reveal  ${open.reveal}
active  ${open.active}
curve   ${open.curve ?? 'none: this system has no LiteSVM'}
The chain's clock is at ${now}: it was moved on past quarters and phases.

EVM node ${devnet.anvil.url}   ${solana ? `Solana node ${solana.node.url}` : ''}
These and the contracts are shell variables for the commands of the docs:
  . ${variables}
Words such as theta, the annual threshold, and curve: docs/glossary.md
Ready after ${seconds.toFixed(0)} s. Ctrl-C ends it; nothing is kept.`;
}
