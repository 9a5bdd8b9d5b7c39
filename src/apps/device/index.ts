/**
 * What an issuer's or a bidder's own machine does: it derives salts, commits, proves, seals bids, seals openings and
 * documents to attestors, and asks the verifier for its signature. It imports no server and no module of Node, and runs
 * in a browser as it is.
 *
 * The package exports it as `income-series/device`, in TypeScript: a bundler (esbuild, Vite) or tsx takes it so. The
 * circuit's files are `income-series/circuit/income_report.wasm`, `.zkey` and `verification_key.json`. A page needs
 * `script-src 'wasm-unsafe-eval'` and `worker-src blob:` in its content policy.
 */

export * from './functions.ts';
export * from './prover.ts';
