import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';

/** The comments on a subject; their code is fetched when they are first shown. */
export const LateThread = lazyPiece(async () => (await import('./comment-thread.tsx')).CommentThread, {
  waiting: <LoadingRows rows={3} height="h-14" className="space-y-3" />,
});
