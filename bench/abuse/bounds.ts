/** The bounds of one request. */
export const BOUNDS = {
  /** The longest silence of the event loop, in milliseconds. */
  silence: 50,
  /** The bytes of the answer. */
  answer: 10_000_000,
  /** The bytes that the process keeps after the request. */
  kept: 1_000,
  /** The growth of the resident memory meanwhile, in megabytes. */
  memory: 200,
  statements: 250,
  nodeCalls: 100,
  /** The places at the gate and the feeds that are still held after the answer. */
  held: 0,
  /** The places that one address took, if another address gets none of them. */
  taken: 0,
  /** 1 if the answer has no end although the event loop runs. */
  endless: 0,
} as const;
export type Measure = keyof typeof BOUNDS;
export const MEASURES = Object.keys(BOUNDS) as Measure[];
