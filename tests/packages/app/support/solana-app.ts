import { getBase58Encoder, getBase64Decoder, signBytes } from '@solana/kit';
import type { Page } from 'playwright-core';
import { launchBrowser, openContext } from '../../../support/browser.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../../support/solana/live.ts';

/** The app in a browser, on a gateway whose Solana cluster and index are real. */
export interface SolanaApp {
  readonly live: LiveGateway;
  /** Opens a path below `/app` in a browser context of its own, with a wallet that announces itself as `Test`. */
  open(wallet: LiveWallet, path: string, options?: OpenOptions): Promise<OpenedSolanaApp>;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Runs when the wallet is asked to send. */
  readonly beforeSend?: () => void;
  /** Sets the page's clock to the cluster's before the page loads, because Playwright's clock begins at 0, and a page keeps its first difference. */
  readonly hasClusterTime?: boolean;
}

interface OpenedSolanaApp {
  readonly page: Page;
  /** Every message of the console, and errors that nothing caught. A test expects none. */
  readonly faults: readonly string[];
  /** Signs in with the wallet `Test`. */
  signIn(): Promise<void>;
}

/** Announces a wallet of the Wallet Standard whose signatures the test makes. */
const announceWallet = ({
  address,
  publicKey,
}: {
  readonly address: string;
  readonly publicKey: readonly number[];
}) => {
  const { signInTest } = globalThis as unknown as {
    signInTest(step: string, bytes: readonly number[]): Promise<readonly number[]>;
  };
  const chains = ['solana:localnet'];
  const account = { address, publicKey: Uint8Array.from(publicKey), chains, features: [] };
  const sign = async (name: string, bytes: Uint8Array) => [
    { signature: Uint8Array.from(await signInTest(name, [...bytes])) },
  ];
  const wallet = {
    version: '1.0.0',
    name: 'Test',
    icon: 'data:image/svg+xml;base64,',
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: ({ message }: { message: Uint8Array }) => sign('message', message),
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: [0, 'legacy'],
        signAndSendTransaction: ({ transaction }: { transaction: Uint8Array }) => sign('transaction', transaction),
      },
    },
  };
  type Register = (api: { register(wallet: unknown): void }) => void;
  const announce: Register = ({ register }) => register(wallet);
  window.addEventListener('wallet-standard:app-ready', (event) =>
    announce((event as CustomEvent<Parameters<Register>[0]>).detail),
  );
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }));
};

async function giveWallet(page: Page, live: LiveGateway, wallet: LiveWallet, beforeSend?: () => void): Promise<void> {
  const { signer, address } = wallet;
  await page.exposeFunction('signInTest', async (name: string, list: readonly number[]) => {
    const bytes = Uint8Array.from(list);
    if (name === 'message') return [...(await signBytes(signer.keyPair.privateKey, bytes))];
    beforeSend?.();
    const signature = await live.send(wallet, { transaction: getBase64Decoder().decode(bytes) } as never);
    return [...getBase58Encoder().encode(signature)];
  });
  await page.addInitScript(announceWallet, { address, publicKey: [...getBase58Encoder().encode(address)] });
}

/** Lets index and tracker follow the cluster until it is stopped. */
function followCluster(live: LiveGateway): () => Promise<void> {
  let isStopped = false;
  const loop = (async () => {
    while (!isStopped) {
      await live.index();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return () => {
    isStopped = true;
    return loop;
  };
}

export async function openSolanaApp(executablePath: string): Promise<SolanaApp> {
  const live = await openLiveGateway();
  const stop = followCluster(live);
  const browser = await launchBrowser(executablePath);
  return {
    live,
    async open(wallet, path, { beforeSend, hasClusterTime = false } = {}) {
      const context = await openContext(browser, { viewport: { width: 1_200, height: 900 } });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (line) => faults.push(line.text()));
      await giveWallet(page, live, wallet, beforeSend);
      if (hasClusterTime) await page.clock.setSystemTime(Number(live.node.chain.now()) * 1_000);
      await page.goto(`${live.url}/app${path}`);
      const signIn = async () => {
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('button', { name: /^Test/ }).click();
        await page.getByRole('button', { name: 'Sign out' }).waitFor();
      };
      return { page, faults, signIn };
    },
    async close() {
      await stop();
      await browser.close();
      await live.close();
    },
  };
}
