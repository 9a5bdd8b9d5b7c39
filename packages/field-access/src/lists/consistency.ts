/** The consistency levels of reads, which say how old an answer of a read replica can be. A product defines its own. */
export interface ConsistencyLevels {
  /** Every level, the strictest first. */
  readonly strictestFirst: readonly string[];
  /** The level of a field that declares none, and of a document with a field that can be denied. */
  readonly standard: string;
  /** The level of reads by resolvers beside a statement, and of reads after the viewer has changed. */
  readonly primary: string;
  /** A sentence for the descriptions of fields of a level. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** The strictest of some levels; the standard level if there are none. */
export const strictestOf = ({ strictestFirst, standard }: ConsistencyLevels, levels: readonly string[]): string =>
  strictestFirst.find((level) => levels.includes(level)) ?? standard;
