export * from '../device/prover.ts';
