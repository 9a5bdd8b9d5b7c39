import type { Bytes32 } from '@income-series/protocol/hex';
import type { MessageKind } from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';
import { domainOf } from '../files/config.ts';
import { readKeystore } from '../files/keystore.ts';
import { fetchTerms, requireTerms, termsFacts } from '../requests/amend.ts';
import { workOf } from '../requests/kinds.ts';
import { type Choices, requireChoices, type Work } from '../requests/request.ts';
import { formatPrepared, prepare } from '../signing/prepared.ts';
import { factOf, formatUnchecked, messageJson } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

export interface ShowOptions extends Choices {
  readonly terms?: boolean;
}

/** Shows a request before the attestor has made its choices, so without a digest. */
async function showUndecided(tool: Tool, work: Work<MessageKind>, id: string): Promise<CommandAnswer> {
  const { chain } = await tool.config();
  const { gateway } = await tool.signedIn();
  const { state, message, facts, id: rowId } = await work.load(gateway, id, null, chain);
  const json = { kind: work.kind, id: rowId, state, message: messageJson(message), facts: Object.fromEntries(facts) };
  const messageFacts = Object.keys(message).map((name) => factOf(name, message[name as never]));
  return { json, text: `${work.kind} (${state}), not decided\n${formatUnchecked([...messageFacts, ...facts])}` };
}

/** Shows a request with its recomputed signing request. It opens no sealed text and asks for no password. */
export async function show(
  tool: Tool,
  word: string,
  id: string,
  { terms = false, ...choices }: ShowOptions,
): Promise<CommandAnswer> {
  if (terms && word !== 'amend') throw new Failure('usage', 'USAGE', '--terms is for amend only.');
  const work = workOf(word);
  if (work.choices.length > 0 && Object.keys(choices).length === 0) return showUndecided(tool, work, id);
  requireChoices({ choices: work.choices.filter((name) => name !== 'code') }, choices);
  const config = await tool.config();
  const { gateway } = await tool.signedIn();
  const { address: key } = await readKeystore(await tool.keystorePath());
  const prepared = await prepare(gateway, config, { word, id, key, choices });
  const { entry, request, keyActive, nonceCurrent } = prepared;
  const proposedTerms = terms ? await fetchTerms(gateway, entry.id) : null;
  if (proposedTerms !== null)
    requireTerms(
      proposedTerms,
      (request.message as { newTermsCommitment: Bytes32 }).newTermsCommitment,
      domainOf(config),
      entry.curve === true,
    );
  const proposedFacts = proposedTerms === null ? [] : termsFacts(proposedTerms, entry.curve === true);
  return {
    json: {
      kind: work.kind,
      id: entry.id,
      state: entry.state,
      key,
      keyActive,
      nonceCurrent,
      chain: config.chain,
      message: messageJson(request.message),
      digest: request.digest,
      facts: Object.fromEntries([...entry.facts, ...proposedFacts]),
    },
    text: formatPrepared(prepared, config, key, proposedFacts),
  };
}
