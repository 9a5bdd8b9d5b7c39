/**
 * The prover on the device. It loads snarkjs, which is licensed under the GNU General Public License, version 3; a program that is
 * distributed with snarkjs falls under that license.
 */

export { type CircuitHashes, SETUP_KIND } from '@income-series/protocol/circuit';
export { type CircuitFileSources, type FileSource, loadCircuitFiles } from './device/files.ts';
export {
  type CircuitFiles,
  createReportProver,
  type ProverOptions,
  type ReportProver,
  type ReportWitness,
} from './prover/prove.ts';
