import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastedSamples } from '#tests/support/pasted-html.ts';
import { sharedBrowser } from '#tests/support/shared-browser.ts';
import { findDanger } from '#tests/support/find-danger.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { harmlessHtml, hostileHtml } from '#tests/support/written-html.ts';
import { xssCorpus } from '#tests/support/xss-corpus.ts';
import { colourOf, contrast, themes } from '#web/ui/data/readable-colours.ts';

/** What makes text safe leans on how a browser reads HTML: only a browser can prove it. */
const { outputFiles } = buildSync({
  stdin: {
    resolveDir: join(import.meta.dirname, '../../web/ui'),
    loader: 'ts',
    contents: `
      import { Editor } from '@tiptap/core';
      import { sanitizeHtml } from './data/sanitize-html.ts';
      import { richTextExtensions } from './form/rich-text-extensions.ts';
      import { storedHtml } from './form/rich-text-formats.ts';
      export * from './data/sanitize-html.ts';
      import { transformPastedHtml } from './form/rich-text-paste.ts';
      export { transformPastedHtml };

      const element = document.createElement('div');
      const editor = new Editor({ element, extensions: richTextExtensions('') });
      const edited = (html) => {
        document.body.replaceChildren(element);
        editor.commands.setContent(html);
        return storedHtml(editor.getHTML());
      };
      export const openInEditor = (html) => edited(sanitizeHtml(html));
      export const pasteInEditor = (html) => {
        edited('');
        editor.view.pasteHTML(transformPastedHtml(html).html);
        return storedHtml(editor.getHTML());
      };
      // The library reads some names of a form as its own and throws: nothing is shown then.
      export const openUncleaned = (html) => {
        try {
          return edited(html);
        } catch {
          return '';
        }
      };`,
  },
  bundle: true,
  format: 'iife',
  globalName: 'sanitizing',
  write: false,
});

let page: Page;
const ran: string[] = [];
beforeAll(async () => {
  const browser = await sharedBrowser();
  page = await browser.newPage();
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
afterAll(() => page.context().close());

/** The text as a page would show it, and the same words as the browser writes them; what we add to links and pictures is left out. */
const show = (written: string, wanted: string): Promise<[string, string]> =>
  page.evaluate(`(() => {
    const put = (html) => {
      document.body.innerHTML = html;
      for (const element of document.body.querySelectorAll('*')) {
        for (const name of ['rel', 'target']) element.removeAttribute(name);
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

/** Draws each hostile text in the page in several ways and returns what stands in the page then. */
const drawn = (texts: readonly string[], draw: string): Promise<[written: string, shown: string][]> =>
  page.evaluate(`(async () => {
    const pairs = [];
    for (const html of ${JSON.stringify(texts)}) {
      const shown = (${draw})(html);
      document.body.innerHTML = shown;
      for (const element of document.body.querySelectorAll('[tabindex], a, img')) element.focus();
      pairs.push([html, document.body.innerHTML]);
    }
    // Failing pictures and animations call their handlers later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return pairs;
  })()`);

describe('the corpus of hostile texts', () => {
  it.each([
    ['read', 'sanitizing.readableHtml'],
    ['opened in the editor', 'sanitizing.openInEditor'],
    ['opened in the editor without the sanitizer', 'sanitizing.openUncleaned'],
    ['pasted into the editor', 'sanitizing.pasteInEditor'],
  ])('runs nothing and leaves nothing when %s', async (_, draw) => {
    const pairs = await drawn(xssCorpus, draw);
    expect(pairs).toHaveLength(xssCorpus.length);
    expect(pairs.filter(([, shown]) => findDanger(shown).length > 0)).toEqual([]);
    expect(ran).toEqual([]);
  });

  it('runs nothing when the stored text is drawn as it is', async () => {
    const pairs = await drawn(xssCorpus.map(cleanHtml), '(html) => html');
    expect(pairs.filter(([, shown]) => findDanger(shown).length > 0)).toEqual([]);
    expect(ran).toEqual([]);
  });

  it('would be noticed if it ran', async () => {
    await page.evaluate(`document.body.innerHTML = '<img src=x onerror=alert(1)>'`);
    await expect.poll(() => ran).toEqual(['1']);
    ran.length = 0;
  });
});

const asks = (call: string, html: string) =>
  page.evaluate<string>(`sanitizing.${call}(${JSON.stringify(html)})`);

describe('texts of the editor used before', () => {
  const flat =
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered" class="ql-indent-1">c</li><li data-list="ordered">d</li></ol><ol><li>e</li></ol>';

  it.each([
    ['<p class="ql-indent-2">a</p>', '<p style="padding-left: 6em;">a</p>'],
    [
      '<h2 class="ql-align-center ql-indent-1">a</h2>',
      '<h2 style="padding-left: 3em; text-align: center;">a</h2>',
    ],
    ['<p class="ql-indent-9 ql-align-x">a</p>', '<p>a</p>'],
    [flat, '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul><ol><li>d</li></ol><ol><li>e</li></ol>'],
    [
      '<ol><li data-list="bullet" class="ql-indent-3">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
  ])('%s still reads right', async (html, shown) => {
    expect(await asks('readableHtml', html)).toBe(shown);
  });

  it('open in the editor as they read', async () => {
    expect(await asks('openInEditor', '<p class="ql-indent-2 ql-align-right">a</p>')).toMatch(
      /^<p style="padding-left: 6em; text-align: right;?">a<\/p>$/,
    );
    expect(await asks('openInEditor', flat)).toBe(
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul><ol><li><p>c</p></li></ol></li></ul><ol><li><p>d</p></li></ol><ol><li><p>e</p></li></ol>',
    );
  });
});

it('a text is read with tables that scroll by themselves and pictures that come late', async () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  expect(
    await asks('readableHtml', `${table}<p><img src="/media/a.webp" alt="b" width="6" height="4"></p>`),
  ).toBe(
    `<div class="rich-text-table" tabindex="0">${table}</div><p><img src="/media/a.webp" alt="b" width="6" height="4" loading="lazy" decoding="async"></p>`,
  );
});

it('an uploaded picture is read in the size it is shown in', async () => {
  expect(await asks('readableHtml', '<img src="/media/posts/upl_1/1280.webp">')).toBe(
    '<img src="/media/posts/upl_1/1280.webp" loading="lazy" decoding="async" sizes="min(100vw, 44rem)" srcset="/media/posts/upl_1/320.webp 320w, /media/posts/upl_1/640.webp 640w, /media/posts/upl_1/1280.webp 1280w">',
  );
});

it('a link within this site opens here, and a link elsewhere says so', async () => {
  expect(await asks('readableHtml', '<a href="/tin">a</a>')).toBe('<a href="/tin">a</a>');
  expect(await asks('readableHtml', '<a href="tel:1">a</a>')).toBe('<a href="tel:1">a</a>');
});

describe('pasted text', () => {
  it.each(pastedSamples)('of $from is cleaned', async ({ html, becomes, droppedPictures = 0 }) => {
    const pasted = await page.evaluate<{ html: string; droppedPictures: number }>(
      `sanitizing.transformPastedHtml(${JSON.stringify(html)}, 'http://shop.test')`,
    );
    expect(pasted.html.replaceAll('\n', '')).toBe(becomes);
    expect(pasted.droppedPictures).toBe(droppedPictures);
  });
});

/** What a palette makes of text in the wrong hands, and ours. */
const coloured = [
  '<p style="color:#000000">đen</p>',
  '<p style="color:#ffffff">trắng</p>',
  '<p style="color:yellow">vàng</p>',
  '<p style="background-color:#000000">nền đen</p>',
  '<p style="background-color:#ffff00">nền vàng</p>',
  '<p style="color:#0066cc;background-color:#0047b2">xanh trên xanh</p>',
  '<p style="color:#a10000">đỏ <span style="background-color:#66a3e0">trên xanh <a href="/x">liên kết</a></span></p>',
  '<p style="background-color:#facccc"><a href="/x">liên kết</a> <code>mã</code> <mark>dấu</mark></p>',
  '<p style="color:rebeccapurple;background-color:transparent">tên lạ</p>',
  '<p style="color:light-dark(#fff,#000)">lạ</p>',
];

it.each(['light', 'dark'] as const)('colours of writers can be read in the %s', async (scheme) => {
  const measured = await page.evaluate<Record<string, string[]>>(`(() => {
    document.documentElement.style.colorScheme = '${scheme}';
    return Object.fromEntries(${JSON.stringify(coloured)}.map((html) => {
      document.body.innerHTML = sanitizing.readableHtml(html);
      return [html, [...document.body.querySelectorAll('*')].map((element) => {
        let ground = element;
        while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
        return [element.localName, element.style.color ? getComputedStyle(element).color : '', ground ? getComputedStyle(ground).backgroundColor : ''].join('|');
      })];
    }));
  })()`);
  const theme = themes[scheme];
  for (const [html, elements] of Object.entries(measured)) {
    expect(elements).toHaveLength(html.match(/<[a-z]/g)?.length ?? 0);
    for (const element of elements) {
      const [, ink = '', ground = ''] = element.split('|');
      const between = contrast(colourOf(ink) ?? theme.ink, colourOf(ground) ?? theme.ground);
      expect(between, `${html}: ${element}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(Object.keys(measured)).toHaveLength(coloured.length);
});
