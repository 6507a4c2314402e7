import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmlessHtml, hostileHtml } from '#tests/support/written-html.ts';
import { launchBrowser } from '../../scripts/browser/launch.ts';

/** What makes text safe leans on how a browser reads HTML: only a browser can prove it. */
const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, '../../web/ui/data/sanitize-html.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'sanitizing',
  write: false,
});

let browser: Browser;
let page: Page;
const ran: string[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
afterAll(() => browser.close());

/** The text as a page would show it, and the same words as the browser writes them; what we add to links and pictures is left out. */
const show = (written: string, wanted: string): Promise<[string, string]> =>
  page.evaluate(`(() => {
    const put = (html) => {
      document.body.innerHTML = html;
      for (const element of document.body.querySelectorAll('*')) {
        for (const name of ['rel', 'target', 'loading']) element.removeAttribute(name);
        if (element.hasAttribute('style')) element.setAttribute('style', element.style.cssText);
      }
      return document.body.innerHTML;
    };
    return [put(sanitizing.sanitizeHtml(${JSON.stringify(written)})), put(${JSON.stringify(wanted)})];
  })()`);

describe('in the browser', () => {
  it.each(harmlessHtml)('stays: %s', async (html) => {
    const [shown, wanted] = await show(html, html);
    expect(shown).toBe(wanted);
  });

  it.each(hostileHtml)('%s becomes %s', async (html, kept, differently = kept) => {
    const [shown, wanted] = await show(html, differently);
    expect([shown, ran]).toEqual([wanted, []]);
  });

  it('a link elsewhere opens beside us and vouches for nothing', async () => {
    const link = await page.evaluate<string>(
      `sanitizing.sanitizeHtml('<a href="https://lang.vn" target="_top" rel="opener">x</a>')`,
    );
    expect(link).toBe(
      '<a href="https://lang.vn" rel="noopener noreferrer nofollow ugc" target="_blank">x</a>',
    );
  });
});
