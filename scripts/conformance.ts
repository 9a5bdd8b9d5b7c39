// npm run generate -- conformance: writes packages/protocol/src/signing/known-answers.json, the set of signed messages that every implementation gives
// byte for byte. `-- --check` writes nothing and fails where the file is not what the code answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestions, checkKnownAnswers } from '@income-series/protocol/signing';
import { questions } from './conformance/signing-questions.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run generate -- conformance [--check]
Writes the known answers of packages/protocol/src/signing/known-answers.json.
  --check  writes nothing; fails where the code gives another answer`;

const FILE = join(import.meta.dirname, '..', 'packages/protocol/src/signing/known-answers.json');

/** The implementations that gave these answers: by which test, or what each waits for. */
const reproducedBy = {
  core: 'packages/protocol/src/signing',
  viem: 'viem, as a reference',
  evm: 'the contracts: lib/Eip712.sol, lib/Signatures.sol and the hub',
  solana: 'contracts/solana, by its views, in LiteSVM',
};

export const signingText = (): string =>
  `${JSON.stringify({ version: 1, reproducedBy, ...answerQuestions(questions) }, null, 2)}\n`;

if (process.argv[1] === import.meta.filename) {
  const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
  const text = signingText();
  const { checked, failures } = checkKnownAnswers(JSON.parse(text));
  if (!values.check) writeFileSync(FILE, text);
  if (failures.length > 0 || readFileSync(FILE, 'utf8') !== text) {
    console.error('packages/protocol/src/signing/known-answers.json is not what the code answers');
    process.exitCode = 1;
  } else {
    console.log(`packages/protocol/src/signing/known-answers.json: ${checked} answers as the code gives them`);
  }
}
