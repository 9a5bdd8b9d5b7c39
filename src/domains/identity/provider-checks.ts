import { AppError } from '@income-series/protocol/errors/app-error';
import type { CheckTable, IdentityProvider, StartedCheck, WebhookHeaders } from './model/ports.ts';
import { statusesBefore } from './rules.ts';

/** Starts checks at the configured provider and receives its webhooks, for all tables that store checks. */
export interface ProviderChecks {
  /**
   * Starts a check of an account. The same account and reference return the same check and address again.
   * @throws IDENTITY_PROVIDER_MISSING, IDENTITY_PROVIDER_UNAVAILABLE, IDENTITY_PROVIDER_REFUSED
   */
  begin(accountId: string, reference: readonly string[]): Promise<StartedCheck>;
  /**
   * Stores the status in a provider's webhook, in the table that has the check.
   * @throws NOT_FOUND for another provider or an unknown check, WEBHOOK_INVALID
   */
  receive(name: string, body: Uint8Array, headers: WebhookHeaders): Promise<void>;
}

/** Creates the checks at a provider, which is null if no provider is configured. `tables`: all tables that store checks. */
export function createProviderChecks(provider: IdentityProvider | null, tables: readonly CheckTable[]): ProviderChecks {
  return {
    async begin(accountId, reference) {
      if (!provider) throw new AppError('IDENTITY_PROVIDER_MISSING');
      // The account's id is in the reference, because equal references of two accounts must not be one check.
      const ownReference = [accountId, ...reference].join(':').toLowerCase();
      const { checkId, url } = await provider.start({ accountId, reference: ownReference });
      return { provider: provider.name, checkId, url };
    },

    async receive(name, body, headers) {
      if (provider?.name !== name) throw new AppError('NOT_FOUND');
      const { checkId, status } = provider.parseWebhook(body, headers);
      const check = { provider: name, checkId };
      const before = statusesBefore(status);
      for (const table of tables) if ((await table.move(check, before, status)) > 0) return;
      // A status that is repeated or comes late changes nothing.
      for (const table of tables) if (await table.has(check)) return;
      throw new AppError('NOT_FOUND');
    },
  };
}
