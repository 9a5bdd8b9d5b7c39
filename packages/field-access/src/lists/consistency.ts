/** The consistency levels of reads: how new an answer has to be where read replicas answer. A product names its own. */
export interface ConsistencyLevels {
  /** Every level, the strictest first. */
  readonly strictestFirst: readonly string[];
  /** The level of a field that declares none, and of an answer in which something may be denied. */
  readonly standard: string;
  /** The level of what resolvers answer beside a statement, and of a read that follows a change of the viewer. */
  readonly primary: string;
  /** A sentence for the descriptions of fields of a level. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** The levels of a product with one database: its reads are all of one. */
export const ONE_DATABASE: ConsistencyLevels = {
  strictestFirst: ['primary'],
  standard: 'primary',
  primary: 'primary',
  sentences: {},
};

/** The strictest of the levels; the standard level if there are none. */
export const strictestOf = ({ strictestFirst, standard }: ConsistencyLevels, levels: readonly string[]): string =>
  strictestFirst.find((level) => levels.includes(level)) ?? standard;
