import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches a headless browser with fonts; without them screenshots and contrast mean nothing. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executable, env } = unpackChromium();
  const browser = await chromium.launch({ executablePath: executable, args: [...quiet, ...more], env });
  const page = await browser.newPage();
  await page.setContent('<span>Chợ Làng</span>');
  const width = await page.locator('span').evaluate((span) => span.getBoundingClientRect().width);
  await page.close();
  if (width === 0) throw new Error('The browser has no font to draw text with');
  return browser;
}
