import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CircuitFiles } from '@income-series/client/prover';
import { ROOT } from '../../scripts/circuit/toolchain.ts';

const read = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(ROOT, 'circuits/build', name)));

/** The committed build of the circuit. */
export const circuitFiles = (): CircuitFiles => ({
  wasm: read('income_report.wasm'),
  zkey: read('income_report.zkey'),
  verificationKey: read('verification_key.json'),
});
