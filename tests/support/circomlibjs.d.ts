/** The part of circomlibjs the tests compare with; the package has no types. */
declare module 'circomlibjs' {
  interface PoseidonReference {
    (inputs: readonly bigint[]): Uint8Array;
    readonly F: { toObject(element: Uint8Array): bigint };
  }
  export function buildPoseidonReference(): Promise<PoseidonReference>;
}
