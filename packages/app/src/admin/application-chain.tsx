import { keyed } from '@income-series/client/gateway';
import { BuildApplicationTransactionDocument } from '@income-series/client/operations';
import { Link } from '@tanstack/react-router';
import { useDraft } from '../account/draft.ts';
import { useSigner } from '../account/signer.ts';
import { formatChain } from '../formats.ts';
import type { ApplicationReviewQuery } from '../generated/operations.ts';
import { useSession } from '../session/session.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, TextField } from '../ui/index.ts';

/** The transaction that follows a decision, by the admin's own wallet. */
export function ApplicationChain({
  application: { id, persona, state, account },
}: {
  readonly application: NonNullable<ApplicationReviewQuery['application']>;
}) {
  const { run } = useTransactions();
  const { identity } = useSession();
  const signer = useSigner();
  const { draft, change, clear } = useDraft(`chain ${id}`, { wallet: '' });
  const isGiven = state === 'APPROVED';
  if (persona === 'ATTESTOR')
    return (
      <p>
        The chain knows an attestor by a key. The account has linked{' '}
        {account?.signerKeys.length ? account.signerKeys.map(({ key }) => <code key={key}>{key} </code>) : 'none yet. '}
        <Link to="/admin/keys">Propose to {isGiven ? 'register' : 'revoke'} a key of this account</Link>
      </p>
    );
  if (signer === null || !identity?.wallet)
    return (
      <p>
        Sign in with a wallet of this browser that has the role ALLOWLIST to send the transaction. A person of the demo
        has none here.
      </p>
    );
  const verb = isGiven ? 'Allow' : 'Stop allowing';
  const label = `${verb} the ${persona === 'ISSUER' ? 'issuer' : 'backer'} on ${formatChain(signer.chain)}`;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const wallet = draft.wallet.trim();
    void run(label, async (gateway) => {
      const input = keyed({ id, chain: signer.chain, ...(wallet === '' ? {} : { wallet }) });
      const { transaction } = await gateway.act(BuildApplicationTransactionDocument, input as never);
      return transaction === null ? [] : [transaction];
    }).then((isDone) => isDone && clear());
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>Nothing changed on the chain yet. Your wallet writes it there, if it has the role ALLOWLIST.</p>
      <TextField
        id="applicant-wallet"
        label="Wallet of the applicant, if it has several"
        description="Admins do not read the wallets of an account. Leave this empty if the applicant has one wallet on the chain."
        value={draft.wallet}
        onChange={(wallet) => change({ wallet })}
      />
      <Button type="submit" kind="main">
        {label}
      </Button>
    </form>
  );
}
