import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';

/** Nothing stands below it that could be moved, and nobody's first look falls on it. */
export const LateFooter = lazyPiece(async () => (await import('./site-footer.tsx')).SiteFooter, {
  waiting: <footer className="min-h-120 border-t border-line bg-sunken" />,
});
