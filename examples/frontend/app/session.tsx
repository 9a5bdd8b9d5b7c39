import { createDeviceSecret, createGateway, type Gateway, signIn } from '@income-series/client';
import { useEffect, useState } from 'react';
import { type BrowserWallet, discoverWallets, open } from './wallet.ts';

/** Who is signed in, in this page's memory alone. */
export interface Person {
  readonly wallet: BrowserWallet;
  readonly address: `0x${string}`;
  readonly gateway: Gateway;
  /** Opens the backups of the person's bids: without it a bid cannot be revealed. */
  readonly secret: Uint8Array;
}

export interface Service {
  readonly url: string;
  /** The address that people sign in to: the gateway's `PUBLIC_URL`. */
  readonly site: string;
  readonly chain: string;
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

export function SignIn({
  service,
  onPerson,
}: {
  readonly service: Service;
  readonly onPerson: (person: Person) => void;
}) {
  const [wallets, setWallets] = useState<readonly BrowserWallet[]>([]);
  const [secret, setSecret] = useState('');
  const [message, setMessage] = useState('');
  useEffect(() => discoverWallets((one) => setWallets((all) => [...all, one])), []);
  const isSecret = /^[0-9a-f]{64}$/.test(secret);

  const enter = async (wallet: BrowserWallet) => {
    try {
      setMessage('Confirm in the wallet.');
      const own = await open(wallet, service.chain);
      const { gateway } = await signIn(own, { url: service.url, site: service.site });
      onPerson({ wallet, address: own.address as `0x${string}`, gateway, secret: bytesOf(secret) });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'not signed in');
    }
  };
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">Sign in</h2>
      <label>
        Device secret, 64 hex digits: keep it as you keep a wallet’s key; it alone opens your sealed bids{' '}
        <input
          value={secret}
          onChange={({ target }) => setSecret(target.value.trim())}
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <button type="button" onClick={() => setSecret(hexOf(createDeviceSecret()))}>
        Make a new one
      </button>
      {wallets.length === 0 && <p>No wallet of this browser announced itself (EIP-6963).</p>}
      {wallets.map((wallet) => (
        <button key={wallet.name} type="button" disabled={!isSecret} onClick={() => enter(wallet)}>
          Sign in with {wallet.name}
        </button>
      ))}
      <p role="status">{message}</p>
    </section>
  );
}

/** The gateway as nobody: what everybody may read. */
export const publicGateway = ({ url }: Service): Gateway => createGateway({ url });
