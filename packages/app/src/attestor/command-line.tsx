import { Fragment, useState } from 'react';
import { Button, Status } from '../ui/index.ts';
import type { TaskCommand } from './work.ts';

/** A command for the attestor's own machine, with a button that copies it. */
export function CommandLine({ purpose, command }: TaskCommand) {
  const [message, setMessage] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setMessage('Copied.'),
      () => setMessage('The browser does not let the page copy. Select the command instead.'),
    );
  return (
    <li>
      {purpose}
      <div className="command">
        <code>
          {command.split(' ').map((word, i) => (
            <Fragment key={i}>
              {i > 0 && ' '}
              <span>{word}</span>
            </Fragment>
          ))}
        </code>
        <Button aria-label={`Copy: ${purpose}`} onPress={() => void copy()}>
          Copy
        </Button>
      </div>
      <Status>{message}</Status>
    </li>
  );
}
