import { join } from 'node:path';
import { userFolder } from '../../config/user-folder.ts';
import { createGateway, type GatewayClient } from './client.ts';
import type { ExitCode } from './exit.ts';
import { type PinnedConfig, readConfig, serviceUrl } from './files/config.ts';
import { readSession, type SessionFile, sessionPath } from './files/session.ts';
import type { Terminal } from './terminal.ts';

/** The options every command takes. */
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

/** What a command answers: one JSON value, or text for a person. Both go to stdout, never both. */
export interface CommandAnswer {
  readonly json: unknown;
  readonly text: string;
  /** The text is for a program or is what is signed: its lines are as they are. */
  readonly verbatim?: boolean;
  /** Where the command ran and its answer is no: 1, for instance, for a signature that does not verify. */
  readonly exit?: ExitCode;
}

/** What the commands work with. */
export interface Tool {
  readonly globals: Globals;
  readonly terminal: Terminal;
  /** Aborted by Ctrl-C; the reason is the Failure. */
  readonly signal: AbortSignal;
  readonly configPath: string;
  /** The pinned configuration, with `--gateway` in place of its gateway. @throws Failure */
  config(): Promise<PinnedConfig>;
  keystorePath(): Promise<string>;
  /** The gateway as the public sees it. */
  gateway(): Promise<GatewayClient>;
  /** The gateway as the account sees it. @throws Failure signIn where nobody has signed in */
  signedIn(): Promise<{ readonly gateway: GatewayClient; readonly session: SessionFile }>;
}

export function createTool(globals: Globals, terminal: Terminal, signal: AbortSignal): Tool {
  const configPath = globals.config ?? join(userFolder(), 'attestor.json');
  let read: Promise<PinnedConfig> | undefined;

  async function load(): Promise<PinnedConfig> {
    const pinned = await readConfig(configPath);
    return globals.gateway === undefined ? pinned : { ...pinned, gateway: serviceUrl(globals.gateway, 'The gateway') };
  }
  const config = () => {
    read ??= load();
    return read;
  };
  const open = (url: string, token?: string) =>
    createGateway({ url, token, timeoutMs: globals.timeout * 1_000, signal, terminal });

  return {
    globals,
    terminal,
    signal,
    configPath,
    config,
    async keystorePath() {
      if (globals.keystore !== undefined) return globals.keystore;
      const pinned = await config().catch(() => null); // a key may be made before there is a configuration
      return pinned?.keystore ?? join(userFolder(), 'attestor-key.json');
    },
    gateway: async () => open((await config()).gateway),
    async signedIn() {
      const pinned = await config();
      const session = await readSession(sessionPath(configPath), pinned);
      return { gateway: open(pinned.gateway, session.token), session };
    },
  };
}
