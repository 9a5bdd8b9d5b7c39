/** What the exhaustive run runs. */
export const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Seeds that found something, with what it was: they run always. */
export const FOUND: readonly (readonly [seed: number, found: string])[] = [
  [2002, 'a run of a keeper stayed RUNNING where the COMMIT of its end was not answered'],
  [5013, 'a gateway ended by itself where the server ended as it let a connection in'],
  [5023, 'a start in which the database went away was not tried again'],
  [5042, 'a run of a keeper that rests for long stayed RUNNING as long'],
  [5117, 'a worker ended by itself where the node went away while it asked for the nonces of its account'],
];

/** Stories that share one set of processes: the clock of the chain goes on by days with each. */
export const A_WORLD = 20;
