import { storedEnum } from '../../../graphql/enum-type.ts';
import type { RegistryApproval as RegistryApprovalName } from '../approvals.ts';
import type { AttestorAction as AttestorActionName } from '../proposals.ts';

export const AttestorAction = storedEnum<AttestorActionName>('AttestorAction', 'An action on an attestor key.', {
  REGISTER: 'Registers the key on the chain.',
  REVOKE: 'Revokes the key on the chain.',
});

export const ProposalState = storedEnum('ProposalState', 'A state of a proposal about an attestor key.', {
  PROPOSED: 'The proposal waits for another admin to decide.',
  APPROVED: 'Another admin approved the proposal, and its transaction can be built and sent.',
  REJECTED: 'Another admin rejected the proposal.',
  WITHDRAWN: 'The admin who proposed it withdrew it.',
});

export const RegistryApproval = storedEnum<RegistryApprovalName>(
  'RegistryApproval',
  'An approval that the registry gives to a wallet.',
  {
    ISSUER: 'The wallet may issue series.',
    WALLET: 'The wallet is verified: it may bid, trade and hold units.',
  },
);

export const AdminTxOutcome = storedEnum('AdminTxOutcome', 'The outcome of a transaction for the registry.', {
  PENDING: 'The change is not on the chain yet.',
  LANDED: 'The change is on the chain.',
});
