import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const password = 'ChoLang@2026';
const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 };

export type Look = { width: number; theme: 'light' | 'dark'; language: 'vi' | 'en' };

/** Goes through the screens of a running market as its demo people. */
export async function visitor(browser: Browser, origin: string) {
  const sessions = new Map<string, { accessToken: string; refreshToken: string }>();
  const examples = await findExamples(origin);
  Object.assign(examples, await findOwnExamples(origin, await sessionOf('member@cholang.vn')));
  await fillCart(origin, await sessionOf('member@cholang.vn'));

  /** Signs in through the API once, and hands the session to every page that needs it. */
  async function sessionOf(username: string) {
    const known = sessions.get(username);
    if (known) return known;
    const reply = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const session = (await reply.json()) as { accessToken: string; refreshToken: string };
    sessions.set(username, session);
    return session;
  }

  async function contextFor({ as }: Screen, { width, theme, language }: Look): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width, height: heights[width] ?? 900 },
      deviceScaleFactor: width === 360 ? 2 : 1,
      colorScheme: theme,
      reducedMotion: 'reduce',
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

  /** Opens a screen, does something with it once it stands, and leaves. */
  return async (
    screen: Screen,
    look: Look,
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

type Examples = Record<string, string>;

const fill = (path: string, examples: Examples): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '');

/** The best-selling product with everything around it stands for its kind. */
async function findExamples(origin: string): Promise<Examples> {
  const reply = await fetch(`${origin}/api/products?sortBy=sold&pageSize=20`);
  const { data } = (await reply.json()) as {
    data: {
      slug: string;
      category: { slug: string };
      business: { slug: string };
      brand: { id: string } | null;
    }[];
  };
  const [best] = data;
  return {
    product: best?.slug ?? '',
    category: best?.category.slug ?? '',
    business: best?.business.slug ?? '',
    brand: data.find(({ brand }) => brand)?.brand?.id ?? '',
  };
}

/** Of the demo member: an order that has come, one that waits for its money, and a return. */
async function findOwnExamples(origin: string, { accessToken }: { accessToken: string }): Promise<Examples> {
  const firstOf = async (path: string): Promise<string> => {
    const reply = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { data = [] } = (await reply.json()) as { data?: { id: string }[] };
    return data[0]?.id ?? '';
  };
  return {
    order: await firstOf('/public/orders?statusIn=completed&take=1'),
    draft: await firstOf('/public/orders?statusIn=draft&take=1'),
    return: await firstOf('/return-orders?pageSize=1'),
  };
}

/** Something to order, where the demo member's cart holds nothing. */
async function fillCart(origin: string, { accessToken }: { accessToken: string }): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const cart = await fetch(`${origin}/api/e-commerce/cart`, { headers });
  if (((await cart.json()) as { totalItems?: number }).totalItems !== 0) return;
  const best = await fetch(`${origin}/api/products?sortBy=sold&stockStatus=in_stock&pageSize=8`);
  const { data } = (await best.json()) as { data: { id: string; hasVariants: boolean }[] };
  for (const { id } of data.filter(({ hasVariants }) => !hasVariants).slice(0, 3)) {
    const body = JSON.stringify({ productId: id, quantity: 1 });
    await fetch(`${origin}/api/e-commerce/cart/add`, { method: 'POST', headers, body });
  }
}
