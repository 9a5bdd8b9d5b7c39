import { lazy, Suspense, useRef, useState } from 'react';
import type { MarkProps } from './explanation.tsx';

const Explanation = lazy(() => import('./explanation.tsx'));

/** The mark of a value that not everybody reads. It opens who reads the value, and why the reader of this page does or does not. */
export function Mark({ coordinate, id }: MarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        ref={mark}
        aria-label="Who reads this"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="mark"
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="M8 1 2 3.5v4C2 11 4.5 14 8 15c3.5-1 6-4 6-7.5v-4z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Explanation coordinate={coordinate} id={id} mark={mark} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
