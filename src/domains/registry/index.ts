export { type ApprovalService, createApprovals, type RegistryApproval } from './approvals.ts';
export { createProposals, type ProposalService } from './proposals.ts';
