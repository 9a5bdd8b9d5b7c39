/**
 * What an issuer's or a bidder's own machine does: it derives salts, commits, proves, seals bids, seals openings and
 * documents to attestors, and asks the verifier for its signature. It imports no server and no module of Node, and runs
 * in a browser as it is.
 *
 * Others get it with `@income-series/client`. A page needs `script-src 'wasm-unsafe-eval'` and `worker-src blob:` in its
 * content policy.
 */

export * from './functions.ts';
export * from './prover.ts';
