import { lazy, Suspense } from 'react';
import type { BarPictureProps } from './bar-picture.tsx';
import type { LinePictureProps } from './line-picture.tsx';

// The library of pictures loads after the screen is shown, because its values are there as a table already.
const Line = lazy(() => import('./line-picture.tsx'));
const Bars = lazy(() => import('./bar-picture.tsx'));

/** Values as a line. The table of the values is shown until the picture is loaded. */
export const LinePicture = (props: LinePictureProps) => (
  <Suspense fallback={props.table}>
    <Line {...props} />
  </Suspense>
);

/** Values as bars. The table of the values is shown until the picture is loaded. */
export const BarPicture = (props: BarPictureProps) => (
  <Suspense fallback={props.table}>
    <Bars {...props} />
  </Suspense>
);
