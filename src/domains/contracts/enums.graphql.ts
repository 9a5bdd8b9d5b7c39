import { storedEnum } from '../../graphql/enum-type.ts';
import type { ContractOnchain as ContractOnchainName, ContractState as ContractStateName } from './model.ts';
import type { ContractKind as ContractKindName } from './ports.ts';

export const ContractKind = storedEnum<ContractKindName>('ContractKind', 'What a contract is about.', {
  SERIES: 'The issue of a series: agreement and charter, signed by its issuer.',
  PARTICIPATION: 'The participation of a backer, signed by one of its wallets.',
});

export const ContractState = storedEnum<ContractStateName>('ContractState', 'How far a contract is.', {
  RENDERED: 'It may be signed, for 24 hours.',
  SIGNED: 'Its wallet signed it.',
  LAPSED: 'It was not signed within 24 hours.',
  VOIDED: 'A newer one took its place, or its draft was changed.',
});

export const ContractOnchain = storedEnum<ContractOnchainName>(
  'ContractOnchain',
  'How a signed contract compares with the contract hash of its series on the chain.',
  {
    PENDING: 'The index holds no such series yet.',
    VERIFIED: 'The series has the hash of this contract.',
    DIFFERENT: 'The series was created with another hash.',
  },
);
