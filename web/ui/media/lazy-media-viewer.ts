import { lazyPiece } from '../feedback/lazy-piece.tsx';

/** Shows a full-screen viewer for pictures and videos; its code is fetched with the first item opened. */
export const MediaViewer = lazyPiece(async () => (await import('./media-viewer.tsx')).MediaViewer, {
  giveUp: ({ onIndex }) => onIndex(undefined),
});
