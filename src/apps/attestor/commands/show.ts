import { Failure } from '../exit.ts';
import { readKeystore } from '../files/keystore.ts';
import { messageJson } from '../signing/present.ts';
import type { Outcome, Tool } from '../tool.ts';
import { fetchTerms, requireTerms, termsFacts } from '../work/amend.ts';
import type { Choices } from '../work/work.ts';
import { prepare, shown } from './sign.ts';

export interface ShowOptions extends Choices {
  readonly terms?: boolean;
}

/** A request with its recomputed signing request; nothing is opened and no password asked. */
export async function show(
  tool: Tool,
  word: string,
  id: string,
  { terms = false, ...choices }: ShowOptions,
): Promise<Outcome> {
  if (terms && word !== 'amend') throw new Failure('usage', 'USAGE', '--terms is of amend alone.');
  const config = await tool.config();
  const { gateway } = await tool.signedIn();
  const { address: key } = await readKeystore(await tool.keystorePath());
  const prepared = await prepare(gateway, config, { word, id, key, choices });
  const { work, loaded, request, keyActive, nonceCurrent } = prepared;
  const proposed = terms ? await fetchTerms(gateway, loaded.id) : null;
  if (proposed !== null)
    requireTerms(proposed, (request.message as { newTermsCommitment: `0x${string}` }).newTermsCommitment);
  const found = proposed === null ? [] : termsFacts(proposed);
  return {
    json: {
      kind: work.kind,
      id: loaded.id,
      state: loaded.state,
      key,
      keyActive,
      nonceCurrent,
      chain: config.chain,
      message: messageJson(request.message),
      digest: request.digest,
      facts: Object.fromEntries([...loaded.facts, ...found]),
    },
    text: shown(prepared, config, key, found),
  };
}
