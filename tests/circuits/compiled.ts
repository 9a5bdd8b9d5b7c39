import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWitnessCalculator } from '@income-series/client/internal/witness';
import type { ReportWitness } from '@income-series/client/prover';
import { AppError } from '@income-series/protocol/errors/app-error';
import { compileCircuit, ROOT } from '../../scripts/circuit/toolchain.ts';
import { type ConstraintSystem, readConstraintSystem } from './r1cs.ts';

export const SOURCE = readFileSync(join(ROOT, 'circuits/income_report.circom'), 'utf8');

export interface CompiledCircuit {
  readonly system: ConstraintSystem;
  /** The witness for some inputs, or null where the circuit refuses them. */
  witness(inputs: ReportWitness): bigint[] | null;
}

/** Compiles a source as the build does, once a run, in the folder that the run removes. Answers where to. */
function compileOnce(source: string): string {
  const folder = join(tmpdir(), `circuit-${createHash('sha256').update(source).digest('hex')}`);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  const file = join(own, 'circuit.circom');
  writeFileSync(file, source);
  compileCircuit(file, own, ['r1cs', 'wasm']);
  try {
    renameSync(own, folder);
  } catch {
    return own; // another file's worker was first
  }
  return folder;
}

/** A circuit's source, compiled. */
export async function compiled(source: string): Promise<CompiledCircuit> {
  const folder = compileOnce(source);
  const wasm = new Uint8Array(readFileSync(join(folder, 'circuit_js/circuit.wasm')));
  const calculator = await createWitnessCalculator(wasm);
  return {
    system: readConstraintSystem(readFileSync(join(folder, 'circuit.r1cs'))),
    witness(inputs) {
      try {
        return calculator.calculate({ ...inputs });
      } catch (error) {
        if (error instanceof AppError && error.code === 'WITNESS_INVALID') return null;
        throw error;
      }
    },
  };
}
