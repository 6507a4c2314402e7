import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  type Examples,
  fillCart,
  findExamples,
  findGuestExamples,
  findOwnExamples,
  findPeopleExamples,
} from './examples.ts';
import type { Screen } from './screens.ts';

const password = 'ChoLang@2026';
const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 };

type Session = { accessToken: string; refreshToken: string };
export type ScreenSettings = { width: number; theme: 'light' | 'dark'; language: 'vi' | 'en' };

/** Opens screens of a running shop as its demo users. */
export async function visitor(browser: Browser, origin: string) {
  const sessions = new Map<string, { session: Session; until: number }>();
  const examples = await findExamples(origin);
  Object.assign(examples, await findOwnExamples(origin, await sessionOf('member@cholang.vn')));
  Object.assign(examples, await findPeopleExamples(origin, await sessionOf('admin@cholang.vn')));
  Object.assign(examples, await findGuestExamples(origin));
  await fillCart(origin, await sessionOf('member@cholang.vn'));

  /** Signs in through the API once, and reuses the session for all pages. */
  async function sessionOf(username: string) {
    const known = sessions.get(username);
    if (known && Date.now() < known.until) return known.session;
    const reply = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const session = (await reply.json()) as Session;
    // Limited to ten minutes, because a page renews an expired session, after which the old one is invalid for
    // all others.
    sessions.set(username, { session, until: Date.now() + 10 * 60_000 });
    return session;
  }

  async function contextFor(
    { as }: Screen,
    { width, theme, language }: ScreenSettings,
  ): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width, height: heights[width] ?? 900 },
      deviceScaleFactor: width === 360 ? 2 : 1,
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const stored = as && { 'cholang-session': JSON.stringify({ ...(await sessionOf(as)), username: as }) };
    await context.addInitScript(
      ([storage]) => {
        for (const [key, value] of Object.entries(storage ?? {}))
          if (!localStorage.getItem(key)) localStorage.setItem(key, value);
      },
      [{ theme, language, 'cholang-language-preference': language, ...stored } as Record<string, string>],
    );
    return context;
  }

  /** Opens a screen, waits until it is ready, runs the callback, and leaves. */
  return async (
    screen: Screen,
    look: ScreenSettings,
    use: (page: Page) => Promise<void>,
    prepare: (page: Page) => void = () => {},
  ): Promise<void> => {
    const context = await contextFor(screen, look);
    const page = await context.newPage();
    prepare(page);
    await page.goto(origin + fill(screen.path, examples), { waitUntil: 'networkidle' });
    await page.locator('.first-paint').waitFor({ state: 'detached' });
    await page.evaluate('document.fonts.ready');
    await use(page);
    await context.close();
  };
}

const fill = (path: string, examples: Examples): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '');
