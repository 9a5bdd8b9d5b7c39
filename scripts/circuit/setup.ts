import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snarkjs } from './toolchain.ts';

/** 1,782 constraints and seven public wires fit 2^11. */
const POWER = '11';
/** The exponent of a beacon's number of hashes, the minimum of snarkjs, because the beacon is public anyway. */
const ITERATIONS = '10';

const beacon = (phase: number): string =>
  createHash('sha256').update(`income-series development setup, phase ${phase}`).digest('hex');

/** Replaces the range of compilers in snarkjs's export by the contracts' compiler. */
function pinCompiler(path: string): void {
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(/^pragma solidity .*$/m, 'pragma solidity 0.8.37;'));
}

export interface SetupFiles {
  zkey: string;
  verificationKey: string;
  solidityVerifier: string;
}

/**
 * Makes the development setup. A public beacon closes both phases and nobody contributes, so that every machine makes the
 * same keys. For the same reason the trapdoor is public and anyone can forge a proof under them (circuits/README.md). Takes 40 s. Needs `income_report.r1cs` in `folder`.
 */
export function developmentSetup(folder: string): SetupFiles {
  const file = (name: string): string => join(folder, name);
  snarkjs('powersoftau', 'new', 'bn128', POWER, file('0.ptau'));
  snarkjs('powersoftau', 'beacon', file('0.ptau'), file('1.ptau'), beacon(1), ITERATIONS, '-n=development');
  snarkjs('powersoftau', 'prepare', 'phase2', file('1.ptau'), file('2.ptau'));
  snarkjs('groth16', 'setup', file('income_report.r1cs'), file('2.ptau'), file('0.zkey'));
  snarkjs('zkey', 'beacon', file('0.zkey'), file('1.zkey'), beacon(2), ITERATIONS, '-n=development');
  snarkjs('zkey', 'export', 'verificationkey', file('1.zkey'), file('verification_key.json'));
  snarkjs('zkey', 'export', 'solidityverifier', file('1.zkey'), file('Groth16Verifier.sol'));
  pinCompiler(file('Groth16Verifier.sol'));
  return {
    zkey: file('1.zkey'),
    verificationKey: file('verification_key.json'),
    solidityVerifier: file('Groth16Verifier.sol'),
  };
}
