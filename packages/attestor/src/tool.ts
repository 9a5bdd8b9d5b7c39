import { join } from 'node:path';
import { createGateway, type GatewayClient } from './client.ts';
import type { ExitCode } from './exit.ts';
import { checkServiceUrl, type PinnedConfig, readConfig } from './files/config.ts';
import { readSession, type SessionFile, sessionPath } from './files/session.ts';
import type { Host } from './host.ts';
import type { OwnNodes } from './own-node.ts';
import type { Terminal } from './terminal.ts';

/** The options that every command accepts. */
export interface Globals {
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly config?: string;
  readonly gateway?: string;
  readonly keystore?: string;
  readonly passwordFile?: string;
  /** Seconds. */
  readonly timeout: number;
}

/** The answer of a command, as JSON for a program and as text for a person. One of them is printed on stdout. */
export interface CommandAnswer {
  readonly json: unknown;
  readonly text: string;
  /** True: do not wrap the text, because a program reads it or it is a text to sign. */
  readonly verbatim?: boolean;
  /** The exit code of a command that ran with a negative result, as 1 for a signature that does not verify. */
  readonly exit?: ExitCode;
}

/** The context of commands: options, terminal, configuration and gateway. */
export interface Tool {
  readonly globals: Globals;
  readonly terminal: Terminal;
  /** Aborts on Ctrl-C, with a Failure as its reason. */
  readonly signal: AbortSignal;
  /** The tool's version. */
  readonly version: string;
  readonly nodes: OwnNodes;
  readonly configPath: string;
  /** The pinned configuration, with `--gateway` in place of its gateway. @throws Failure */
  config(): Promise<PinnedConfig>;
  keystorePath(): Promise<string>;
  /** A client of the gateway without a session. */
  gateway(): Promise<GatewayClient>;
  /** A client of the gateway with the account's session. @throws Failure signIn without a session */
  signedIn(): Promise<{ readonly gateway: GatewayClient; readonly session: SessionFile }>;
}

/** Creates the context of one command. The configuration is read when it is first needed, because some commands work without one. */
export function createTool(globals: Globals, terminal: Terminal, signal: AbortSignal, host: Host): Tool {
  const configPath = globals.config ?? join(host.folder, 'attestor.json');
  let loading: Promise<PinnedConfig> | undefined;

  async function load(): Promise<PinnedConfig> {
    const pinned = await readConfig(configPath);
    return globals.gateway === undefined
      ? pinned
      : { ...pinned, gateway: checkServiceUrl(globals.gateway, 'The gateway') };
  }
  const config = () => {
    loading ??= load();
    return loading;
  };
  const createClient = (url: string, token?: string) =>
    createGateway({ url, token, timeoutMs: globals.timeout * 1_000, signal, terminal });

  return {
    globals,
    terminal,
    signal,
    version: host.version,
    nodes: host.nodes,
    configPath,
    config,
    async keystorePath() {
      if (globals.keystore !== undefined) return globals.keystore;
      const pinned = await config().catch(() => null); // `key new` works without a configuration
      return pinned?.keystore ?? join(host.folder, 'attestor-key.json');
    },
    gateway: async () => createClient((await config()).gateway),
    async signedIn() {
      const pinned = await config();
      const session = await readSession(sessionPath(configPath), pinned);
      return { gateway: createClient(pinned.gateway, session.token), session };
    },
  };
}
