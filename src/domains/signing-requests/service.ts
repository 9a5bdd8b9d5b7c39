import type { Caller } from '../../core/caller.ts';
import { MESSAGES, type MessageDeps } from './messages.ts';
import { type SigningRequest, type SigningRequestInput, spellMessage } from './model.ts';

/** What addressed keys are asked to sign, for the accounts of these keys and for admins; anyone else finds nothing. */
export interface SigningRequestService {
  /**
   * The message, field by field, with the digest to sign and whether a signature of the key would be taken now.
   * @throws NOT_FOUND, BAD_INPUT where the attestor must decide something first, CHAIN_UNAVAILABLE
   */
  request(caller: Caller, input: SigningRequestInput): Promise<SigningRequest>;
}

export const createSigningRequestService = (deps: MessageDeps): SigningRequestService => ({
  async request(caller, input) {
    const { kind, message, ...found } = await MESSAGES[input.kind](deps, caller, input);
    const chain = deps.chains.of(found.chain);
    const active = await chain.activeAttestors([found.key]);
    const spelled = spellMessage(chain.domain, kind, message as never);
    const { seriesKey } = message;
    return { ...found, ...spelled, kind, seriesKey, keyActive: active.value.get(found.key) === true };
  },
});
