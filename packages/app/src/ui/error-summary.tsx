import { useEffect, useRef } from 'react';

export interface FieldProblem {
  /** The id of the field that is at fault; left out if no single field is. */
  readonly field?: string | undefined;
  readonly message: string;
}

/** All problems of a form at once. It takes the focus when they come, and leads to each field. */
export function ErrorSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className="problems" role="alert" tabIndex={-1} ref={box}>
      <h2>{problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
