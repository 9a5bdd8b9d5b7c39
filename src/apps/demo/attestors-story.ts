import type { SigningDomain } from '@income-series/protocol/signing';
import { type Attestors, deviceChain, gatherAttestors } from './attestors.ts';
import { type CaseReadings, casesTable, readCases } from './case-readers.ts';
import { amend, type CaseSignature, reportByDocuments, trueUp } from './cases.ts';
import { createClient } from './client.ts';
import type { Draft } from './draft.ts';
import { extinguish, pause } from './hardship.ts';
import type { Narrator } from './narrator.ts';
import type { People } from './people.ts';
import type { IssuerMachine } from './quarter.ts';
import type { StorySecrets } from './secrets.ts';
import type { World } from './world.ts';

export interface AttestorsOutcome {
  /** The signing domain of every digest. */
  readonly domain: SigningDomain;
  readonly report: CaseSignature;
  readonly amendment: CaseSignature;
  readonly pause: CaseSignature;
  readonly trueUp: CaseSignature;
  readonly extinguishment: Pick<CaseSignature, 'digest'>;
  readonly readers: CaseReadings;
}

interface AttestorStoryInput {
  readonly draft: Draft;
  readonly machine: IssuerMachine;
  readonly secrets: StorySecrets;
}

/**
 * The chapters of the attestors' work: everything that they sign for one series with their own tool, and the readings of
 * six readers.
 */
export async function runAttestors(
  narrator: Narrator,
  world: World,
  { issuer, ada, admin }: People,
  input: AttestorStoryInput,
): Promise<{ readonly attestors: Attestors; readonly outcome: AttestorsOutcome }> {
  const attestors = await gatherAttestors(narrator, world);
  const setting = { narrator, world, issuer, attestors, ...input };
  const signatures = {
    report: await reportByDocuments(setting),
    amendment: await amend(setting),
    pause: await pause(setting),
    trueUp: await trueUp(setting),
    extinguishment: await extinguish(setting),
  };
  narrator.chapter('The attestors’ work, six readers');
  const url = `${world.url}/graphql`;
  const readers = await readCases(
    {
      public: createClient(url),
      holder: ada.ask,
      issuer: issuer.ask,
      first: createClient(url, attestors.first.token()),
      second: createClient(url, attestors.second.token()),
      admin: admin.ask,
    },
    { key: input.draft.seriesKey, chain: issuer.chain },
  );
  narrator.say(casesTable(readers));
  narrator.say(
    'What is sealed comes out as ciphertext, for those it is sealed to and nobody else: their own machines open it.',
  );
  return { attestors, outcome: { domain: deviceChain(world).domain, ...signatures, readers } };
}
