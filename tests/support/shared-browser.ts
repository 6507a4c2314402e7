import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launch.ts';

let running: Promise<Browser> | undefined;

/**
 * Files of a worker share its browser, because starting one takes seconds. Each file closes the contexts that
 * it opened.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (known?.isConnected()) return known;
  running = launchBrowser();
  return running;
}
