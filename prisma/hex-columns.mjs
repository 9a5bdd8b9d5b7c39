// A Prisma generator, run after the client's: it gives columns of hex and of base58 their types of packages/protocol in
// what is read. The tables' checks keep them in their form. What is written or looked for stays a string.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import helper from '@prisma/generator-helper';

/** By property; `Model.property` where another table has something else under the name. */
const COLUMNS = {
  Address: 'address bidder contract holder issuer mint sender trader wallet',
  Bytes32:
    'blockHash callHash commitment contractHash dataHash digest documentHash draftSalt encryptionKey hash incomeCommitment indexedKey ' +
    'lastHash lastIncomeCommitment parentHash priorIncomeCommitment seriesKey signedHash templateHash termsCommitment trueupDigest Series.key',
  Hex: 'attestorSignature selector signature trueupSignature',
  KeyAddress:
    'attestorKey attestorKeyA attestorKeyB extinguishKeyA extinguishKeyB signer trueupSigner AccountSignerKey.key ' +
    'Attestor.address AttestorAnnouncement.key AttestorProposal.key VerifierKey.address',
  TransactionId: 'relayTx txHash',
};
/** The entries of packages/protocol that have them. */
const MODULES = { address: ['Address', 'TransactionId'], hex: ['Bytes32', 'Hex', 'KeyAddress'] };
const TYPES = new Map(
  Object.entries(COLUMNS).flatMap(([type, names]) => names.split(' ').map((name) => [name, type])),
);

/** The properties of a row as the client's types spell them. */
const SCALARS = /scalars: runtime\.Types\.Extensions\.GetPayloadResult<\{[^]*?\n {2}\}, ExtArgs/;
const TEXT = /^( {4}(\w+): )string( \| null)?$/gm;

function withHex(model, source, found) {
  const used = new Set();
  const typed = source.replace(SCALARS, (scalars) =>
    scalars.replace(TEXT, (line, before, name, after = '') => {
      const known = [`${model}.${name}`, name].find((column) => TYPES.has(column));
      if (known === undefined) return line;
      found.add(known);
      used.add(TYPES.get(known));
      return `${before}${TYPES.get(known)}${after}`;
    }),
  );
  if (used.size === 0) return source;
  const imports = Object.entries(MODULES).flatMap(([entry, types]) => {
    const named = types.filter((type) => used.has(type));
    return named.length === 0 ? [] : [`import type { ${named.join(', ')} } from "@income-series/protocol/${entry}"\n`];
  });
  return typed.replace(/^import /m, `${imports.join('')}import `);
}

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'hex columns', requiresGenerators: ['prisma-client'] }),
  async onGenerate({ generator }) {
    const folder = generator.output.value;
    const found = new Set();
    for (const file of readdirSync(folder)) {
      const path = join(folder, file);
      writeFileSync(path, withHex(file.replace(/\.ts$/, ''), readFileSync(path, 'utf8'), found));
    }
    const missing = [...TYPES.keys()].filter((name) => !found.has(name));
    if (missing.length > 0) throw new Error(`No such column in the client's types: ${missing.join(', ')}`);
  },
});
