import type {
  CurveContractFigures,
  ParticipationFigures,
  SeriesFigures,
} from '../../../src/domains/contracts/model/ports.ts';

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

/** Of an imagined curve series. */
export const CURVE: CurveContractFigures = {
  kind: 'CURVE',
  chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  token,
  issuer: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' as CurveContractFigures['issuer'],
  seriesKey: '0x6e2d99e1e4f1c7d8b7a4c2a9eaf3d5b8c1f203e4d5c6b7a8998aabbccddeeff0',
  termsCommitment: '0x1b8d2c6f4e5a60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f0',
  currencyCode: 978,
  indexingRule: 0,
  unitsOffered: 12_500n,
  virtualQuote: 1_250_000_000_001n,
  virtualBase: 25_000_000_001n,
  threshold: 600_000_000_000n,
  deadline: 1_798_761_600n,
  feeBps: 105,
  treasuryBps: 1_250,
  cap: 2_400_000_000_000n,
  firstPeriod: 20271,
  lastPeriod: 20314,
};

export const PARTICIPATION: ParticipationFigures = {
  kind: 'PARTICIPATION',
  chain: 'evm:10143',
  token,
  wallet: '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
};
