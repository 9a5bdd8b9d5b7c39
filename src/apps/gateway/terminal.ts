import { join, relative } from 'node:path';
import type { GatewaySettings } from '../../config/types.ts';
import type { RunningService } from './start.ts';

// Output for people at a terminal: log messages as plain lines, and a summary of the running service.

/** A log destination that writes the message of each JSON line. */
export const createMessageOutput = (out: { write(text: string): unknown }) => ({
  write(line: string): void {
    const { level, msg, reason } = JSON.parse(line) as { level: string; msg?: string; reason?: string };
    out.write(`${level}: ${[msg, reason].filter(Boolean).join(': ')}\n`);
  },
});

/** The file with shell variables of a service with embedded chains. */
export const variablesFile = ({ dataDir }: Pick<GatewaySettings, 'dataDir'>): string => join(dataDir, 'names.sh');

/** A path relative to the current folder, or the absolute path if it is outside. */
const shortPath = (path: string): string => {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
};

interface ServiceSummary {
  readonly config: GatewaySettings;
  readonly service: RunningService;
  readonly seeded: boolean;
  /** A line for each person of --seed, with a link into the app; undefined without it. */
  readonly links?: string | undefined;
  readonly hasSeries: boolean;
}

/** Lines with the chains, their nodes, and the addresses of contracts. */
function chainLines({ chains, devnet, solana, contracts }: RunningService): readonly string[] {
  const nodes = new Map([
    [chains[0], devnet?.anvil.url],
    [solana?.name, solana?.node.url],
  ]);
  return [
    ...chains.map((name) => `chain     ${name}${nodes.get(name) === undefined ? '' : `   ${nodes.get(name)}`}`),
    `hub       ${contracts.hub}`,
    `registry  ${contracts.registry}`,
    `token     ${contracts.token}`,
    ...(solana ? [`program   ${solana.program}`, `mint      ${solana.token}`] : []),
  ];
}

/** Lines that suggest next steps with the public accounts of an embedded chain; none without one. */
function nextLines({ config, service, seeded, links, hasSeries }: ServiceSummary): readonly string[] {
  const { devnet, url } = service;
  if (devnet === undefined) return [];
  const urlOption = new URL(url).port === '4000' ? '' : ` --url ${url}`;
  const clock = 'The EVM chain’s clock was moved on to fill it: dates are later than yours.';
  return [
    ...(links === undefined ? [] : ['', 'Open the app as one of these people, as long as this process runs:', links]),
    '',
    'Sign in as an account of the chain (issuer, ada, ben, …; or with --solana):',
    `  npm run -s people -- token ada${urlOption}`,
    'Contracts, nodes and series as shell variables, as the docs’ commands need them:',
    `  . ${shortPath(variablesFile(config))}`,
    ...(hasSeries ? [] : ['There is no series yet. To begin with one in each phase:', '  npm start -- --seed']),
    ...(seeded ? [clock] : []),
  ];
}

/** A line with the listening address, if the page's address does not show it. */
const listeningLine = (home: string, url: string): readonly string[] =>
  [url, `http://localhost:${new URL(url).port}`].includes(home) ? [] : [`listens   ${url}`];

/** Describes the running service for people: its addresses, chains and contracts, and next steps. */
export function describeService(summary: ServiceSummary): string {
  const { config, service } = summary;
  const home = service.publicUrl;
  const admin = config.adminWallets.join(', ') || 'none; ADMIN_WALLETS=0x… npm start makes one';
  const dataNote = config.database.kind === 'embedded' ? ` Its data stays in ${shortPath(config.dataDir)}.` : '';
  const lines = [
    `App       ${home}/app`,
    `Page      ${home}/`,
    `GraphiQL  ${home}/graphql`,
    ...listeningLine(home, service.url),
    `admin     ${admin}`,
    ...chainLines(service),
    ...nextLines(summary),
    '',
    `Ctrl-C ends it.${dataNote}`,
  ];
  return `${lines.join('\n')}\n`;
}
