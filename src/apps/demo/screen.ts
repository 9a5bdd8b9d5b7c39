import { evmChainName } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { MNEMONIC } from '../devnet/anvil.ts';
import { timeOf } from './clock.ts';
import { formatDevices } from './devices.ts';
import type { OpenSeries } from './open-series.ts';
import { CAST, SOLANA_CAST } from './people.ts';
import { type Asks, formatColumns, READERS, readAll } from './readers.ts';
import type { World } from './world.ts';

export interface ScreenContent {
  readonly world: World;
  readonly asks: Asks;
  readonly seriesKey: Bytes32;
  readonly open: OpenSeries;
  /** The path of the file of shell variables. */
  readonly variables: string;
  /** The time from the start of the demo to this screen. */
  readonly seconds: number;
  readonly isDefaultPort: boolean;
}

const makeQuery = (key: Bytes32, chain: string) => `{ series(chain: "${chain}", key:
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

/** A task for each person who has something to do in the app, in two to four words. */
export type AppTasks = Readonly<Record<'ada' | 'ben' | 'cleo' | 'issuer' | 'admin' | 'dora', string>>;

const TASKS: AppTasks = {
  ada: 'reveal a bid',
  ben: 'sell some units',
  cleo: 'bid for units',
  issuer: 'report for Sonnhalde',
  admin: 'review an application',
  dora: 'follow an application',
};

/** A line for each person: a link to the app, and what to try there. */
export const formatLinks = (url: string, tasks: AppTasks = TASKS): string =>
  Object.entries(tasks)
    .map(([name, task]) => `  ${`${url}/app?as=${name}`.padEnd(40)} ${task}`)
    .join('\n');

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
  const query = makeQuery(seriesKey, chain);
  const chainDate = timeOf(await devnet.anvil.clock.now()).slice(0, 10);
  const urlOption = isDefaultPort ? '' : ` --url ${url}`;
  return `GraphiQL  ${url}/graphql
App       ${url}/app, or as one of them, with what to try:
${formatLinks(url)}
${formatDevices(world.folder)}
An attestor signs reports by itself, ten seconds after the issuer asked it.

${query}
${await formatAnswers(asks, query)}

The header of one of them, for 24 hours (there is --solana too):
  npm run -s people -- header ada${urlOption}
Accounts: ${formatAccounts(CAST)}
${solana ? `On Solana: ${formatAccounts(SOLANA_CAST)}. ` : ''}Their keys are public:
  "${MNEMONIC}"
On the EVM chain account i has the derivation path m/44'/60'/0'/0/i.

Series (the chain's clock is at ${chainDate}: it was moved on past quarters):
story   ${seriesKey}
commit  ${open.commit}
reveal  ${open.reveal}
active  ${open.active}
curve   ${open.curve ?? 'none: this system has no LiteSVM'}
EVM node ${devnet.anvil.url}   ${solana ? `Solana node ${solana.node.url}` : ''}
These and the contracts are shell variables for the commands of the docs:
  . ${variables}
Ready after ${seconds.toFixed(0)} s. Ctrl-C ends it; nothing is kept.`;
}
