export { createProposals, type ProposalService } from './proposals.ts';
