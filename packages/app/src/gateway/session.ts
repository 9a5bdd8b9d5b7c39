import { createGateway, type Gateway, signIn } from '@income-series/client/requests';
import { DRAFT, forgetDrafts } from '../device/drafts.ts';
import { SignOutEverywhereDocument } from '../generated/documents/session.ts';
import { settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import type { BrowserWallet, ConnectedWallet } from '../wallets/wallet.ts';
import { createLapsingGateway } from './lapse.ts';
import { queryClient } from './query-client.ts';

/** Somebody who is signed in. The token is in this page's memory alone: a reload asks the wallet again. */
export interface PersonSession {
  readonly gateway: Gateway;
  /** The name to show: a wallet's address, or a person of the demo. */
  readonly name: string;
  readonly chain: string;
  readonly address: string;
  /** The wallet that signs; null for a person of the demo, whose wallet is not in this browser. */
  readonly wallet: ConnectedWallet | null;
}

/** The reader as whom the pages are shown: the signed-in person, or the public, which is read without a token. */
export type PageReader = 'self' | 'public';

export const session = createStore<PersonSession | null>(null);
export const pageReader = createStore<PageReader>('self');
/** True after the session ended by itself, as at its time. The person stays, so that the screen goes on after the next sign-in. */
export const isLapsed = createStore(false);

const { gatewayUrl: url, site } = settings;

/** The mark of a tab in which somebody signed in, without who: it outlives a reload, and a sign-out removes it with the drafts. */
const MARK = `${DRAFT}session`;

/** True where this tab had a session that no sign-out ended. */
export const hadSession = (): boolean => sessionStorage.getItem(MARK) !== null;
const publicGateway = createGateway({ url });

/**
 * Signs in with a wallet of the browser. A session that comes when it is no longer wanted is not begun.
 * @throws WalletError, DeviceError, RefusedError, GatewayError
 */
export async function signInWith(wallet: BrowserWallet, chain: string, isWanted: () => boolean): Promise<void> {
  const connected = await wallet.connect(chain);
  if (!isWanted()) return;
  const { gateway } = await signIn(connected, { url, site });
  if (!isWanted()) return;
  enter({ gateway, name: connected.address, chain, address: connected.address, wallet: connected });
}

/** Tests that two sessions are of one person, as before and after a lapse. */
export const isSamePerson = (one: PersonSession | null, other: PersonSession | null) =>
  one !== null && one.chain === other?.chain && one.address === other.address;

/** The person, whose gateway marks the session as lapsed while it is the page's own: a late answer concerns no later session. */
function withLapse(person: PersonSession): PersonSession {
  const gateway: Gateway = createLapsingGateway(person.gateway, () => {
    if (session.get()?.gateway === gateway) isLapsed.set(true);
  });
  return { ...person, gateway };
}

/**
 * Begins a session, and forgets every answer of the one before. Nothing is forgotten where the person whose session ended by itself
 * comes back: the screen, and what was typed, go on, and the layout reads all of it again.
 */
export function enter(next: PersonSession | null): void {
  const isBack = isLapsed.get() && isSamePerson(next, session.get());
  if (!isBack) {
    queryClient.clear();
    pageReader.set('self');
  }
  isLapsed.set(false);
  if (next) sessionStorage.setItem(MARK, '');
  session.set(next && withLapse(next));
}

/** The other tabs of this browser, which a sign-out ends too. */
const tabs = new BroadcastChannel('income-series sign-out');

/**
 * Ends the session where nobody sees it: in the other tabs after a sign-out, and in a page that the browser keeps for its button
 * "Back", because the next person may press it.
 */
export function endUnseenSessions(): void {
  tabs.onmessage = () => {
    enter(null);
    void forgetDrafts(); // those of this tab are in its own storage
  };
  window.addEventListener('pagehide', () => enter(null));
}

/** Ends the session in every tab of this browser, and forgets what was typed. With `everywhere` every token of the account ends. @throws RefusedError, GatewayError */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  if (everywhere) await session.get()?.gateway.act(SignOutEverywhereDocument, { idempotencyKey: crypto.randomUUID() });
  enter(null);
  tabs.postMessage(null);
  await forgetDrafts();
}

/** The gateway that answers the page: with the person's token, or without one where the page is shown as the public reads it. */
function gatewayOf(person: PersonSession | null, reader: PageReader): Gateway {
  return person === null || reader === 'public' ? publicGateway : person.gateway;
}

/** The person of this page, and the gateway that answers it. */
export function useReader() {
  const person = useStore(session);
  const reader = useStore(pageReader);
  const isSelf = person !== null && reader === 'self';
  return {
    person,
    reader,
    isSelf,
    gateway: gatewayOf(person, reader),
    key: isSelf ? person.address + person.chain : 'public',
  };
}
