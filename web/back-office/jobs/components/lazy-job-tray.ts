import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

/** Comes after the page: it holds its place at the top, and nobody waits for it. */
export const JobTray = lazyPiece(async () => (await import('./job-tray.tsx')).JobTray, { quiet: true });
