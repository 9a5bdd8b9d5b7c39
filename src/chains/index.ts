export { type Chains, createChains, type Named } from './registry.ts';
