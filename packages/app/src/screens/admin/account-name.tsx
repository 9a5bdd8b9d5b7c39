import { Link } from '@tanstack/react-router';
import { useAnswer } from '../../gateway/answers.ts';
import { AccountNameDocument, AttestorAccountDocument } from '../../generated/documents/admin.ts';
import { Key } from '../../ui/key.tsx';

/** The name of an account, with a link to its acts in the audit log. */
export function AccountName({ id }: { readonly id: string | null | undefined }) {
  const { data } = useAnswer(AccountNameDocument, { id: id ?? '' }, { enabled: !!id });
  if (!id) return <>–</>;
  const node = data?.data.node;
  const name = node?.__typename === 'Account' ? node.displayName : null;
  return (
    <Link to="/admin/audit" search={{ actor: id }}>
      {name ?? 'Account without a name'}
    </Link>
  );
}

/** An attestor’s key, with the name of the account that linked it. */
export function KeyOwner({ address, chain }: { readonly address: `0x${string}`; readonly chain: string }) {
  const { data } = useAnswer(AttestorAccountDocument, { address, chain });
  const accountId = data?.data.attestor?.link?.accountId;
  return (
    <>
      {accountId && (
        <>
          <AccountName id={accountId} />,{' '}
        </>
      )}
      <Key of={address} />
    </>
  );
}
