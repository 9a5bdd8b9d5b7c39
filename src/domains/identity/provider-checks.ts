import { AppError } from '../../core/errors/app-error.ts';
import type { CheckTable, IdentityProvider, StartedCheck, WebhookHeaders } from './ports.ts';
import { statusesBefore } from './rules.ts';

/** Checks at the configured provider, whatever records keep them. */
export interface ProviderChecks {
  /**
   * Begins a check of an account. The same reference answers the same check again, so that where it goes on is kept nowhere.
   * @throws IDENTITY_PROVIDER_UNAVAILABLE
   */
  begin(accountId: string, reference: readonly string[]): Promise<StartedCheck>;
  /**
   * Takes what a provider says of a check, in the table that has it.
   * @throws NOT_FOUND for another provider or an unknown check, WEBHOOK_INVALID
   */
  receive(name: string, body: Uint8Array, headers: WebhookHeaders): Promise<void>;
}

/** `provider`: null where none is configured. `tables`: all that keep checks. */
export function createProviderChecks(provider: IdentityProvider | null, tables: readonly CheckTable[]): ProviderChecks {
  return {
    async begin(accountId, reference) {
      if (!provider) throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
      // An account's own references: one account's key never names another's check.
      const own = [accountId, ...reference].join(':').toLowerCase();
      const { checkId, url } = await provider.start({ accountId, reference: own });
      return { provider: provider.name, checkId, url };
    },

    async receive(name, body, headers) {
      if (provider?.name !== name) throw new AppError('NOT_FOUND');
      const { checkId, status } = provider.parseWebhook(body, headers);
      const check = { provider: name, checkId };
      const before = statusesBefore(status);
      for (const table of tables) if ((await table.move(check, before, status)) > 0) return;
      for (const table of tables) if (await table.has(check)) return;
      throw new AppError('NOT_FOUND');
    },
  };
}
