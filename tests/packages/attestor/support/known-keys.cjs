// Preloaded into the tool's processes by NODE_OPTIONS: a key is derived once of the same password, salt and cost in a whole test
// file, and found in the folder KNOWN_KEYS from then on. Each command opens the same key file, in half a second of scrypt.
const crypto = require('node:crypto');
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');

const { KNOWN_KEYS } = process.env;
const derive = crypto.scrypt;

/** The name says nothing of the password: it is what scrypt is given, hashed. */
function fileOf(args) {
  const of = args.map((arg) => (arg instanceof Uint8Array ? Buffer.from(arg).toString('hex') : arg));
  return join(KNOWN_KEYS, crypto.createHash('sha256').update(JSON.stringify(of)).digest('hex'));
}

function known(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

if (KNOWN_KEYS) {
  crypto.scrypt = (...args) => {
    const answer = args.pop();
    const file = fileOf(args);
    const key = known(file);
    if (key) return setImmediate(answer, null, key);
    return derive(...args, (error, derived) => {
      if (derived) {
        const own = `${file}.${process.pid}`;
        writeFileSync(own, derived, { mode: 0o600 });
        renameSync(own, file);
      }
      answer(error, derived);
    });
  };
  syncBuiltinESMExports();
}
