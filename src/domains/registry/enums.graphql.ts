import { storedEnum } from '../../graphql/enum-type.ts';
import type { RegistryApproval as RegistryApprovalName } from './approvals.ts';
import type { AttestorAction as AttestorActionName } from './proposals.ts';

export const AttestorAction = storedEnum<AttestorActionName>('AttestorAction', 'What is proposed of an attestor key.', {
  REGISTER: 'To register it on the chain.',
  REVOKE: 'To revoke it on the chain.',
});

export const ProposalState = storedEnum('ProposalState', 'How far a proposal about an attestor key is.', {
  PROPOSED: 'Another admin has to decide.',
  APPROVED: 'Another admin approved it: its transaction can be built and sent.',
  REJECTED: 'Another admin rejected it.',
  WITHDRAWN: 'It was withdrawn.',
});

export const RegistryApproval = storedEnum<RegistryApprovalName>(
  'RegistryApproval',
  'What the registry says of a wallet.',
  {
    ISSUER: 'Whether it may issue series.',
    WALLET: 'Whether it is verified, so that it may bid, trade and hold units.',
  },
);

export const AdminTxOutcome = storedEnum('AdminTxOutcome', 'What became of a transaction for the registry.', {
  PENDING: 'The chain does not have it.',
  LANDED: 'The chain has it.',
});
