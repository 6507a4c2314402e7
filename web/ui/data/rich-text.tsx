import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { SkeletonText } from '../feedback/skeleton.tsx';

/** Shows a text written with the editor. The sanitiser is fetched with the first such text. */
export const RichText = lazyPiece(async () => (await import('./safe-html.tsx')).SafeHtml, {
  waiting: <SkeletonText lines={6} />,
});
