import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

export const StockLevelDrawer = lazyPiece(async () => (await import('./stock-level-drawer.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});
