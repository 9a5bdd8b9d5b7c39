export { type ApprovalService, createApprovals, type RegistryApproval } from './approvals.ts';
export { createProposals } from './proposals.ts';
