import { lazyPiece } from '../feedback/lazy-piece.tsx';

/** Pictures and films over the whole screen; the code comes with the first that is opened. */
export const MediaViewer = lazyPiece(async () => (await import('./media-viewer.tsx')).MediaViewer, {
  giveUp: ({ onIndex }) => onIndex(undefined),
});
