import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { SkeletonText } from '../feedback/skeleton.tsx';

/** Text written with the editor: a description, a chapter, a post. What makes it safe is fetched with the first one. */
export const RichText = lazyPiece(async () => (await import('./safe-html.tsx')).SafeHtml, {
  waiting: <SkeletonText lines={6} />,
});
