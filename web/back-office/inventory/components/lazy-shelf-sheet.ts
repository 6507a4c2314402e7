import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

export const ShelfSheet = lazyPiece(async () => (await import('./shelf-sheet.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});
