import type { ReactNode } from 'react';
import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';

/** Nothing stands below it that could be moved, and nobody's first look falls on it. */
export const LateFooter = lazyPiece(async () => (await import('./site-footer.tsx')).SiteFooter, {
  waiting: <footer className="min-h-120 border-t border-line bg-sunken" />,
});

/** A page takes at least the first screen: while its parts arrive, the footer is moved where nobody sees it. */
export const AboveFooter = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-[calc(100dvh-4.0625rem)] grow flex-col">{children}</div>
);
