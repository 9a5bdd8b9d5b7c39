import { useEffect, useRef, useState } from 'react';
import { useOpenOperation } from './open-operation.ts';
import { OPERATIONS } from './operations.ts';
import { operationName } from './saved-operation.ts';

const findAddressed = () => OPERATIONS.find((operation) => location.hash === `#${operationName(operation)}`);

/** Opens the operation in the page's address (`#AuditLog`), to which other pages and apps link, and says what it lacks. */
export function AddressedOperation({ endpoint }: { readonly endpoint: string }) {
  const open = useOpenOperation(endpoint);
  const [message, setMessage] = useState('');
  const latest = useRef(open);
  latest.current = open;
  const isReady = open !== null;
  useEffect(() => {
    if (!isReady) return;
    const follow = () => {
      const operation = findAddressed();
      if (operation) void latest.current?.(operation).then(setMessage);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isReady]);
  return (
    <p role="status" className="footer">
      {message}
    </p>
  );
}
