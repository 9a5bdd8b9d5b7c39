// A client of the gateway in one file: sign in, ask, page.
import type { LocalAccount } from 'viem';

/** A field or a mutation that was refused: a code of docs/errors.md. */
export class Refused extends Error {
  readonly code: string;
  /** What the contract or the program says, where a transaction was not built because it would fail: `OUT_TOO_SMALL`. */
  readonly errorName: string | null;
  /** The argument at fault, `['input', 'deposit']`; null if it is none in particular. */
  readonly argument: readonly string[] | null;
  /** What the argument takes. */
  readonly expected: string | null;
  /** What to do about it. */
  readonly mend: string | null;

  constructor({ code, message, errorName, argument, expected, mend }: Refusal) {
    const fault = [argument?.join('.'), expected && `expected ${expected}`].filter(Boolean).join(': ');
    super([errorName ? `${message} (${errorName})` : message, fault, mend].filter(Boolean).join('\n'));
    this.code = code;
    this.errorName = errorName ?? null;
    this.argument = argument ?? null;
    this.expected = expected ?? null;
    this.mend = mend ?? null;
  }
}

/** What an error of an answer has in `extensions`, and a refusal in its own fields. */
interface Fault {
  readonly code: string;
  readonly argument?: readonly string[] | null;
  readonly expected?: string | null;
  readonly mend?: string | null;
}
interface Refusal extends Fault {
  readonly message: string;
  readonly errorName?: string | null;
}
const NO_ANSWER: Refusal = { code: 'UNKNOWN', message: 'No answer.' };

export interface Gateway {
  /** Every operation is a POST. What the viewer may not read is null, with an error next to the data. */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** A mutation's payload. @throws Refused */
  act<Payload extends object>(mutation: string, input: object, selection: string): Promise<Payload>;
  /** All rows of a list, page by page. `list` takes `$after` and selects `nodes` and `pageInfo`. */
  all<Row>(query: string, list: string, variables?: object): AsyncGenerator<Row>;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Fault }[];
}
interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** @param url of the gateway, `http://localhost:4000` @param token of a session; none: what everybody may read */
export function connect(url: string, token?: string): Gateway {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };

  const gateway: Gateway = {
    async ask<Data>(query: string, variables: object = {}) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const { data, errors = [] } = (await response.json()) as Answer<Data>;
      if (data) return data;
      const [error] = errors;
      throw new Refused(error ? { ...error.extensions, message: error.message } : NO_ANSWER);
    },

    async act<Payload extends object>(mutation: string, input: object, selection: string) {
      const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
      const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        ${selection} ... on Error {
          code message argument: path expected mend ... on SimulationRefusal { errorName }
        } } }`;
      const data = await gateway.ask<Record<string, Payload | Refusal | null>>(document, { input });
      const result = data[mutation];
      if (!result || 'code' in result) throw new Refused(result ?? NO_ANSWER);
      return result;
    },

    async *all<Row>(query: string, list: string, variables: object = {}) {
      for (let after: string | null = null, more = true; more; ) {
        const data: Record<string, Page<Row> | null> = await gateway.ask(query, { ...variables, after });
        const page = data[list];
        if (!page) return;
        yield* page.nodes;
        after = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
    },
  };
  return gateway;
}

/** Names the chain of a series’ key, or of an address, where the gateway serves several. */
export const CHAIN = 'evm:10143';

/** Signs in with a wallet (EIP-4361). The token is good for 24 hours, and answered once. */
export async function signIn(url: string, account: LocalAccount): Promise<string> {
  const gateway = connect(url);
  const { message } = await gateway.act<{ message: string }>(
    'signInNonce',
    { address: account.address, chain: CHAIN },
    '... on WalletChallenge { message }',
  );
  const signature = await account.signMessage({ message });
  const { token } = await gateway.act<{ token: string }>(
    'signIn',
    { idempotencyKey: crypto.randomUUID(), message, signature },
    '... on SignInPayload { token }',
  );
  return token;
}
