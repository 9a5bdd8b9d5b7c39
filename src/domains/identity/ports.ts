import type { IdentityStatus } from './rules.ts';

/** A request's headers as the server read them: lower-case names. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Who checks people's identity and keeps their documents. The service learns a check's id and its status. */
export interface IdentityProvider {
  /** Of the provider in rows and in its webhook's path. */
  readonly name: string;
  /**
   * Begins a check, and says where its person goes on with it. The same reference answers the same check again.
   * @throws IDENTITY_PROVIDER_UNAVAILABLE
   */
  start(asked: {
    readonly accountId: string;
    readonly reference: string;
  }): Promise<{ readonly checkId: string; readonly url: string }>;
  /** What a webhook says, once its signature and its time hold. @throws WEBHOOK_INVALID */
  parseWebhook(
    body: Uint8Array,
    headers: WebhookHeaders,
  ): { readonly checkId: string; readonly status: IdentityStatus };
}

/** A check by the name that its provider gives it. */
interface CheckName {
  readonly provider: string;
  readonly checkId: string;
}

export interface StartedCheck extends CheckName {
  /** Where the person goes on. Kept nowhere: the same reference answers it again. */
  readonly url: string;
}

/** A table with a column of checks. The noun whose table it is writes it. */
export interface CheckTable {
  /** Sets the status of a check whose status is one of `before`; answers how many rows it changed. */
  move(check: CheckName, before: readonly IdentityStatus[], status: IdentityStatus): Promise<number>;
  /** Whether a row has the check, whatever its status. */
  has(check: CheckName): Promise<boolean>;
}
