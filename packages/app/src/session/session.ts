import { createGateway, DeviceError, GatewayError, signIn } from '@income-series/client/gateway';
import { DeviceFault } from '../device/device-fault.ts';
import { queries } from '../queries.ts';
import { PUBLIC, type Reader } from '../reader.ts';
import { service } from '../service.ts';
import { createStore } from '../store.ts';
import { forgetTyped } from '../typed-text.ts';
import { wallets } from '../wallets/discover.ts';
import { type AnnouncedWallet, type ConnectedWallet, WalletError } from '../wallets/wallet.ts';
import { readNote, removeNote, type SignInNote, writeNote } from './note.ts';
import { type OfferedPerson, readPeople } from './people.ts';

/** The person who is signed in. */
export interface Identity {
  /** A person's name in the demo, or the wallet's name. */
  readonly name: string;
  readonly address: string;
  readonly chain: string;
  /** The wallet that sends; null for a person of the demo, whose keys are not in this browser. */
  readonly wallet: ConnectedWallet | null;
  /** The note that signs in again. */
  readonly note: SignInNote;
}

/** Another reader, with a session of its own or with none. */
interface OtherView {
  readonly name: string;
  readonly reader: Reader;
}

interface SessionState {
  readonly identity: Identity | null;
  /** The reader of the identity, or the public. */
  readonly reader: Reader;
  /** The other reader as whom the page is shown; null for one's own view. */
  readonly view: OtherView | null;
  /** True while the person chooses how to sign in. */
  readonly isChoosing: boolean;
  /** The name of the wallet that is asked now; null otherwise. */
  readonly asking: string | null;
  /** True if the gateway takes the session no more: it ended after 24 hours, or everywhere. */
  readonly isEnded: boolean;
  /** The reason why nobody could be signed in, in words; null otherwise. */
  readonly refusal: string | null;
  /** The note of the person who was signed in before a reload and is not any more, so that a button can ask again. */
  readonly before: SignInNote | null;
}

const NOBODY: SessionState = {
  identity: null,
  reader: PUBLIC,
  view: null,
  isChoosing: false,
  asking: null,
  isEnded: false,
  refusal: null,
  before: null,
};

const state = createStore<SessionState>(NOBODY);
const change = (part: Partial<SessionState>) => state.set({ ...state.get(), ...part });

export const useSession = state.use;

/** Marks the session as ended once the gateway refuses its token in any request. */
const fetchWithSession: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const bearer = new Headers(init?.headers).get('authorization');
  if (answer.status === 401 && bearer !== null && bearer === current) change({ isEnded: true });
  return answer;
};

/** The authorization header of the present session. A late answer to an earlier session's header does not end this one. */
let current: string | null = null;

function begin(token: string, identity: Identity): void {
  const { identity: former } = state.get();
  current = `Bearer ${token}`;
  const id = `${identity.chain}/${identity.address}`;
  const reader: Reader = {
    id,
    gateway: createGateway({ url: service.url, token, fetch: fetchWithSession }),
    wallet: { address: identity.address, chain: identity.chain },
  };
  if (former !== null && `${former.chain}/${former.address}` !== id) forget(former);
  writeNote(identity.note);
  state.set({ ...NOBODY, identity, reader });
  void queries.invalidateQueries({ queryKey: [id] });
}

/**
 * Reads a file of the service as the signed-in reader. The token is in a header, because an address is kept in histories and logs.
 * @param path from the service's address on @throws GatewayError NO_ANSWER
 */
export async function fetchFile(path: string): Promise<Blob> {
  const headers = new Headers(current === null ? undefined : { authorization: current });
  const answer = await fetchWithSession(new URL(path, service.url), { headers }).catch(() => null);
  if (answer?.ok) return answer.blob();
  throw new GatewayError({ code: 'NO_ANSWER', message: 'The service did not give the file. Try again.' });
}

/** Drops what was read and typed as somebody. */
function forget({ chain, address }: Identity): void {
  queries.removeQueries({ queryKey: [`${chain}/${address}`] });
  forgetTyped(`${chain}/${address}`);
}

/** The words in place of the client's, which name an argument of its caller. */
const OTHER_SITE =
  'This page is open at another address than the one that people sign in to. Open it at the address that the service’s operator publishes.';

/** A mend that quotes names of the API is left out, because it is for programs. */
const mendFor = (mend: string | null): string | null => (mend?.includes('`') ? null : mend);

/** The words of a refusal: what is wrong, and what to do. */
export function sayRefusal(error: unknown): string {
  if (error instanceof DeviceError && error.code === 'MESSAGE_INVALID' && error.argument?.[0] === 'site')
    return OTHER_SITE;
  if (error instanceof WalletError || error instanceof DeviceError || error instanceof DeviceFault)
    return error.message;
  if (error instanceof GatewayError) return [error.message, mendFor(error.mend)].filter(Boolean).join(' ');
  return 'Something failed that this page does not know. Try again.';
}

/** The attempt to sign in that counts. An earlier attempt is given up, so that a wallet that answers it later changes nothing. */
let attempt: object = {};

/** Begins an attempt to sign in. @returns true as long as it is the latest one */
function beginAttempt(name: string): () => boolean {
  const own = {};
  attempt = own;
  change({ asking: name, refusal: null });
  return () => attempt === own;
}

/** Gives up the attempt that runs. */
function giveUp(): void {
  attempt = {};
  change({ asking: null });
}

/** Signs in with a wallet on a chain. It does not throw: the session's state has the outcome. */
export async function signInWith(wallet: AnnouncedWallet, chain: string): Promise<void> {
  const isLatest = beginAttempt(wallet.name);
  try {
    const connected = await wallet.connect(chain);
    if (!isLatest()) return;
    const { token } = await signIn(connected, { url: service.url, site: service.site });
    const note: SignInNote = { kind: 'wallet', name: wallet.name, walletKind: wallet.kind, chain };
    if (isLatest()) begin(token, { name: wallet.name, address: connected.address, chain, wallet: connected, note });
  } catch (error) {
    if (isLatest()) change({ asking: null, refusal: sayRefusal(error) });
  }
}

/** Signs in as a person of the demo, with a session that lives. */
export async function signInAs({ name, chain }: Pick<OfferedPerson, 'name' | 'chain'>): Promise<void> {
  const isLatest = beginAttempt(name);
  const person = (await readPeople()).find((other) => other.name === name && other.chain === chain);
  if (!isLatest()) return;
  if (person === undefined) {
    change({ asking: null, refusal: 'The demo does not answer.' });
    return;
  }
  const note: SignInNote = { kind: 'person', name, chain };
  begin(person.token, { name, address: person.wallet, chain, wallet: null, note });
}

/** Opens or closes the choice of ways to sign in. A screen that needs a session has a button for it. */
export function chooseSignIn(isChoosing: boolean): void {
  giveUp();
  change({ isChoosing, refusal: null });
}

/** Ends the session on this page. */
export function signOut(): void {
  const { identity } = state.get();
  giveUp();
  current = null;
  removeNote();
  state.set(NOBODY);
  if (identity !== null) forget(identity);
}

/** The page as the public reads it: everything is read again without a token, and nothing is computed from what was loaded. */
const AS_PUBLIC: OtherView = { name: 'the public', reader: PUBLIC };

/** Shows the page as the public, or in a demo as one of its people by that person's own session. Null shows one's own view again. */
export function viewAs(other: 'public' | OfferedPerson | null): void {
  const { view } = state.get();
  if (view !== null) queries.removeQueries({ queryKey: [view.reader.id] });
  if (other === 'public') queries.removeQueries({ queryKey: [PUBLIC.id] });
  change({ view: other === 'public' ? AS_PUBLIC : other && viewOf(other) });
}

/** A person's view, by the session that the demo opened for its pages. */
function viewOf({ name, chain, wallet, token }: OfferedPerson): OtherView {
  const gateway = createGateway({ url: service.url, token });
  return { name, reader: { id: `view:${chain}/${wallet}`, gateway, wallet: { address: wallet, chain } } };
}

/** The time in which a wallet announces itself after the page has loaded. */
const ANNOUNCED_MS = 3_000;

/** Waits until the noted wallet has announced itself. Undefined if it does not. */
function noted({ name, walletKind }: SignInNote & { readonly kind: 'wallet' }): Promise<AnnouncedWallet | undefined> {
  const find = () => wallets.get().find((wallet) => wallet.name === name && wallet.kind === walletKind);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unfollow();
      resolve(find());
    };
    const timer = setTimeout(finish, ANNOUNCED_MS);
    const unfollow = wallets.follow(() => find() && finish());
    if (find()) finish();
  });
}

/** Asks the wallet again that was signed in, after a reload or once the session has ended. */
export async function signInAgain(note: SignInNote | null = state.get().identity?.note ?? readNote()): Promise<void> {
  if (note === null) return;
  change({ before: note });
  if (note.kind === 'person') return signInAs(note);
  const isLatest = beginAttempt(note.name);
  const wallet = await noted(note);
  if (!isLatest()) return;
  if (wallet !== undefined) return signInWith(wallet, note.chain);
  change({ asking: null, refusal: `${note.name} is not in this browser any more.` });
}
