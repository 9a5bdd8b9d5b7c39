import type { IdentityStatus } from '../rules.ts';

/** The headers of a request by their names in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A provider that checks people's identity and keeps their documents. The service learns only a check's id and status. */
export interface IdentityProvider {
  /** The provider's name in stored rows and in the path of its webhook. */
  readonly name: string;
  /**
   * Starts a check and returns the address where the person continues. The same reference returns the same check again.
   * @throws IDENTITY_PROVIDER_UNAVAILABLE, IDENTITY_PROVIDER_REFUSED
   */
  start(request: {
    readonly accountId: string;
    readonly reference: string;
  }): Promise<{ readonly checkId: string; readonly url: string }>;
  /** Reads a webhook after checking its signature and time. @throws WEBHOOK_INVALID */
  parseWebhook(
    body: Uint8Array,
    headers: WebhookHeaders,
  ): { readonly checkId: string; readonly status: IdentityStatus };
}

/** A check's provider and its id there. */
interface CheckKey {
  readonly provider: string;
  readonly checkId: string;
}

/** A check that was started at the provider. */
export interface StartedCheck extends CheckKey {
  /** The address where the person continues. It is not stored, because the same reference returns it again. */
  readonly url: string;
}

/** A table that stores checks. The domain that declares the table writes it. */
export interface CheckTable {
  /** Sets the status of a check if its status is one of `before`. Returns the number of changed rows. */
  move(check: CheckKey, before: readonly IdentityStatus[], status: IdentityStatus): Promise<number>;
  /** Tests that the table has the check, whatever its status. */
  has(check: CheckKey): Promise<boolean>;
}
