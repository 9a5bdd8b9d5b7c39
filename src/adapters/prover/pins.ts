/**
 * The circuit and the setup this code is built for: SHA-256 of the files in circuits/build, hexadecimal, as
 * circuits/CHECKSUMS has them (a test compares the two). A new setup changes these lines, the contract and the files.
 */
export const CIRCUIT_SHA256 = Object.freeze({
  wasm: '26264fc0fcf1d0941dbd00395c62fb29cdfea2a22855ad51594e9effb30bfd87',
  zkey: '4a761c8f8d95588424c9558854e19e3598ee5b82e550f28771a77136777975e5',
  verificationKey: '28494ab8658ea29e59d5fddabbc3db6b17ea5f7f678cf2b1b3d9d47406f20e58',
});

export type SetupKind = 'development' | 'ceremony';

/** `development`: closed by public beacons alone, so that anyone can forge a proof. `ceremony`: had contributors. */
export const SETUP_KIND: SetupKind = 'development';
