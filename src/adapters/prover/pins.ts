/** SHA-256 of a setup's files, hexadecimal. The witness program is the circuit's: no setup changes it. */
export interface CircuitHashes {
  readonly wasm: string;
  readonly zkey: string;
  readonly verificationKey: string;
}

/**
 * The circuit and the setup this code is built for: SHA-256 of the files in circuits/build, hexadecimal, as
 * circuits/CHECKSUMS has them (a test compares the two). Where PROVING_SETUP names another setup, its hashes count.
 */
export const CIRCUIT_SHA256: CircuitHashes = Object.freeze({
  wasm: 'f3c74c95edb6818ecb41f3dc8ab9a1b759bbb81078dedae153decadd4485fb1f',
  zkey: '5a3634bbf0ccdb544f38cb7e6b5e5e4dfa1fd3510a5688012099c4b676e81ff0',
  verificationKey: '54b979779f7a8c1a264644243438278caf8fd630f03d311f4bf81af15ed83c58',
});

export type SetupKind = 'development' | 'ceremony';

/** `development`: closed by public beacons alone, so that anyone can forge a proof. `ceremony`: had contributors. */
export const SETUP_KIND: SetupKind = 'development';
