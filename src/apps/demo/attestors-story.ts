import type { SigningDomain } from '../../core/signing/index.ts';
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
  /** What every digest is over. */
  readonly domain: SigningDomain;
  readonly report: CaseSignature;
  readonly amendment: CaseSignature;
  readonly pause: CaseSignature;
  readonly trueUp: CaseSignature;
  readonly extinguishment: Pick<CaseSignature, 'digest'>;
  readonly readers: CaseReadings;
}

interface Given {
  readonly draft: Draft;
  readonly machine: IssuerMachine;
  readonly secrets: StorySecrets;
}

/** Everything that attestors sign for one series, through their own tool, and who could read what of it. */
export async function runAttestors(
  narrator: Narrator,
  world: World,
  { issuer, ada, admin }: People,
  given: Given,
): Promise<{ readonly attestors: Attestors; readonly outcome: AttestorsOutcome }> {
  const attestors = await gatherAttestors(narrator, world);
  const setting = { narrator, world, issuer, attestors, ...given };
  const signed = {
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
    { key: given.draft.seriesKey, chain: issuer.chain },
  );
  narrator.say(casesTable(readers));
  narrator.say(
    'What is sealed comes out as ciphertext, for those it is sealed to and nobody else: their own machines open it.',
  );
  return { attestors, outcome: { domain: deviceChain(world).domain, ...signed, readers } };
}
