import { storedEnum } from '../../../graphql/enum-type.ts';
import type { ContractOnchain as ContractOnchainName, ContractState as ContractStateName } from '../model/index.ts';
import type { ContractKind as ContractKindName } from '../model/ports.ts';

export const ContractKind = storedEnum<ContractKindName>('ContractKind', 'A kind of contract.', {
  SERIES: 'The agreement and charter of a series, signed by its issuer.',
  PARTICIPATION: 'A backer’s participation agreement, signed by one of its wallets.',
});

export const ContractState = storedEnum<ContractStateName>('ContractState', 'A state of a contract.', {
  RENDERED: 'The contract can be signed, for 24 hours after it was rendered.',
  SIGNED: 'The contract was signed by its wallet.',
  LAPSED: 'The contract was not signed within 24 hours.',
  VOIDED: 'A newer contract replaced it, or its draft was changed.',
});

export const ContractOnchain = storedEnum<ContractOnchainName>(
  'ContractOnchain',
  'A comparison of a signed contract with the contract hash of its series on the chain.',
  {
    PENDING: 'The index does not hold the series yet.',
    VERIFIED: 'The series was created with this contract’s hash.',
    DIFFERENT: 'The series was created with another contract hash.',
  },
);
