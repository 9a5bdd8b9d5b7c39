/** The language of the app's sentences, in which dates, lengths of time and names are written in every browser. */
export const TEXT_LOCALE = 'en-GB';

// The words that people read for the states of the schema. A state that this version does not know is written as it is.

const SERIES_STATES: Readonly<Record<string, string>> = {
  RAISING: 'Raising',
  SETTLING: 'Finding the price',
  CURVE: 'Selling units',
  ACTIVE: 'Paying',
  PAUSED: 'Paused',
  TAIL: 'Last payments',
  CLOSED: 'Ended',
  EXTINGUISHED: 'Extinguished',
  FAILED: 'Sale failed',
};

const PHASES: Readonly<Record<string, string>> = {
  COMMIT: 'Sealed bids are taken',
  REVEAL: 'Bids are revealed',
  SETTLE: 'The price is found',
  GATE: 'Last checks',
  DONE: 'Done',
  FAILED: 'Failed',
  VOID: 'Void',
};

const WINDOW_PHASES: Readonly<Record<string, string>> = {
  COMMIT: 'Sealed orders are taken',
  REVEAL: 'Orders are revealed',
};

const PERIOD_STATES: Readonly<Record<string, string>> = {
  UPCOMING: 'Not yet open',
  OPEN: 'Can be reported',
  LATE: 'Report is late',
  REPORTED: 'Reported',
  MISSED: 'Missed',
  DEFERRED: 'Deferred by a pause',
};

/** A word of a table; undefined for a name that the table does not have itself, as `constructor`. */
export const wordIn = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** `SOME_STATE` as words: `Some state`. */
export const wordsOf = (name: string): string => {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const seriesState = (state: string): string => wordIn(SERIES_STATES, state) ?? wordsOf(state);
export const phase = (name: string): string => wordIn(PHASES, name) ?? wordsOf(name);
/** The words for a phase of a window. They are those of a raise's phase, except where they name orders. */
export const windowPhase = (name: string): string => wordIn(WINDOW_PHASES, name) ?? phase(name);
export const periodState = (state: string): string => wordIn(PERIOD_STATES, state) ?? wordsOf(state);

/** A chain as people know it: its kind, with the number of an EVM chain. */
export const chainName = (chain: string): string =>
  chain.startsWith('solana:') ? 'Solana' : `EVM chain ${chain.slice('evm:'.length)}`;

/** A long key or address, shortened to its ends. The whole is in the element's title. */
export const shorten = (text: string): string => (text.length > 16 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text);
