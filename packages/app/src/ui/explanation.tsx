import type { RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useAnswer } from '../answer.ts';
import { ExplainAccessDocument, type ExplainAccessQuery } from '../generated/operations.ts';

export interface MarkProps {
  /** Type and field, as `Position.claimable`. */
  readonly coordinate: string;
  /** The global id of the record. If its type has none, the id of the record that it is part of. */
  readonly id: string;
}

type Access = NonNullable<ExplainAccessQuery['explainAccess']>;

const READERS: Readonly<Record<Access['readers'][number], string>> = {
  PUBLIC: 'everybody',
  OWNER: 'the account that it belongs to',
  ISSUER: 'the issuer of the series',
  HOLDER: 'holders of its units',
  BACKER: 'verified backers',
  ATTESTOR: 'the attestor that it is addressed to',
  ADMIN: 'admins',
  OPERATORS: 'the people who run the service, in logs',
};

const SELF: Readonly<Record<Access['readers'][number], string>> = {
  PUBLIC: 'because everybody does',
  OWNER: 'because it belongs to your account',
  ISSUER: 'as the issuer of the series',
  HOLDER: 'as a holder',
  BACKER: 'as a verified backer',
  ATTESTOR: 'as the attestor that it is addressed to',
  ADMIN: 'as an admin',
  OPERATORS: 'as somebody who runs the service',
};

const KEPT: Readonly<Record<Access['class'], string>> = {
  NONE: 'The service does not keep it: it is read or computed when it is asked for.',
  PLAIN: 'The service keeps it readable.',
  HASH: 'The service keeps only its hash.',
  VAULT: 'The service keeps it encrypted, and can decrypt it for its readers.',
  E2E: 'It is encrypted for its attestor: the service keeps what it cannot read.',
  CLIENT_ENCRYPTED: 'It is encrypted on the owner’s device: the service keeps what it cannot read.',
};

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The readers of a value, in sentences. */
function sayAccess({ allowed, relation, readers, onchain, class: kept }: Access): readonly string[] {
  const others = readers.length === 0 ? 'nobody' : LIST.format(readers.map((reader) => READERS[reader]));
  const you = allowed ? `You read this${relation ? ` ${SELF[relation]}` : ''}.` : 'You do not read this.';
  const chain = onchain ? 'The chain shows it to everybody.' : 'The chain shows it to nobody.';
  return [you, `Its readers are ${others}.`, chain, KEPT[kept]];
}

export interface ExplanationProps extends MarkProps {
  /** The button beside which it opens. */
  readonly mark: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The popover of a mark. */
export default function Explanation({ coordinate, id, mark, onClose }: ExplanationProps) {
  const { data, isPending } = useAnswer(ExplainAccessDocument, { coordinate, id });
  const access = data?.explainAccess;
  return (
    <Popover className="popover" triggerRef={mark} isOpen onOpenChange={onClose}>
      <Dialog className="explanation">
        <Heading slot="title">Who reads this</Heading>
        {isPending && <p role="status">Reading who reads this …</p>}
        {!isPending && !access && <p>You do not see this record, so the service does not say who reads it.</p>}
        {access && sayAccess(access).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Dialog>
    </Popover>
  );
}
