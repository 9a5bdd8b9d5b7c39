import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAnswer } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { ViewerDocument } from '../../generated/documents/session.ts';
import { Reading } from '../../ui/reading.tsx';

/** True for the same address. Those of EVM chains are compared without regard to case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.startsWith('0x') ? one.toLowerCase() === other.toLowerCase() : one === other;

/** A link to a screen of the menu by its path. */
export const ScreenLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to}>{children}</Link>
);

/** Shows its children for a verified wallet. The owner of another wallet reads how to have it verified. */
export function Verified({ person, children }: { readonly person: PersonSession; readonly children: ReactNode }) {
  const query = useAnswer(ViewerDocument, {});
  return (
    <Reading query={query}>
      {({ data: { viewer } }) => {
        const wallets = viewer?.account?.wallets ?? [];
        const wallet = wallets.find(
          ({ address, chain }) => chain === person.chain && isSameAddress(address ?? '', person.address),
        );
        if (wallet?.eligible !== false) return children;
        return (
          <p className="warning">
            This wallet is not verified, so the contract would refuse it.{' '}
            <ScreenLink to="/apply">Apply to be verified</ScreenLink>.
          </p>
        );
      }}
    </Reading>
  );
}
