import { type Preparation, type PreparedOperation, printDocument, type SavedOperation } from './saved-operation.ts';

const [reviews, keys, cases, service, logs] = [
  'Admin: applications and contracts',
  'Admin: attestor keys',
  'Admin: cases of series',
  'Admin: the service',
  'Admin: logs',
] as const;

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

const PREVIEW = printDocument(`# An approval does not need every requirement.
# Its record keeps those that had ok: false.
mutation PreviewDecision($input: PreviewApplicationDecisionInput!) {
  previewApplicationDecision(input: $input) {
    ... on PreviewApplicationDecisionPayload {
      version state confirmation confirmationExpiresAt
      application {
        persona identityStatus readiness { code ok }
        account { displayName displayNameMixesScripts }
      }
    }
    ... on Error { code message path mend }
  }
}`);

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

/** The attestor key without a registration that was linked last; if all are registered, the key that was linked last. */
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

/** The series whose terms were read last; the newest series if nobody read terms of the 20 newest. */
async function prepareTermsReads({ ask }: Preparation): Promise<PreparedOperation | null> {
  const series = rowsOf(await ask('{ seriesList(first: 20) { nodes { id key chain } } }'), 'seriesList');
  const lists = series.map(
    ({ key, chain }, at) =>
      `s${at}: termsAccessLog(seriesKey: "${key}", chain: "${chain}", first: 1) { nodes { id openedAt } }`,
  );
  const reads = lists.length === 0 ? {} : await ask(`{ ${lists.join(' ')} }`);
  const lastRead = (at: number) => String(rowsOf(reads, `s${at}`)[0]?.openedAt ?? '');
  const byReadTime = series
    .map(({ key, chain }, at) => ({ key, chain, readAt: lastRead(at) }))
    .sort((a, b) => b.readAt.localeCompare(a.readAt));
  const [lastReadSeries] = byReadTime;
  return lastReadSeries === undefined
    ? null
    : { variables: { seriesKey: lastReadSeries.key, chain: lastReadSeries.chain } };
}

/** The record of the newest line of the audit log that has an id for it. */
async function prepareAuditedRecord({ ask }: Preparation): Promise<PreparedOperation | null> {
  const lines = rowsOf(await ask('{ auditLog(first: 20) { nodes { id targetId } } }'), 'auditLog');
  const id = lines.find(({ targetId }) => targetId !== null)?.targetId;
  return id === undefined ? null : { variables: { id } };
}

const prepareById = (find: (preparation: Preparation) => Promise<string | undefined>, fields?: object) => ({
  async prepare(preparation: Preparation): Promise<PreparedOperation | null> {
    const id = await find(preparation);
    if (id === undefined) return null;
    return fields ? { variables: { input: { id, ...fields } } } : inputOf({ id });
  },
});

const REFUSAL = '... on Error { code message path mend }';

/** The questions and the work of an admin. docs/administration.md names each of them. */
export const ADMIN_OPERATIONS: readonly SavedOperation[] = [
  {
    role: reviews,
    title: 'Applications that wait',
    text: printDocument(`query ApplicationQueue {
  waiting: applications(first: 20, state: SUBMITTED, direction: ASC) { ...Waiting }
  inReview: applications(first: 20, state: IN_REVIEW, direction: ASC) { ...Waiting }
}
fragment Waiting on ApplicationConnection {
  totalCount
  nodes {
    id persona country submittedAt claimedAt reviewerId readiness { code ok }
    account { displayName displayNameMixesScripts }
  }
}`),
  },
  {
    role: reviews,
    title: 'Review, step 1: claim the oldest application',
    missing: 'No application waits.',
    ...prepareById(findSubmitted),
    text: printDocument(`mutation ClaimApplication($input: ClaimApplicationInput!) {
  claimApplication(input: $input) {
    ... on ApplicationPayload { application { id state claimedAt version } }
    ${REFUSAL}
  }
}`),
  },
  {
    role: reviews,
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
    role: reviews,
    title: 'Review, step 3: preview the approval',
    missing: 'You review no application. Claim one with step 1.',
    ...prepareById(findOwnReview, { decision: 'APPROVE' }),
    text: PREVIEW,
  },
  {
    role: reviews,
    title: 'Review, step 4: decide as previewed',
    missing: 'There is no preview from step 3. Run step 3, and decide within five minutes.',
    prepare: prepareDecision,
    text: printDocument(`# After the approval, an admin’s wallet writes
# the applicant into the registry.
# buildApplicationTransaction builds this
# transaction for an issuer or a backer. The key of an attestor is proposed
# instead: Registration, step 1.
mutation DecideApplication($input: DecideApplicationInput!) {
  decideApplication(input: $input) {
    ... on ApplicationPayload { application { id state decidedAt decisionReasonCode } }
    ${REFUSAL}
  }
}`),
  },
  {
    role: reviews,
    title: 'Decisions, and whether the chain follows them',
    text: printDocument(`query DecidedApplications {
  approved: applications(first: 20, state: APPROVED) { ...Decided }
  revoked: applications(first: 20, state: REVOKED) { ...Decided }
}
fragment Decided on ApplicationConnection {
  nodes {
    id persona decidedAt onchain
    requests(first: 3) { nodes { chain builtAt outcome txHash } }
    account { displayName }
  }
}`),
  },
  {
    role: reviews,
    title: 'All applications',
    text: printDocument(`query Applications {
  applications(first: 10) {
    nodes {
      id state persona country identityStatus onchain submittedAt reviewerId
      account { displayName displayNameMixesScripts }
    }
  }
}`),
  },
  {
    role: reviews,
    title: 'Signed contracts',
    text: printDocument(`query SignedContracts {
  contractSessions(first: 20, state: SIGNED) {
    nodes { id kind chain wallet seriesKey signedAt onchain account { displayName } }
  }
}`),
  },
  {
    role: keys,
    title: 'Attestor keys and their accounts',
    text: printDocument(`query AttestorKeys {
  attestors(first: 20) { nodes { chain address active registeredAt identityStatus } }
  signerKeyLinks(first: 20) { nodes { key accountId linkedAt identityStatus } }
}`),
  },
  {
    role: keys,
    title: 'Registration, step 1: propose an attestor key',
    missing: 'No account has linked an attestor key.',
    prepare: prepareProposal,
    text: printDocument(`mutation ProposeAttestor($input: ProposeAttestorInput!) {
  proposeAttestor(input: $input) {
    ... on ProposeAttestorPayload { attestorProposal { id chain key action state } }
    ${REFUSAL}
  }
}`),
  },
  {
    role: keys,
    title: 'Registration, step 2: read the proposals that wait',
    text: printDocument(`query AttestorProposals {
  waiting: attestorProposals(first: 20, state: PROPOSED) { ...Proposals }
  approved: attestorProposals(first: 20, state: APPROVED) { ...Proposals }
}
fragment Proposals on AttestorProposalConnection {
  nodes {
    id chain key action proposedBy proposedAt decidedBy decidedAt
    requests(first: 3) { nodes { builtAt outcome txHash } }
  }
}`),
  },
  {
    role: keys,
    title: 'Registration, step 3: approve another admin’s proposal',
    missing: 'No proposal waits.',
    prepare: prepareApproval,
    text: printDocument(`# An admin cannot decide their own proposal:
# the refusal is PROPOSAL_OWN.
# In the demo, sign in as admin on solana.
mutation DecideProposal($input: DecideProposalInput!) {
  decideProposal(input: $input) {
    ... on DecideProposalPayload { attestorProposal { id state decidedAt } }
    ${REFUSAL}
  }
}`),
  },
  {
    role: cases,
    title: 'Cases that wait, by kind',
    text: printDocument(`# buildEndPause ends a pause whose time is over,
# buildRecordRate records a signed rate.
# The chain takes both from any wallet.
query Cases {
  pauses: hardshipRequests(first: 20, state: REQUESTED) { nodes { id seriesKey attestorKey openedAt } }
  runningPauses: hardshipRequests(first: 20, state: APPROVED) { nodes { id seriesKey pauseEndsAt } }
  tier3Cases(first: 20, state: OPEN) { nodes { id seriesKey period attestorKey openedAt } }
  annualCases(first: 20, state: OPEN) { nodes { id seriesKey year attestorKey openedAt } }
  rates: fxFallbacks(first: 20, state: REQUESTED) { nodes { id seriesKey period requestedAt } }
  signedRates: fxFallbacks(first: 20, state: SIGNED) { nodes { id seriesKey period rate signedAt } }
  extinguishmentRequests(first: 20, direction: ASC) {
    nodes { id seriesKey state signers noticeEndsAt deadlineAt }
  }
}`),
  },
  {
    role: service,
    title: 'Keeper runs that failed',
    text: printDocument(`query FailedKeeperRuns {
  failed: keeperRuns(first: 20, state: FAILED) { ...Runs }
  lost: keeperRuns(first: 20, state: LOST) { ...Runs }
}
fragment Runs on KeeperRunConnection { nodes { id keeper chain startedAt finishedAt failed errorCode } }`),
  },
  {
    role: service,
    title: 'Keeper runs',
    text: printDocument(`query KeeperRuns {
  keeperRuns(first: 20) { nodes { keeper chain state startedAt finishedAt done failed spent errorCode } }
}`),
  },
  {
    role: service,
    title: 'Deliveries that are due again',
    text: printDocument(`query DueDeliveries {
  auctionDeliveries(first: 20) {
    nodes { id chain seriesKey window bidder attempts error lastAttemptAt nextAttemptAt }
  }
}`),
  },
  {
    role: service,
    title: 'Relays that the chain refused',
    text: printDocument(`query RefusedRelays {
  extinguishmentRequests(first: 20, state: RELAY_REFUSED) {
    nodes { id seriesKey openedAt deadlineAt relayError }
  }
}`),
  },
  {
    role: service,
    title: 'Messages that were given up',
    text: printDocument(`# requeueOutbox queues such a message again.
query DeadMessages {
  outbox(first: 20, state: DEAD) { nodes { id topic occurredAt attempts errorCode } }
}`),
  },
  {
    role: service,
    title: 'Differences between index and chain',
    text: printDocument(`query Differences {
  reconciliationRuns(first: 10) {
    nodes { id chain state startedAt blockNumber errorCode differences { table row column indexed onChain } }
  }
}`),
  },
  {
    role: service,
    title: 'Indexed blocks',
    text: printDocument(`query IndexedBlocks { indexedChains { chain blockNumber blockAt } }`),
  },
  {
    role: logs,
    title: 'Reads of a series’ private terms',
    missing: 'There is no series.',
    prepare: prepareTermsReads,
    text: printDocument(`query TermsReads($seriesKey: Bytes32!, $chain: Chain) {
  termsAccessLog(seriesKey: $seriesKey, chain: $chain, first: 20) {
    nodes { id openedAt relation wallet accountId blockNumber }
  }
}`),
  },
  {
    role: logs,
    title: 'Reads of notes and signed contracts',
    text: printDocument(`query SealedReads {
  notes: auditLog(first: 20, action: APPLICATION_READ_NOTES) { ...Reads }
  contracts: auditLog(first: 20, action: CONTRACT_READ) { ...Reads }
}
fragment Reads on AuditEntryConnection { nodes { id occurredAt targetId actor { id displayName } } }`),
  },
  {
    role: logs,
    title: 'Audit log, with names',
    text: printDocument(`query AuditLog {
  auditLog(first: 20) { nodes { id occurredAt action targetId codes { name value } actor { id displayName } } }
}`),
  },
  {
    role: logs,
    title: 'Record of a line of the audit log',
    missing: 'No line of the audit log has a record that admins may read.',
    prepare: prepareAuditedRecord,
    text: printDocument(`# The id is the targetId of a line.
query AuditedRecord($id: ID!) {
  node(id: $id) {
    __typename id ... on Account { displayName country }
    ... on Application { persona applicationState: state account { displayName } }
    ... on AttestorProposal { chain key action proposalState: state }
    ... on SignerKeyLink { key accountId }
    ... on ContractSession { kind contractState: state account { displayName } }
    ... on HardshipRequest { seriesKey hardshipState: state }
    ... on ExtinguishmentRequest { seriesKey extinguishmentState: state }
    ... on OutboxMessage { topic outboxState: state }
  }
}`),
  },
];
