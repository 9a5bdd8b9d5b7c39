import type { Caller } from '../../core/caller.ts';
import { MESSAGES, type MessageDeps } from './messages.ts';
import { type SigningRequest, type SigningRequestInput, spellMessage } from './model/index.ts';

/** The messages that attestor keys are asked to sign, for the accounts of these keys and for admins. */
export interface SigningRequestService {
  /**
   * Computes the message of a record with its digest, and whether a signature would be accepted now.
   * @throws NOT_FOUND, also for anyone else; BAD_INPUT if the attestor's choice lacks a value; CHAIN_UNAVAILABLE
   */
  request(caller: Caller, input: SigningRequestInput): Promise<SigningRequest>;
}

export const createSigningRequestService = (deps: MessageDeps): SigningRequestService => ({
  async request(caller, input) {
    const { kind, message, ...record } = await MESSAGES[input.kind](deps, caller, input);
    const chain = deps.chains.of(record.chain);
    const active = await chain.activeAttestors([record.key]);
    const spelled = spellMessage(chain.domain, kind, message as never);
    const { seriesKey } = message;
    return { ...record, ...spelled, kind, seriesKey, keyActive: active.value.get(record.key) === true };
  },
});
