import { join, relative } from 'node:path';
import type { GatewaySettings } from '../../config/types.ts';
import type { RunningService } from './start.ts';

// What a start says to people: a problem in a line each, and in the end where everything is.

/** For a log: lines of JSON come out as their message. */
export const messages = (out: { write(text: string): unknown }) => ({
  write(line: string): void {
    const { level, msg, reason } = JSON.parse(line) as { level: string; msg?: string; reason?: string };
    out.write(`${level}: ${[msg, reason].filter(Boolean).join(': ')}\n`);
  },
});

/** The file of shell variables of a service that has chains of its own. */
export const variablesFile = ({ dataDir }: Pick<GatewaySettings, 'dataDir'>): string => join(dataDir, 'names.sh');

/** A path as a shell in this folder names it. */
const here = (path: string): string => {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
};

interface Said {
  readonly config: GatewaySettings;
  readonly service: RunningService;
  readonly seeded: boolean;
  readonly hasSeries: boolean;
}

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

/** What can be done next with accounts whose keys are public; nothing where the chain is not ours. */
function nextLines({ config, service, seeded, hasSeries }: Said): readonly string[] {
  const { devnet, url } = service;
  if (devnet === undefined) return [];
  const at = new URL(url).port === '4000' ? '' : ` --url ${url}`;
  const clock = 'The EVM chain’s clock was moved on to fill it: dates are later than yours.';
  return [
    '',
    'Sign in as an account of the chain (issuer, ada, ben, …; or with --solana):',
    `  npm run -s people -- token ada${at}`,
    'Contracts, nodes and series as shell variables, as the docs’ commands need them:',
    `  . ${here(variablesFile(config))}`,
    ...(hasSeries ? [] : ['There is no series yet. To begin with one in each phase:', '  npm start -- --seed']),
    ...(seeded ? [clock] : []),
  ];
}

/** Where it listens, if that is not what people's own address of it says. */
const listening = (home: string, url: string): readonly string[] =>
  [url, `http://localhost:${new URL(url).port}`].includes(home) ? [] : [`listens   ${url}`];

/** Where it is served, on what, and what to do next. */
export function describeService(said: Said): string {
  const { config, service } = said;
  // Of a port that was drawn, the configuration's name leads nowhere.
  const home = config.publicUrl.endsWith(':0') ? service.url : config.publicUrl;
  const admin = config.adminWallets.join(', ') || 'none; ADMIN_WALLETS=0x… npm start makes one';
  const kept = config.database.kind === 'embedded' ? ` Its data stays in ${here(config.dataDir)}.` : '';
  const lines = [
    `Page      ${home}/`,
    `GraphiQL  ${home}/graphql`,
    ...listening(home, service.url),
    `admin     ${admin}`,
    ...chainLines(service),
    ...nextLines(said),
    '',
    `Ctrl-C ends it.${kept}`,
  ];
  return `${lines.join('\n')}\n`;
}
