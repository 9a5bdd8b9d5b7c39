import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
import { readChainKey } from '../../../src/core/on-chain.ts';
import { type Answer, SIGN_IN, SIGN_IN_NONCE, TEST_CHAIN } from '../../support/gateway.ts';
import { type PersonaName, personas } from '../../support/personas.ts';
import type { Act } from '../schedule.ts';
import type { World } from './world.ts';

/** What the caller of a mutation knows of it in the end. */
export const OUTCOMES = ['acknowledged', 'refused', 'unknown'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A mutation as its caller saw it, all of its tries under one idempotency key. */
export interface Write {
  readonly who: PersonaName;
  readonly operation: string;
  readonly selection: string;
  readonly input: Readonly<Record<string, unknown>> & { readonly idempotencyKey: string };
  readonly tries: number;
  readonly outcome: Outcome;
  /** Of the refusal, or of the last try. */
  readonly code: string | null;
  readonly payload: Readonly<Record<string, unknown>> | null;
}

export interface Asking {
  readonly asks: Act['asks'];
  /** The number of the gateway that is asked first; the next try goes to the next. */
  readonly first: number;
  readonly own?: Session;
}
export const PATIENT: Asking = { asks: 'until answered', first: 0 };

/** A token and whether its sessions were ended: since when nobody may be answered by it any more. */
export interface Session {
  readonly who: PersonaName;
  readonly token: string;
  ended: 'no' | 'being asked' | 'acknowledged';
}

/** docs/errors.md: what the same request may be repeated for. INTERNAL is for the operator, and counted. */
const PASSING = new Set([
  'NO_ANSWER',
  'IDEMPOTENCY_IN_PROGRESS',
  'DATABASE_UNAVAILABLE',
  'CHAIN_UNAVAILABLE',
  'CHAIN_BEHIND',
  'CHAIN_STALE',
  'OVERLOADED',
  'TIMEOUT',
  'INTERNAL',
]);
/** What a refusal of that kind does not say: whether it was done. */
const UNCERTAIN = new Set(['NO_ANSWER', 'IDEMPOTENCY_IN_PROGRESS', 'DATABASE_UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);
const ANSWER_MS = 8_000;
const PAUSE_MS = 150;
/** A try fails for as long as faults come, and a process needs to start. */
const PATIENCE_MS = 90_000;

const lost: Answer = { errors: [{ message: 'no answer', extensions: { code: 'NO_ANSWER' } }] };

/** Every id in an answer, in order. */
export const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'id' ? [String(inner)] : idsIn(inner)));
};

/** The key in the database of the row that an id in an answer names. */
export function keyOf(id: unknown): string {
  const name = Buffer.from(String(id), 'base64').toString();
  return readChainKey(TEST_CHAIN, name.slice(name.indexOf(':') + 1)).key;
}

/** What runs a mutation: what `selection` asks of its payload, or the code of its refusal. */
export const mutationOf = (operation: string, selection: string): string =>
  mutationDocument(operation, selection, '... on Error { code }');

/** Asks the gateways of a world. */
function createAsking(world: World) {
  const internal: string[] = [];

  /** One try at one gateway: `NO_ANSWER` where there is none. */
  async function ask(gateway: number, query: string, variables: object, token?: string): Promise<Answer> {
    const { url } = world.gateways[gateway % world.gateways.length] as (typeof world.gateways)[number];
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as Answer;
      const failed = answer.errors?.find(({ extensions }) => extensions?.code === 'INTERNAL');
      if (failed) internal.push(`${query.slice(0, 120)}: ${JSON.stringify(failed)}`);
      return answer;
    } catch {
      return lost;
    }
  }

  /** Until it is answered otherwise than for now. */
  async function persist(first: number, query: string, variables: object, token?: string): Promise<Answer> {
    const until = performance.now() + PATIENCE_MS;
    for (let i = first; ; i += 1) {
      const answer = await ask(i, query, variables, token);
      const passes = answer.errors?.some(({ extensions }) => PASSING.has(extensions.code));
      if (!passes || performance.now() > until) return answer;
      await wait(PAUSE_MS);
    }
  }

  return { internal, ask, persist };
}
type Asks = ReturnType<typeof createAsking>;

/** How one try of a mutation ended. */
function endOf(answer: Answer, operation: string) {
  const payload = answer.data?.[operation] ?? null;
  const code = (payload?.code as string | undefined) ?? answer.errors?.[0]?.extensions.code ?? null;
  return { payload: code === null ? payload : null, code };
}

/** Who has signed in. */
function createSessions({ ask }: Asks) {
  const sessions: Session[] = [];
  /** How many sign-outs of somebody have begun or ended: odd while one is asked for. */
  const signOuts = new Map<PersonaName, number>();

  /** A token is answered once: where its answer was lost, everything is asked again, the nonce first. */
  async function signIn(who: PersonaName, first = 0): Promise<Session> {
    const { wallet } = personas[who];
    const before = signOuts.get(who) ?? 0;
    const until = performance.now() + PATIENCE_MS;
    for (let gateway = first; performance.now() < until; gateway += 1) {
      const nonce = { address: wallet.address, chain: TEST_CHAIN };
      const issued = await ask(gateway, SIGN_IN_NONCE, { input: nonce });
      const message = issued.data?.signInNonce?.message;
      if (typeof message === 'string') {
        const input = { idempotencyKey: randomUUID(), message, signature: await wallet.sign(message) };
        const opened = await ask(gateway + 1, SIGN_IN, { input });
        const token = opened.data?.signIn?.token;
        if (typeof token === 'string') {
          // What opened while a sign-out was asked for may be among what it ended, though its answer came later.
          const isOpen = before % 2 === 0 && before === (signOuts.get(who) ?? 0);
          const session: Session = { who, token, ended: isOpen ? 'no' : 'being asked' };
          sessions.push(session);
          return session;
        }
      }
      await wait(PAUSE_MS);
    }
    throw new Error(`${who} could not sign in`);
  }

  const sessionOf = async (who: PersonaName, first = 0): Promise<Session> =>
    sessions.findLast((session) => session.who === who && session.ended === 'no') ?? signIn(who, first);

  return {
    sessions,
    signIn,
    sessionOf,
    /** A sign-out of somebody begins, or ends. */
    signsOut: (who: PersonaName) => void signOuts.set(who, (signOuts.get(who) ?? 0) + 1),
  };
}

/** One try of a mutation: who asks, at which gateway, and in which session if in no other. */
interface Try {
  readonly who: PersonaName;
  readonly gateway: number;
  readonly operation: string;
  readonly query: string;
  readonly input: object;
  readonly own: Session | undefined;
}

/** Tries of mutations, and what of their answers contradicts itself. */
function createTries({ ask }: Asks, { sessions, sessionOf }: ReturnType<typeof createSessions>) {
  const strays: string[] = [];

  /** One try in somebody's session; a session that was ended meanwhile is replaced. */
  async function tryOnce({ who, gateway, operation, query, input, own }: Try) {
    const session = own ?? (await sessionOf(who, gateway));
    const end = endOf(await ask(gateway, query, { input }, session.token), operation);
    if (end.code !== 'SESSION_INVALID' || own !== undefined) return end;
    const isAskedFor = sessions.some((one) => one.who === who && one.ended === 'being asked');
    if (session.ended === 'no' && !isAskedFor)
      strays.push(`${operation} of ${who}: a session that nobody ended is refused`);
    session.ended = 'being asked';
    return { payload: null, code: 'NO_ANSWER' };
  }

  /** The same request at both gateways at once: where both say that it was done, both say what. */
  async function tryBoth(one: Try) {
    const { who, gateway, operation } = one;
    const ends = await Promise.all([gateway, gateway + 1].map((at) => tryOnce({ ...one, gateway: at })));
    const [first, other] = ends.filter(({ code }) => code === null).map(({ payload }) => `${idsIn(payload)}`);
    if (other !== undefined && first !== other)
      strays.push(`${operation} of ${who} is answered in two ways: ${first}, ${other}`);
    // What one of them refuses, the other may have done.
    const done = ends.find(({ code }) => code === null);
    const open = ends.find(({ code }) => code !== null && PASSING.has(code));
    return done ?? open ?? (ends[0] as (typeof ends)[number]);
  }

  return { strays, tryOnce, tryBoth };
}

export type People = ReturnType<typeof createPeople>;

/** Everybody who has signed in, and what they did: how they ask is how docs/frontend.md has them. */
export function createPeople(world: World) {
  const writes: Write[] = [];
  const asks = createAsking(world);
  const all = createSessions(asks);
  const { strays, tryOnce, tryBoth } = createTries(asks, all);

  /** `own`: in this session and no other. */
  async function act(
    who: PersonaName,
    operation: string,
    selection: string,
    fields: Readonly<Record<string, unknown>>,
    { asks, first, own }: Asking = PATIENT,
  ): Promise<Write> {
    const query = mutationOf(operation, selection);
    const input = { idempotencyKey: randomUUID(), ...fields };
    const until = performance.now() + PATIENCE_MS;
    let mayBeDone = false;
    for (let tries = 1; ; tries += 1) {
      // Two at once may refuse each other for ever: what has the key is refused, and what has not finds it taken.
      const isDouble = asks === 'both at once' && operation !== 'signOutEverywhere' && tries % 2 === 1;
      const attempt = isDouble ? tryBoth : tryOnce;
      const { payload, code } = await attempt({ who, gateway: first + tries - 1, operation, query, input, own });
      const passes = code !== null && PASSING.has(code);
      if (!passes || asks === 'once' || performance.now() > until) {
        // A key that was done is answered as it was done: any other answer says that no try before it was.
        const isUncertain = passes ? mayBeDone || UNCERTAIN.has(code) : mayBeDone && code === 'SESSION_INVALID';
        const outcome = code === null ? 'acknowledged' : isUncertain ? 'unknown' : 'refused';
        const write: Write = { who, operation, selection, input, tries, outcome, code, payload };
        writes.push(write);
        return write;
      }
      mayBeDone ||= UNCERTAIN.has(code);
      await wait(PAUSE_MS);
    }
  }

  return {
    writes: writes as readonly Write[],
    sessions: all.sessions as readonly Session[],
    /** Every answer INTERNAL. */
    internal: asks.internal as readonly string[],
    /** Sessions that were refused though nobody had ended them, and requests that were answered in two ways. */
    strays: strays as readonly string[],
    ask: asks.ask,
    persist: asks.persist,
    act,
    signIn: all.signIn,
    signsOut: all.signsOut,
    /** The session that somebody acts in; another one after a sign-out. */
    sessionOf: all.sessionOf,
  };
}
