import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';

/** The footer loads late: it is rarely seen first, and nothing below it could be moved by it. */
export const LateFooter = lazyPiece(async () => (await import('./site-footer.tsx')).SiteFooter, {
  waiting: <footer className="min-h-120 border-t border-line bg-sunken" />,
});
