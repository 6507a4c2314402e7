import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

export const UserSheet = lazyPiece(async () => (await import('./user-sheet.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});
