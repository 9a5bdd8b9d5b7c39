/** The SHA-256 of a setup's files, in hexadecimal. The witness program is the same in all setups of the circuit. */
export interface CircuitHashes {
  readonly wasm: string;
  readonly zkey: string;
  readonly verificationKey: string;
}

/**
 * The hashes of the files in circuits/build, which this code is built for: SHA-256 in hexadecimal, equal to circuits/CHECKSUMS (a
 * test compares the two). If PROVING_SETUP names another setup, its hashes are used instead.
 */
export const CIRCUIT_SHA256: CircuitHashes = Object.freeze({
  wasm: 'f3c74c95edb6818ecb41f3dc8ab9a1b759bbb81078dedae153decadd4485fb1f',
  zkey: '5a3634bbf0ccdb544f38cb7e6b5e5e4dfa1fd3510a5688012099c4b676e81ff0',
  verificationKey: '54b979779f7a8c1a264644243438278caf8fd630f03d311f4bf81af15ed83c58',
});

export type SetupKind = 'development' | 'ceremony';

/**
 * The kind of the pinned setup. `development`: made from public beacons only, so anyone can forge proofs. `ceremony`: had
 * contributors.
 */
export const SETUP_KIND: SetupKind = 'development';
