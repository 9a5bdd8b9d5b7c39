import { labelScopes } from 'field-access';
import type { ReaderLabel, Viewer } from './access/index.ts';
import type { GatewayContext } from './context.ts';

/** The scopes that a field may require of its viewer, whatever the row. */
const scopesOf = ({ accountId, isAdmin }: Viewer) => ({ signedIn: accountId !== null, admin: isAdmin });

export type GatewayScopes = ReturnType<typeof scopesOf>;

/** The scopes of a request: every label, and those of its viewer. */
export const requestScopes = (context: GatewayContext) => ({
  ...labelScopes<ReaderLabel>(context),
  ...scopesOf(context.viewer),
});
