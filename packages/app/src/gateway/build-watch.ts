import type { Gateway } from '@income-series/client/requests';

/** The facts that a page shows of a record, which its mutation names by the id alone. */
export interface RecordFacts {
  /** The kind of transaction that follows from the record. */
  readonly kind?: string | undefined;
  /** The arguments of its call, by the names of the contract. */
  readonly args?: Readonly<Record<string, string>>;
  /** The arguments that the call has on Solana alone. */
  readonly onSolana?: Readonly<Record<string, string>>;
  /** The most money that the transaction takes from the wallet, as the page says, in base units. */
  readonly most?: string;
}

/** A mutation that the page itself called. */
export interface BuildRequest {
  /** The name of its document. */
  readonly name: string;
  readonly input: unknown;
  readonly facts: RecordFacts;
}

const factsOf = new WeakMap<object, RecordFacts>();

/** Attaches to an input the facts that the page shows of the record. The transaction has to fit them, and the gateway does not get them. */
export function withFacts<Input extends object>(input: Input, facts: RecordFacts): Input {
  factsOf.set(input, facts);
  return input;
}

/** Wraps a gateway so that the page's own mutations are recorded. The transactions that it builds are compared with these. */
export function watchBuilds(gateway: Gateway): {
  readonly gateway: Gateway;
  readonly requests: readonly BuildRequest[];
} {
  const requests: BuildRequest[] = [];
  const act: Gateway['act'] = (document, input) => {
    const [, name = ''] = /mutation (\w+)/.exec(document.toString()) ?? [];
    requests.push({ name, input, facts: factsOf.get(input as object) ?? {} });
    return gateway.act(document, input);
  };
  return { gateway: { ...gateway, act }, requests };
}
