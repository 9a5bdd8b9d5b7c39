export type {
  ChainReader,
  ChainSource,
  ClaimReader,
  CurveReader,
  EvmIdentity,
  MadeCall,
  PaymentToken,
  RateReader,
  RegistryReader,
  SeriesReader,
  TokenReader,
  TransactionLook,
  TransactionReader,
} from './port.ts';
export { type Chains, createChains, type NamedChain, UnservedChain } from './registry.ts';
