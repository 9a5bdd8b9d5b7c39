import { evmChainName } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { MNEMONIC } from '../devnet/anvil.ts';
import { timeOf } from './clock.ts';
import type { OpenSeries } from './open-series.ts';
import { CAST, type Name, SOLANA_CAST } from './people.ts';
import { formatLinks } from './person-links.ts';
import { type Asks, formatColumns, READERS, readAll } from './readers.ts';
import type { World } from './world.ts';

export interface ScreenContent {
  readonly world: World;
  readonly asks: Asks;
  readonly seriesKey: Bytes32;
  readonly open: OpenSeries;
  /** The path of the file of shell variables. */
  readonly variables: string;
  /** The duration of the whole demo until now. */
  readonly seconds: number;
  readonly isDefaultPort: boolean;
}

const queryOf = (key: Bytes32, chain: string) => `{ series(chain: "${chain}", key:
    "${key}")
  { terms { theta } reports(last: 1) { nodes { period payment source } } } }`;

interface ScreenData {
  readonly series: {
    readonly terms: { readonly theta: string } | null;
    readonly reports: { readonly nodes: readonly Readonly<Record<'period' | 'payment' | 'source', string | null>>[] };
  };
}

/** The people behind the five readers. */
const READER_NAMES = { public: '', holder: 'ada', backer: 'cleo', issuer: 'issuer', admin: 'admin' } as const;

/** Formats the answers of several readers to one query as a table. */
async function formatAnswers(asks: Asks, query: string): Promise<string> {
  const answers = await readAll(READERS, asks, query, {});
  const rows = READERS.map((reader) => {
    const { series } = answers[reader].data as ScreenData;
    const [report] = series.reports.nodes;
    const values = [series.terms?.theta, report?.period, report?.payment, report?.source];
    return [reader, READER_NAMES[reader], ...values.map((value) => value ?? 'null')];
  });
  return formatColumns([['reader', 'name', 'terms.theta', 'period', 'payment', 'source'], ...rows]);
}

const formatAccounts = (cast: Readonly<Record<string, number>>): string =>
  Object.entries(cast)
    .map(([name, index]) => `${name} ${index}`)
    .join(', ');

/** The final screen of the demo: addresses, accounts, series and next steps, in 80 columns and 40 lines. */
export async function renderScreen({
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
  const urlOption = isDefaultPort ? '' : ` --url ${url}`;
  return `App       ${url}/app
Page      ${url}/
GraphiQL  ${url}/graphql
${query}
${await formatAnswers(asks, query)}

Open the app as one of these people, whose accounts have these numbers:
${formatLinks(url, Object.keys(CAST) as Name[])}
${solana ? `On Solana (${formatAccounts(SOLANA_CAST)}) a link ends in &on=solana.\n` : ''}Or send the header that this prints (24 hours; with --solana there):
  npm run -s people -- header ada${urlOption}
Their keys are public, account i at m/44'/60'/0'/0/i on the EVM chain:
  "${MNEMONIC}"
Series: the story's; for bids; for reveals; with a report due; on a curve:
story   ${seriesKey}
commit  ${open.commit}
reveal  ${open.reveal}
active  ${open.active}
curve   ${open.curve ?? 'none: this system has no LiteSVM'}
The chain's clock is at ${now}: it was moved on past quarters and phases.
EVM node ${devnet.anvil.url}   ${solana ? `Solana node ${solana.node.url}` : ''}
These, the contracts and others are shell variables for the docs’ commands:
  . ${variables}
Ready after ${seconds.toFixed(0)} s. Ctrl-C ends it; nothing is kept.`;
}
