export * as client from '@income-series/client';
export * as attestor from '@income-series/client/attestor';
export * as operations from '@income-series/client/operations';
export * as prover from '@income-series/client/prover';
