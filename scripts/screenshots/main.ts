import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../browser/launch.ts';
import { type Screen, screens } from './screens.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs/screenshots') },
  },
});

const password = 'ChoLang@2026';
const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 };
const themes = ['light', 'dark'] as const;

type Look = { width: number; theme: (typeof themes)[number]; language: 'vi' | 'en' };

const looksOf = ({ everywhere }: Screen): Look[] =>
  (everywhere ? [360, 768, 1440] : [360, 1440]).flatMap((width) =>
    themes.flatMap((theme) =>
      (everywhere ? (['vi', 'en'] as const) : (['vi'] as const)).map((language) => ({
        width,
        theme,
        language,
      })),
    ),
  );

const sessions = new Map<string, { accessToken: string; refreshToken: string }>();

/** Signs in through the API once, and hands the session to every page that needs it. */
async function sessionOf(username: string) {
  const known = sessions.get(username);
  if (known) return known;
  const reply = await fetch(`${values.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const session = (await reply.json()) as { accessToken: string; refreshToken: string };
  sessions.set(username, session);
  return session;
}

async function contextFor(
  browser: Browser,
  { as }: Screen,
  { width, theme, language }: Look,
): Promise<BrowserContext> {
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

async function aProductSlug(): Promise<string> {
  const reply = await fetch(`${values.origin}/api/products?sortBy=sold&pageSize=1`);
  const { data } = (await reply.json()) as { data: { slug: string }[] };
  return data[0]?.slug ?? '';
}

async function picture(browser: Browser, screen: Screen, look: Look, slug: string): Promise<void> {
  const context = await contextFor(browser, screen, look);
  const page = await context.newPage();
  await page.goto(values.origin + screen.path.replace('{product}', slug), { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot();
  const file = `${screen.name}-${look.width}-${look.theme}-${look.language}.webp`;
  await sharp(shot).webp({ quality: 72, effort: 6 }).toFile(join(values.out, file));
  await context.close();
}

mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser();
const slug = await aProductSlug();
for (const screen of screens.filter(({ name }) => !values.only || values.only.split(',').includes(name))) {
  for (const look of looksOf(screen)) await picture(browser, screen, look, slug);
  process.stdout.write(`${screen.name}\n`);
}
await browser.close();
