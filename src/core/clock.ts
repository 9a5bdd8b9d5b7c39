/** The server's clock, passed as an argument to everything that depends on time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
