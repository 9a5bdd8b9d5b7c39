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
