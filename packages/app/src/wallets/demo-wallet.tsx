// The wallets of the demo's people. This page asks the person, as a browser's wallet does, and then the gateway of the demo signs.
import { base58, base64, hex } from '@scure/base';
import { getWallets } from '@wallet-standard/app';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { createRoot } from 'react-dom/client';
import { chainName } from '../format/words.ts';
import { session } from '../gateway/session.ts';
import { settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { createEvmWallet } from './evm.ts';
import { createSolanaWallet } from './solana.ts';
import { type BrowserWallet, kindOfChain } from './wallet.ts';

/** The parts of a person of the demo that their wallet needs. */
export interface WalletOwner {
  readonly name: string;
  readonly chain: string;
  readonly wallet: string;
}

interface Line {
  readonly label: string;
  readonly value: string;
}

/** A request that waits for the person. */
interface Question {
  readonly title: string;
  readonly owner: WalletOwner;
  readonly lines: readonly Line[];
  /** The text to sign, if the request is one. */
  readonly text?: string;
  answer(isConfirmed: boolean): void;
}

const question = createStore<Question | null>(null);

// A change of session refuses the open request, so that the next person cannot confirm it.
session.subscribe(() => question.get()?.answer(false));

/** The code of EIP-1193 for a request that the user refused, and that of EIP-1474 for a request while another one waits. */
const [USER_REJECTED, ALREADY_PENDING] = [4001, -32_002];

const fault = (code: number, message: string) => Object.assign(new Error(message), { code });

/** Asks the gateway of the demo. @throws an error with the code of EIP-1193 */
async function ask({ chain, wallet }: WalletOwner, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(`${settings.gatewayUrl}/demo/wallet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chain, wallet, method, params }),
  });
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { code: number; message: string } };
  if (!answer.ok || error) throw fault(error?.code ?? USER_REJECTED, error?.message ?? 'The gateway has no demo.');
  return result;
}

/** Shows a request to the person. @throws an error with code 4001 if the person refuses it */
async function confirm(request: Omit<Question, 'answer'>): Promise<void> {
  if (question.get() !== null) throw fault(ALREADY_PENDING, 'Another request waits in this wallet.');
  const isConfirmed = await new Promise<boolean>((answer) => question.set({ ...request, answer }));
  question.set(null);
  if (!isConfirmed) throw fault(USER_REJECTED, 'The person refused.');
}

/** The bytes of a text with `0x`. */
const bytesOfHex = (text: string) => hex.decode(text.slice(2));

/** The question about a request of EIP-1193, as the person reads it; null if it needs no confirmation. */
async function describe(
  owner: WalletOwner,
  method: string,
  [first, second]: readonly unknown[],
): Promise<Omit<Question, 'answer'> | null> {
  if (method === 'personal_sign')
    return { title: 'Sign this text', owner, lines: [], text: new TextDecoder().decode(bytesOfHex(String(first))) };
  if (method === 'eth_signTypedData_v4')
    return {
      title: 'Sign this record',
      owner,
      lines: [],
      text: typeof second === 'string' ? second : JSON.stringify(second, null, 2),
    };
  if (method !== 'eth_sendTransaction') return null;
  const lines = (await ask(owner, 'demo_describeTransaction', [first])) as readonly Line[];
  return { title: 'Sign and send this transaction', owner, lines };
}

/** The demo's wallet of a person on an EVM chain (EIP-1193). */
function createProvider(owner: WalletOwner) {
  return {
    async request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }) {
      const request = await describe(owner, method, params);
      if (request !== null) await confirm(request);
      return ask(owner, method, params);
    },
  };
}

const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;

/** The demo's wallet of a person on Solana (Wallet Standard). */
function createStandardWallet(owner: WalletOwner, name: string): Wallet {
  const chains = ['solana:localnet'] as const;
  const features = ['solana:signMessage', 'solana:signAndSendTransaction'] as const;
  const publicKey = base58.decode(owner.wallet);
  const account: WalletAccount = { address: owner.wallet, publicKey, chains, features };
  const signMessage = async ({ message }: { readonly message: Uint8Array }) => {
    await confirm({ title: 'Sign this text', owner, lines: [], text: new TextDecoder().decode(message) });
    const signature = bytesOfHex(String(await ask(owner, 'solana:signMessage', [`0x${hex.encode(message)}`])));
    return [{ signedMessage: message, signature }];
  };
  const signAndSendTransaction = async ({ transaction }: { readonly transaction: Uint8Array }) => {
    const lines = [{ label: 'size', value: `${transaction.length} bytes, as the gateway built it` }];
    await confirm({ title: 'Sign and send this transaction', owner, lines });
    const id = await ask(owner, 'solana:signAndSendTransaction', [base64.encode(transaction)]);
    return [{ signature: base58.decode(String(id)) }];
  };
  return {
    version: '1.0.0',
    name,
    icon: ICON,
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': { version: '1.0.0', signMessage },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction,
      },
    },
  };
}

const nameOf = ({ name }: WalletOwner) => `Demo wallet: ${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The wallet of a person, as the app uses each wallet of the browser. */
export function walletOf(owner: WalletOwner): BrowserWallet | null {
  const name = nameOf(owner);
  if (kindOfChain(owner.chain) === 'evm')
    return createEvmWallet({ id: name, name, maker: null }, createProvider(owner));
  return createSolanaWallet(createStandardWallet(owner, name), name);
}

/** Announces the wallets of people by EIP-6963 and the Wallet Standard. */
export function announceWallets(owners: readonly WalletOwner[]): void {
  for (const owner of owners) {
    const name = nameOf(owner);
    if (kindOfChain(owner.chain) === 'solana') {
      getWallets().register(createStandardWallet(owner, name));
      continue;
    }
    // One maker has one wallet in a list.
    const info = { uuid: crypto.randomUUID(), name, icon: ICON, rdns: `localhost.demo.${owner.name}` };
    const detail = Object.freeze({ info, provider: createProvider(owner) });
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }
}

/** Matches hashes, signatures and the numbers of a proof, which nobody reads; an address is shorter. */
const BYTES = /^\[|^0x$|0x[\da-f]{41}/i;

/** `reservePrice` as words: `Reserve price`. */
const wordsOfLabel = (label: string) =>
  label.charAt(0).toUpperCase() + label.slice(1).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className="facts signed-text">
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt>{wordsOfLabel(label)}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The lines of a request. Hashes and proofs are hidden until the person opens the details. */
function Request({ lines }: { readonly lines: readonly Line[] }) {
  const byteLines = lines.filter(({ value }) => BYTES.test(value));
  const readableLines = lines.filter((line) => !byteLines.includes(line));
  return (
    <>
      {readableLines.length > 0 && <Lines lines={readableLines} />}
      {byteLines.length > 0 && (
        <details>
          <summary>Details</summary>
          <Lines lines={byteLines} />
        </details>
      )}
    </>
  );
}

/** A z-index above that of React Aria's popovers, 100,000, so that no element covers a request that the person confirms. */
const ABOVE_POPOVERS = 100_001;

/** The window of the wallet: one request in words, and the person's answer. */
function WalletWindow() {
  const request = useStore(question);
  if (request === null) return null;
  const { title, owner, lines, text, answer } = request;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      className="overlay"
      style={{ zIndex: ABOVE_POPOVERS }}
    >
      <Modal className="modal">
        <Dialog>
          <Heading slot="title">{title}</Heading>
          <p className="quiet">
            {nameOf(owner)} on {chainName(owner.chain)}. Its key is public, and its money is worth nothing.
          </p>
          {text !== undefined && <p className="signed-text">{text}</p>}
          <Request lines={lines} />
          <div className="buttons">
            <AppButton look="primary" onPress={() => answer(true)} autoFocus>
              Confirm
            </AppButton>
            <AppButton onPress={() => answer(false)}>Reject</AppButton>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<WalletWindow />);
