import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launch.ts';

let running: Promise<Browser> | undefined;

/** Files that share a worker share its browser, because starting one takes seconds: each closes the contexts it opened. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (known?.isConnected()) return known;
  running = launchBrowser();
  return running;
}
