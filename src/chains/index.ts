export type {
  ChainIdentity,
  ChainReader,
  ChainSource,
  HeadReader,
  MessageVerifier,
  RateReader,
  RegistryReader,
  SeriesReader,
  TransactionReader,
} from './port.ts';
export { type Chains, createChains, type Named } from './registry.ts';
