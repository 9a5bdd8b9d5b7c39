import type { Preparation, PreparedOperation, SavedOperation } from './saved-operation.ts';

const role = 'Admin';

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

const VIEWER = 'viewer { account { id } }';
const ownId = (data: Readonly<Record<string, unknown>>): string | undefined =>
  (data.viewer as { readonly account: Row } | null | undefined)?.account.id;

/** The records of a list in an answer; none if the list is null. */
const rowsOf = (data: Readonly<Record<string, unknown>>, list: string): readonly Row[] =>
  (data[list] as { readonly nodes: readonly Row[] } | null | undefined)?.nodes ?? [];

const inputOf = (input: object): PreparedOperation => ({
  variables: { input: { idempotencyKey: crypto.randomUUID(), ...input } },
});

/** The application that has waited longest. */
async function findSubmitted({ ask }: Preparation): Promise<string | undefined> {
  const data = await ask('{ applications(first: 1, state: SUBMITTED, direction: ASC) { nodes { id } } }');
  return rowsOf(data, 'applications')[0]?.id;
}

/** The application that the signed-in admin claimed last. */
async function findOwnReview({ ask }: Preparation): Promise<string | undefined> {
  const data = await ask(`{
    ${VIEWER} applications(first: 20, state: IN_REVIEW) { nodes { id reviewerId claimedAt } }
  }`);
  const own = rowsOf(data, 'applications').filter(({ reviewerId }) => reviewerId === ownId(data));
  return own.sort((a, b) => String(b.claimedAt).localeCompare(String(a.claimedAt)))[0]?.id;
}

async function findNewest({ ask }: Preparation): Promise<string | undefined> {
  return rowsOf(await ask('{ applications(first: 1) { nodes { id } } }'), 'applications')[0]?.id;
}

const PREVIEW = `mutation PreviewDecision($input: PreviewApplicationDecisionInput!) {
  previewApplicationDecision(input: $input) {
    ... on PreviewApplicationDecisionPayload {
      version
      state
      confirmation
      confirmationExpiresAt
    }
    ... on Error {
      code
      message
      path
      mend
    }
  }
}
`;

/** The decision as step 3 previewed it; null without a preview of an application that is still in review. */
async function prepareDecision({ ask, lastRun }: Preparation): Promise<PreparedOperation | null> {
  const preview = lastRun('PreviewDecision');
  const { previewApplicationDecision } = (preview?.answer.data ?? {}) as Readonly<Record<string, unknown>>;
  const { version, confirmation } = (previewApplicationDecision ?? {}) as Readonly<Record<string, unknown>>;
  if (confirmation === undefined) return null;
  const input = preview?.variables?.input as { readonly id: string };
  const { application } = await ask('query ($id: ID!) { application(id: $id) { state } }', { id: input.id });
  const isInReview = (application as { readonly state: string } | null | undefined)?.state === 'IN_REVIEW';
  return isInReview ? inputOf({ ...input, version, confirmation }) : null;
}

/** The attestor key that was linked last and that no registry has, or else the one that was linked last. */
async function prepareProposal({ ask, chains }: Preparation): Promise<PreparedOperation | null> {
  const data = await ask(
    '{ signerKeyLinks(first: 20) { nodes { id key } } attestors(first: 100) { nodes { id address } } }',
  );
  const registeredKeys = new Set(rowsOf(data, 'attestors').map(({ address }) => address));
  const keys = rowsOf(data, 'signerKeyLinks').map(({ key }) => key);
  const key = keys.find((candidate) => !registeredKeys.has(candidate)) ?? keys[0];
  const chain = chains.find((name) => name.startsWith('evm:'));
  return key === undefined ? null : inputOf({ action: 'REGISTER', key, chain });
}

/** The newest open proposal of another admin, or else an own one, whose refusal is `PROPOSAL_OWN`. */
async function prepareApproval({ ask }: Preparation): Promise<PreparedOperation | null> {
  const data = await ask(`{ ${VIEWER} attestorProposals(first: 20, state: PROPOSED) { nodes { id proposedBy } } }`);
  const open = rowsOf(data, 'attestorProposals');
  const proposal = open.find(({ proposedBy }) => proposedBy !== ownId(data)) ?? open[0];
  return proposal === undefined ? null : inputOf({ id: proposal.id, approve: true });
}

const AUDIT_LOG = `query AuditLog {
  auditLog(first: 20) {
    nodes {
      id
      occurredAt
      action
      target
      actor {
        id
        displayName
      }
    }
  }
}
`;

const prepareById = (find: (preparation: Preparation) => Promise<string | undefined>, fields?: object) => ({
  async prepare(preparation: Preparation): Promise<PreparedOperation | null> {
    const id = await find(preparation);
    if (id === undefined) return null;
    return fields ? { variables: { input: { id, ...fields } } } : inputOf({ id });
  },
});

const REFUSAL = `... on Error {
      code
      message
      path
      mend
    }`;

/** The work of an admin, in the order of its steps. */
export const ADMIN_OPERATIONS: readonly SavedOperation[] = [
  {
    role,
    title: 'Applications',
    text: `query Applications {
  applications(first: 10) {
    nodes {
      id
      state
      persona
      country
      identityStatus
      onchain
      submittedAt
      reviewerId
      account {
        displayName
        displayNameMixesScripts
      }
    }
  }
}
`,
  },
  {
    role,
    title: 'Review, step 1: claim the oldest application',
    missing: 'No application waits.',
    ...prepareById(findSubmitted),
    text: `mutation ClaimApplication($input: ClaimApplicationInput!) {
  claimApplication(input: $input) {
    ... on ApplicationPayload {
      application {
        id
        state
        claimedAt
        version
      }
    }
    ${REFUSAL}
  }
}
`,
  },
  {
    role,
    title: 'Review, step 2: read the application',
    missing: 'There is no application.',
    async prepare(preparation) {
      const id = (await findOwnReview(preparation)) ?? (await findNewest(preparation));
      return id === undefined ? null : { variables: { id } };
    },
    text: `query Application($id: ID!) {
  application(id: $id) {
    id
    state
    persona
    country
    incomeSourceKinds
    identityStatus
    account {
      displayName
    }
    readiness {
      code
      ok
    }
    # The audit log records who reads notes.
    notes {
      author
      text
      writtenAt
    }
  }
}
`,
  },
  {
    role,
    title: 'Review, step 3: preview the approval',
    missing: 'You review no application. Claim one with step 1.',
    ...prepareById(findOwnReview, { decision: 'APPROVE' }),
    text: PREVIEW,
  },
  {
    role,
    title: 'Review, step 4: decide as previewed',
    missing: 'There is no preview from step 3. Run step 3, and decide within five minutes.',
    prepare: prepareDecision,
    text: `# After the approval, an admin’s wallet writes
# the applicant into the registry.
# buildApplicationTransaction builds this
# transaction for an issuer or a backer. The key of an attestor is proposed
# instead: Registration, step 1.
mutation DecideApplication($input: DecideApplicationInput!) {
  decideApplication(input: $input) {
    ... on ApplicationPayload {
      application {
        id
        state
        decidedAt
        decisionReasonCode
      }
    }
    ${REFUSAL}
  }
}
`,
  },
  {
    role,
    title: 'Attestor keys and their accounts',
    text: `query AttestorKeys {
  attestors(first: 20) {
    nodes {
      chain
      address
      active
      registeredAt
      identityStatus
    }
  }
  signerKeyLinks(first: 20) {
    nodes {
      key
      accountId
      linkedAt
      identityStatus
    }
  }
}
`,
  },
  {
    role,
    title: 'Registration, step 1: propose an attestor key',
    missing: 'No account has linked an attestor key.',
    prepare: prepareProposal,
    text: `mutation ProposeAttestor($input: ProposeAttestorInput!) {
  proposeAttestor(input: $input) {
    ... on ProposeAttestorPayload {
      attestorProposal {
        id
        chain
        key
        action
        state
      }
    }
    ${REFUSAL}
  }
}
`,
  },
  {
    role,
    title: 'Registration, step 2: read the proposals',
    text: `query AttestorProposals {
  attestorProposals(first: 10) {
    nodes {
      id
      chain
      key
      action
      state
      proposedBy
      proposedAt
      decidedBy
      decidedAt
    }
  }
}
`,
  },
  {
    role,
    title: 'Registration, step 3: approve another admin’s proposal',
    missing: 'No proposal waits.',
    prepare: prepareApproval,
    text: `# An admin cannot decide their own proposal:
# the refusal is PROPOSAL_OWN.
# In the demo, sign in as admin on solana.
mutation DecideProposal($input: DecideProposalInput!) {
  decideProposal(input: $input) {
    ... on DecideProposalPayload {
      attestorProposal {
        id
        state
        decidedAt
      }
    }
    ${REFUSAL}
  }
}
`,
  },
  {
    role,
    title: 'Keeper runs',
    text: `query KeeperRuns {
  keeperRuns(first: 20) {
    nodes {
      keeper
      chain
      state
      startedAt
      finishedAt
      done
      failed
      spent
      errorCode
    }
  }
}
`,
  },
  { role, title: 'Audit log, with names', text: AUDIT_LOG },
];
