/** The server's clock, an argument wherever time decides something. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
