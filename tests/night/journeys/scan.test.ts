import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFilmOf } from '#tests/support/barcode-film.ts';
import { builtWeb } from '#tests/support/built.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { launchBrowser } from '../../../scripts/browser/launch.ts';

const code = '8934588012228';

let world: World;
let browser: Browser;
let film: string;
beforeAll(async () => {
  film = await aFilmOf(code);
  world = await aWorld({ web: builtWeb() });
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
});
afterAll(async () => {
  await browser.close();
  await world.close();
  rmSync(dirname(film), { recursive: true, force: true });
});

const refused = (page: Page): string[] => {
  const words: string[] = [];
  page.on('console', (message) => message.type() === 'error' && words.push(message.text()));
  return words;
};

it('a code held before the camera is read once, under the policy pages are sent with', async () => {
  const page = await browser.newPage();
  const complaints = refused(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${world.url}/dev/ui#scanning`);
  await page.locator('.first-paint').waitFor({ state: 'detached' });
  expect(fetched.filter((url) => /wasm|code-reader/.test(url))).toEqual([]);

  const bar = page.getByRole('region', { name: 'Quét hoặc nhập mã sản phẩm' });
  await bar.getByRole('button', { name: 'Quét bằng camera' }).click();
  await bar.getByRole('status').getByText(code).waitFor();
  await bar.getByRole('status').getByText('1/3').waitFor();
  // Still held there: it is one unit, however many pictures show it.
  await page.evaluate(
    `new Promise((seen) => document.querySelector('video').requestVideoFrameCallback(seen))`,
  );
  expect(await bar.getByRole('status').getByText('1/3').count()).toBe(1);

  expect(
    fetched.every((url) => url.startsWith(world.url) || url.startsWith('blob:') || url.startsWith('data:')),
  ).toBe(true);
  expect(fetched.some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(complaints.filter((words) => /Content.Security.Policy|WebAssembly/i.test(words))).toEqual([]);
  await page.close();
});

it('compiled code runs in the worker that reads codes and not in the page', async () => {
  const page = await browser.newPage();
  await page.goto(`${world.url}/dev/ui`);
  // The smallest program there is.
  const compile = `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => 'ran', (error) => error.name)`;
  expect(await page.evaluate(compile)).toBe('CompileError');
  await page.close();
});
