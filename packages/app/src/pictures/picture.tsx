import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, so that a picture's letters have the page's size on every screen. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

export const PICTURE_HEIGHT = 220;
export const MARGIN = { top: 12, right: 44, bottom: 36, left: 76 } as const;

interface PictureProps {
  readonly title: string;
  /** The values as text, for readers who cannot see the picture or want the figures. */
  readonly table: ReactNode;
  /** Draws the picture in this width. */
  readonly children: (width: number) => ReactNode;
}

/** A picture with its title, and the same values as a table. */
export function Picture({ title, table, children }: PictureProps) {
  const [ref, width] = useWidth();
  return (
    <figure className="picture">
      <figcaption>{title}</figcaption>
      <div ref={ref}>
        {width > 0 && (
          <svg
            width={width}
            height={PICTURE_HEIGHT}
            role="img"
            aria-label={`${title}. The table below has its values.`}
          >
            {children(width)}
          </svg>
        )}
      </div>
      <details>
        <summary>The values as a table</summary>
        {table}
      </details>
    </figure>
  );
}
