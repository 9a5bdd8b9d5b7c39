import { randomUUID } from 'node:crypto';
import { mnemonicAccount } from '../../adapters/evm/wallet.ts';
import { requireData } from './client.ts';
import type { Narrator } from './narrator.ts';
import type { People, Person } from './people.ts';
import { signParticipation } from './steps/series.ts';
import type { World, WorldAccess } from './world.ts';

type Persona = 'ISSUER' | 'BACKER' | 'ATTESTOR';

/** A decided application, as its owner reads it. */
export interface ApplicationOutcome {
  readonly state: string;
  readonly onchain: string | null;
  readonly identityStatus: string;
  readonly decisionReasonCode: string | null;
  readonly readiness: readonly { readonly code: string; readonly ok: boolean }[];
}

const APPLICATION = `query Application($id: ID!) { application(id: $id) {
  state onchain identityStatus decisionReasonCode readiness { code ok }
} }`;

/** Gives the account a display name, which admins see next to its actions. */
export const setDisplayName = ({ act, name }: Person) =>
  act('updateProfile', { displayName: `${name[0]?.toUpperCase()}${name.slice(1)}` });

/** Starts an application and reports the end of its identity check as the provider. Returns the application's id. */
export async function startApplication(
  world: Pick<World, 'identityCheckEnded'>,
  person: Person,
  persona: Persona,
  identity: 'PASSED' | 'FAILED',
): Promise<string> {
  await setDisplayName(person);
  const started = await person.act(
    'startApplication',
    {
      newId: randomUUID(),
      persona,
      country: 'DE',
      incomeSourceKinds: persona === 'ISSUER' ? ['PAYROLL'] : [],
    },
    '... on ApplicationPayload { application { id } }',
  );
  const { id } = started.application as { id: string };
  const check = await person.act(
    'startApplicationIdentityCheck',
    { id },
    '... on StartApplicationIdentityCheckPayload { application { identityCheckId } }',
  );
  const { identityCheckId } = check.application as { identityCheckId: string };
  await world.identityCheckEnded(identityCheckId, identity);
  return id;
}

const KEY_CHALLENGE = `mutation KeyChallenge($input: SignerKeyChallengeInput!) {
  signerKeyChallenge(input: $input) { __typename ... on Error { code } ... on SignerKeyChallenge { nonce message } }
}`;

/** The number of the devnet account whose key is Dora's attestor key. It comes after the accounts of the cast. */
export const ATTESTOR_KEY_ACCOUNT = 19;

/** Links an attestor key, which is the key of a devnet account, to the person's account. */
export async function linkKey(
  { devnet }: Pick<WorldAccess, 'devnet'>,
  { ask, act }: Person,
  account: number,
): Promise<void> {
  const key = mnemonicAccount(devnet.anvil.mnemonic, account);
  const { signerKeyChallenge } = await requireData(
    ask<{ signerKeyChallenge: { nonce: string; message: string } }>(KEY_CHALLENGE, { input: { key: key.address } }),
  );
  const { nonce, message } = signerKeyChallenge;
  await act('linkSignerKey', { nonce, signature: await key.signMessage({ message }) });
}

/** Submits an application; the admin claims it, previews the decision, and decides. */
async function decide(
  applicant: Person,
  admin: Person,
  id: string,
  decision: { readonly decision: 'APPROVE' } | { readonly decision: 'REJECT'; readonly reasonCode: string },
): Promise<void> {
  await applicant.act('submitApplication', { id });
  await admin.act('claimApplication', { id });
  const previewDocument = `mutation Preview($input: PreviewApplicationDecisionInput!) {
    previewApplicationDecision(input: $input) {
      __typename ... on Error { code path } ... on PreviewApplicationDecisionPayload { version confirmation }
    }
  }`;
  const { previewApplicationDecision: preview } = await requireData(
    admin.ask<{ previewApplicationDecision: { version: number; confirmation: string } }>(previewDocument, {
      input: { id, ...decision },
    }),
  );
  const { version, confirmation } = preview;
  await admin.act('decideApplication', { id, ...decision, version, confirmation });
}

/** Approves an application, and sends the approval to the chain's registry with the admin's wallet. */
export async function approve(applicant: Person, admin: Person, id: string): Promise<void> {
  await decide(applicant, admin, id, { decision: 'APPROVE' });
  await admin.transact('buildApplicationTransaction', { id, chain: admin.chain });
}

export async function fetchOutcome({ ask }: Person, id: string): Promise<ApplicationOutcome> {
  const { application } = await requireData(ask<{ application: ApplicationOutcome }>(APPLICATION, { id }));
  return application;
}

export interface ApplicationsOutcome {
  readonly issuer: ApplicationOutcome;
  readonly backer: ApplicationOutcome;
  readonly refused: ApplicationOutcome;
}

/**
 * The chapter of applications: Ada is approved, the outsider is refused, the issuer's application waits for a signed
 * contract, and Dora's for an admin who tries the review in GraphiQL.
 */
export async function runApplications(
  { chapter, say, step }: Narrator,
  world: World,
  { issuer, ada, dora, outsider, admin }: People,
) {
  chapter('People apply, are checked, sign and are reviewed');
  const ids = await step(
    'The issuer, Ada and the outsider apply; the provider says how their identity checks ended',
    () =>
      Promise.all([
        startApplication(world, issuer, 'ISSUER', 'PASSED'),
        startApplication(world, ada, 'BACKER', 'PASSED'),
        startApplication(world, outsider, 'BACKER', 'FAILED'),
      ]),
  );
  const [issuerId, adaId, outsiderId] = ids;
  const contract = await step('Ada signs her participation agreement, a PDF that the gateway rendered', () =>
    signParticipation(ada),
  );
  say(`${contract.bytes} bytes, SHA-256 ${contract.hash}`);
  await step('An admin approves Ada, and an admin’s wallet writes it into the registry', () =>
    approve(ada, admin, adaId),
  );
  await step('The admin refuses the outsider by a code', () =>
    decide(outsider, admin, outsiderId, { decision: 'REJECT', reasonCode: 'IDENTITY_NOT_CONFIRMED' }),
  );
  await step('Dora links an attestor key and applies; an admin may review her in GraphiQL', async () => {
    await setDisplayName(admin);
    await linkKey(world, dora, ATTESTOR_KEY_ACCOUNT);
    const id = await startApplication(world, dora, 'ATTESTOR', 'PASSED');
    await dora.act('submitApplication', { id });
  });
  const [backer, refused] = await Promise.all([fetchOutcome(ada, adaId), fetchOutcome(outsider, outsiderId)]);
  say(
    `Ada: ${backer.state}, on the chain ${backer.onchain}. Outsider: ${refused.state}, ${refused.decisionReasonCode}.`,
  );
  return { issuerId, backer, refused };
}
