import type { ParticipationFigures, SeriesFigures } from '../../../src/domains/contracts/ports.ts';

const token = { symbol: 'USDC', decimals: 6 };

/** Of an imagined series. */
export const SERIES: SeriesFigures = {
  kind: 'SERIES',
  chain: 'evm:10143',
  token,
  issuer: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  seriesKey: '0x5d1c88d0d3f0b6c7a6f3b1f8d9e2c4a7b0e1f2d3c4b5a6978899aabbccddeeff',
  termsCommitment: '0x2a9c1b7e3d5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
  currencyCode: 978,
  indexingRule: 1,
  unitsOffered: 12_500n,
  reservePrice: 95_000_001n,
  maxUnitsPerBid: 2_500n,
  minRaise: 600_000_000_000n,
  minHolders: 5,
  concentrationBps: 2_505,
  cap: 2_400_000_000_000n,
  firstPeriod: 20271,
  lastPeriod: 20314,
  commitEndsAt: 1_798_761_600n,
  revealEndsAt: 1_799_020_800n,
  gateEndsAt: 1_799_625_601n,
  routed: false,
};

export const PARTICIPATION: ParticipationFigures = {
  kind: 'PARTICIPATION',
  chain: 'evm:10143',
  token,
  wallet: '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
};
