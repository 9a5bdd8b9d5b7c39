export type {
  ChainIdentity,
  ChainReader,
  ChainSource,
  ClaimReader,
  CurveReader,
  EvmIdentity,
  HeadReader,
  MessageVerifier,
  PaymentToken,
  RateReader,
  RegistryReader,
  SeriesReader,
  TokenReader,
  TransactionReader,
} from './port.ts';
export { type Chains, createChains, type Named, UnservedChain } from './registry.ts';
