import './signals.mjs';

// Loaded before tsx by `npm start` and `npm run worker`. Once tsx is there, every module passes its hooks, on another
// thread, and has its source map read: of libraries of many files that is a third of a start, and for nothing.
const LIBRARIES = ['viem', 'viem/accounts', 'zod', 'jose', 'nodemailer', 'pg', 'pg-boss', 'pino'];

await Promise.all(LIBRARIES.map((name) => import(name)));
