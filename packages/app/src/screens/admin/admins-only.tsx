import type { ReactNode } from 'react';
import { useAnswer } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { RoleDocument } from '../../generated/documents/session.ts';
import { Reading } from '../../ui/reading.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';

/** A screen for admins. Everybody else reads why it shows nothing, and none of its lists is asked for. */
export function AdminsOnly({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { isSelf } = useReader();
  const query = useAnswer(RoleDocument, {}, { enabled: isSelf });
  return (
    <PersonScreen title={title} purpose="with the wallet of an admin to see this page">
      <Reading query={query}>
        {({ data: { viewer } }) =>
          viewer?.isAdmin === true ? (
            children
          ) : (
            <p>
              This page is for admins, and your account is none. The operator of this service names the wallets of
              admins in its configuration (<code>ADMIN_WALLETS</code>).
            </p>
          )
        }
      </Reading>
    </PersonScreen>
  );
}
