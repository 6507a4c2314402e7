import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeAddress, axeFile } from './axe-file.ts';
import { builtWeb } from './built.ts';
import { aCategory, aProduct, stock } from './catalogue.ts';
import { sharedBrowser } from './shared-browser.ts';
import { aWorld, type Member } from './world.ts';

export type Look = {
  width?: number;
  theme?: 'light' | 'dark';
  language?: 'vi' | 'en';
  as?: Member;
  userAgent?: string;
  /** Enables the service worker; requests behind it cannot be intercepted. */
  offlineShell?: boolean;
};

const fruit = aCategory({ name: 'Trái cây', icon: 'mango' });
const clothes = aCategory({ name: 'Thời trang', icon: 'shirt', position: 2 });

const sizeOf = (width: number) => ({ width, height: width < 500 ? 800 : 900 });
/** Timeout for a busy machine; it costs nothing on an idle one. */
const patience = 60_000;
const languageKey = 'cholang-language-preference';

/** Starts a small shop behind the built web app, and a browser for it. */
export async function aMarket(web = builtWeb()) {
  // The browser starts before the cloud. A cloud's temporary files are deleted when it closes, and the
  // browser's profile must not be among them.
  const browser = await sharedBrowser();
  const world = await aWorld({ web });
  await stock(
    world,
    [
      // Enough stock for all journeys: one that sells it out would fail the later ones.
      aProduct({
        name: 'Xoài cát Hòa Lộc',
        price: 85_000,
        category: fruit,
        available: 500,
        facts: { sold: 50 },
      }),
      aProduct({
        name: 'Áo thun cotton Hội An',
        price: 189_000,
        basePrice: 249_000,
        taxType: 'eight',
        category: clothes,
      }),
      aProduct({ name: 'Áo thun hết hàng', price: 99_000, category: clothes, available: 0 }),
    ],
    [fruit, clothes],
  );

  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  /** Opens a page without navigating. */
  async function blank({
    width = 1440,
    theme = 'light',
    language = 'vi',
    as,
    userAgent,
    offlineShell = false,
  }: Look = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: sizeOf(width),
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'vi-VN',
      serviceWorkers: offlineShell ? 'allow' : 'block',
      ...(userAgent && { userAgent }),
    });
    contexts.push(context);
    context.setDefaultTimeout(patience);
    const session =
      as &&
      JSON.stringify({ accessToken: as.accessToken, refreshToken: as.refreshToken, username: as.email });
    const kept = { [languageKey]: language, ...(session && { 'cholang-session': session }) };
    // Only sets values that are missing, because the page's own values must survive a reload.
    await context.addInitScript((given: Record<string, string>) => {
      const place = globalThis as unknown as {
        origin: string;
        localStorage: { getItem(k: string): string | null; setItem(k: string, v: string): void };
      };
      // Storage is not available on blank pages.
      if (place.origin === 'null') return;
      const storage = place.localStorage;
      if (storage.getItem('test-ready')) return;
      storage.setItem('test-ready', 'yes');
      for (const [key, value] of Object.entries(given)) storage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    return page;
  }

  async function open(path: string, look?: Look): Promise<Page> {
    const page = await blank(look);
    await page.goto(world.url + path);
    await settled(page);
    return page;
  }

  async function close() {
    await Promise.all(contexts.map((context) => context.close()));
    await world.close();
  }

  return { world, open, blank, faults, close };
}

export type Market = Awaited<ReturnType<typeof aMarket>>;

/**
 * Waits until the screen is ready: the app has replaced the first paint, fonts are loaded, and no request is
 * running.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('.first-paint').waitFor({ state: 'detached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready');
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: patience }).toBe(0);
}

/** Waits until the page has rendered with its new width and theme. */
export const redrawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/**
 * Switches the language like another tab would, which updates the open page. API messages keep their language.
 */
const speakInstead = (page: Page, language: string) =>
  page.evaluate(`
    localStorage.setItem('${languageKey}', '${language}');
    dispatchEvent(new StorageEvent('storage', { key: '${languageKey}' }));
    new Promise((done) => {
      const root = document.documentElement;
      const isApp = document.getElementById('root');
      const look = () => (!isApp || root.lang === '${language}' ? done() : requestAnimationFrame(look));
      look();
    });
  `);

/** Gives the window another width and theme, whatever page it shows. */
export async function resize(page: Page, { width = 1440, theme = 'light' }: Look): Promise<void> {
  await page.setViewportSize(sizeOf(width));
  await page.emulateMedia({ colorScheme: theme });
}

/** Shows the same page in another width, theme and language. */
export async function lookAgain(page: Page, look: Look): Promise<void> {
  await resize(page, look);
  if (look.language) await speakInstead(page, look.language);
  await redrawn(page);
  await settled(page);
}

/** Stops the page's clock. It advances with `page.clock.runFor`, and runs again after `resume`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock can only be paused in the future, so the time is far enough ahead for a busy machine.
  await page.clock.pauseAt(Date.now() + 10 * patience);
}

type Violation = { id: string; nodes: { html: string }[] };

/**
 * Loads axe into one document. Loaded by address, the browser caches the compiled script between pages;
 * documents of other hosts get its text instead.
 */
async function loadAxe(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(`'axe' in window || new Promise((done) => {
    const script = document.createElement('script');
    script.src = '${axeAddress}';
    script.onload = () => done('axe' in window);
    script.onerror = () => done(false);
    document.head.append(script);
    script.remove();
  })`);
  if (isLoaded !== true) await frame.evaluate(readFileSync(axeFile(), 'utf8'));
}

async function violationsOn(page: Page): Promise<Violation[]> {
  for (const frame of page.frames()) await loadAxe(frame);
  const options = { resultTypes: ['violations'], selectors: false };
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`);
}

/** Checks that text is really drawn, because without fonts axe would find no problems either. */
async function expectDrawn(page: Page): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' });
  const width = await page
    .locator('h1, h2, p')
    .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().width)));
  expect(width).toBeGreaterThan(0);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectDrawn(page);
  const violations = await violationsOn(page);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found.join('\n')).toBe('');
}

/** Checks that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
