import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';

/** Loads after the page. Its place in the top bar is reserved, so nothing waits for it. */
export const JobTray = lazyPiece(async () => (await import('./job-tray.tsx')).JobTray, { quiet: true });
