/** What an operation is prepared with. */
export interface Preparation {
  /** Asks the gateway as the signed-in account; an empty object if nothing is answered. */
  ask(query: string, variables?: object): Promise<Readonly<Record<string, unknown>>>;
  /** The served chains, by name. */
  readonly chains: readonly string[];
}

/** An operation to begin with, for somebody. */
export interface SavedOperation {
  readonly role: string;
  readonly title: string;
  readonly text: string;
  /** Reads the variables from records that are there, or names more to ask for; null if there is no such record. */
  readonly prepare?: (preparation: Preparation) => Promise<PreparedOperation | null>;
}

export interface PreparedOperation {
  readonly variables?: object;
  /** In the place of the operation's own text. */
  readonly text?: string;
}
