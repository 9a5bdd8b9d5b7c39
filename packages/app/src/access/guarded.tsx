import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useReader } from '../gateway/session.ts';
import { ACCESS, type GuardedField } from '../generated/access.ts';
import { TermContext } from '../ui/facts.tsx';
import { Why } from './why.tsx';

/** The words of the reader labels, as the sentence "who reads this" lists them. */
const READERS: Readonly<Record<string, string>> = {
  OWNER: 'its owner',
  ISSUER: 'the issuer of this series',
  HOLDER: 'holders of this series',
  BACKER: 'backers whose wallet is verified now',
  ATTESTOR: 'the attestor that it is addressed to',
  ADMIN: 'admins',
  PUBLIC: 'everybody',
  OPERATORS: 'operators',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who reads a field, from its declaration. */
const sentenceOfReaders = (readers: readonly string[]): string =>
  readers.length === 0
    ? 'Nobody reads it.'
    : `Read by ${list.format(readers.map((reader) => READERS[reader] ?? reader))}.`;

/** A coordinate as words: `Position.claimable` is `claimable of this position`. */
const wordsOfField = (field: string): string => {
  const [type, name] = field
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()
    .split('.');
  return `${name} of this ${type}`;
};

export interface GuardedProps {
  /** The field's coordinate, as `Position.claimable`. */
  readonly field: GuardedField;
  /** The record that the value is part of. With it the mark explains why this reader may read the value, or may not. */
  readonly id?: string | undefined;
  /** The fields that the answer refused. */
  readonly denied?: ReadonlySet<string> | undefined;
  readonly children: ReactNode;
}

/** A value that not everybody reads, with the mark that says who does. A refused value is shown as a lock. */
export function Guarded({ field, id, denied, children }: GuardedProps) {
  const isDenied = denied?.has(field) ?? false;
  const { readers, onchain } = ACCESS[field];
  const term = useContext(TermContext) ?? wordsOfField(field);
  const name = `${isDenied ? 'Not yours to read. ' : ''}Who reads: ${term}`;
  const { isSelf } = useReader();
  return (
    <span className={isDenied ? 'guarded denied' : 'guarded'}>
      {isDenied ? <span className="locked">private</span> : children}
      <DialogTrigger>
        <Button className="mark" aria-label={name}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2h.5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zm1.5 0h4V5a2 2 0 0 0-4 0z" />
          </svg>
        </Button>
        <Popover className="popover">
          <Dialog aria-label={name}>
            <p>
              <strong>{sentenceOfReaders(readers)}</strong>{' '}
              {onchain ? 'The chain shows it to everybody who looks there.' : 'The chain shows it to nobody.'}
            </p>
            {id !== undefined && isSelf && <Why id={id} field={field} />}
            <p className="quiet">
              Declared for <code>{field}</code>. <a href="/data-map">Data map</a>
            </p>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </span>
  );
}
