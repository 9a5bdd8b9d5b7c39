import { createGateway } from '@income-series/client/requests';
import { settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import type { ConnectedWallet } from '../wallets/wallet.ts';
import { enter, type PersonSession } from './session.ts';

/** A person of the demo, as `GET /demo/people` of a gateway on this machine lists it. */
export interface StoryPerson {
  readonly name: string;
  readonly role: string;
  readonly chain: string;
  readonly wallet: string;
  readonly token: string;
  /** True if the demo signs for the wallet. */
  readonly hasWallet: boolean;
}

export const demoPeople = createStore<readonly Omit<StoryPerson, 'token'>[]>([]);

async function readPeople(): Promise<readonly StoryPerson[]> {
  if (!settings.isDemo) return [];
  const answer = await fetch(`${settings.gatewayUrl}/demo/people`).catch(() => null);
  if (!answer?.ok) return [];
  const people = (await answer.json()) as readonly StoryPerson[];
  return people.map((person) => ({ ...person, name: person.name.charAt(0).toUpperCase() + person.name.slice(1) }));
}

/** The name to show for a person: the name in the demo's story if the wallet is of a person there, else that of the session. */
export function useName({ chain, address, name }: PersonSession): string {
  const isSame = (one: Omit<StoryPerson, 'token'>) =>
    one.chain === chain && one.wallet.toLowerCase() === address.toLowerCase();
  return useStore(demoPeople).find(isSame)?.name ?? name;
}

/** Loaded at a demo alone, so that no other page has its code. */
const loadWallets = () => import('../wallets/demo-wallet.tsx');

/** Lists the demo's people, and announces their wallets to this page. The list stays empty at every other gateway. */
export async function loadDemoPeople(): Promise<void> {
  const people = (await readPeople()).map(({ token: _, ...person }) => person);
  demoPeople.set(people);
  if (people.length > 0) (await loadWallets()).announceWallets(people.filter(({ hasWallet }) => hasWallet));
}

async function connectWallet(person: StoryPerson): Promise<ConnectedWallet | null> {
  if (!person.hasWallet) return null;
  const wallet = (await loadWallets()).walletOf(person);
  return wallet === null ? null : wallet.connect(person.chain);
}

/**
 * Signs in as a person of the demo, by name and chain; false if there is no such person. The session reads that person's own answers,
 * and the demo's wallet of that person confirms its transactions.
 */
export async function enterDemo(name: string, chain?: string): Promise<boolean> {
  const isNamed = (person: StoryPerson) => person.name.toLowerCase() === name.toLowerCase();
  const person = (await readPeople()).find((one) => isNamed(one) && (chain === undefined || one.chain === chain));
  if (person === undefined) return false;
  const gateway = createGateway({ url: settings.gatewayUrl, token: person.token });
  const wallet = await connectWallet(person);
  enter({ gateway, name: person.name, chain: person.chain, address: person.wallet, wallet });
  return true;
}
