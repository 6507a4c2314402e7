import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../web/public/before-paint.js'), 'utf8');

type Kept = Record<string, string>;
type Given = {
  kept?: Kept | 'closed';
  search?: string;
  isDarkOutside?: boolean;
  hidden?: boolean;
  tellsPaints?: boolean;
};

/** A page that names its code without asking for it, as far as the script touches one. */
function aPage({
  kept = {},
  search = '',
  isDarkOutside = false,
  hidden = false,
  tellsPaints = true,
}: Given = {}) {
  const frames: (() => void)[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const listeners: (() => void)[] = [];
  const started: { type: string; src: string; crossOrigin: string }[] = [];
  const color = { content: '' };
  const links = [{ rel: 'late-module' }, { rel: 'late-module' }];
  let scripts = [
    {
      src: 'http://shop.test/a.js',
      crossOrigin: 'anonymous',
      replaceWith: (script: (typeof started)[number]) => {
        scripts = [];
        started.push(script);
      },
    },
  ];
  const document = {
    hidden,
    readyState: 'loading',
    documentElement: { dataset: {} as Record<string, string>, lang: '' },
    querySelector: () => color,
    querySelectorAll: (selector: string) =>
      selector.startsWith('link') ? links.filter(({ rel }) => rel === 'late-module') : scripts,
    addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
    createElement: () => ({}),
  };
  const localStorage = {
    getItem: (key: string) => {
      if (kept === 'closed') throw new Error('Closed');
      return kept[key] ?? null;
    },
  };
  const observers: ((entries: undefined, observer: { disconnect: () => void }) => void)[] = [];
  let followed = 0;
  class PaintObserver {
    readonly tell: (typeof observers)[number];
    constructor(tell: (typeof observers)[number]) {
      this.tell = tell;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (type !== 'paint' || !buffered) return;
      observers.push(this.tell);
      followed += 1;
    }
  }
  const names =
    'document localStorage location matchMedia requestAnimationFrame setTimeout PerformanceObserver'.split(
      ' ',
    );
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is no module: it is run as browsers run it.
  const run = new Function(...names, code) as (...surroundings: unknown[]) => void;
  run(
    document,
    localStorage,
    { search },
    () => ({ matches: isDarkOutside }),
    (frame: () => void) => frames.push(frame),
    (timer: () => void, after = 0) => timers.push({ run: timer, after }),
    tellsPaints ? PaintObserver : undefined,
  );
  const { dataset, lang } = document.documentElement;
  const due = (after: number) => {
    for (const timer of timers.splice(0))
      if (timer.after <= after) timer.run();
      else timers.push(timer);
  };
  return {
    facts: { ...dataset, lang, color: color.content },
    started,
    fetched: () => links.filter(({ rel }) => rel === 'modulepreload').length,
    makeFrame: () => {
      for (const frame of frames.splice(0)) frame();
    },
    showFrame: () => {
      for (const tell of observers) tell(undefined, { disconnect: () => (followed -= 1) });
    },
    followed: () => followed,
    parse: () => {
      document.readyState = 'interactive';
      for (const listener of listeners.splice(0)) listener();
    },
    wait: due,
  };
}

describe('before the first paint', () => {
  const light = { theme: 'light', color: '#fbf7f0' };
  const dark = { theme: 'dark', color: '#16110d' };
  const session = { 'cholang-session': '{}' };
  it.each<[string, Given, object]>([
    ['nobody known, in the light', {}, { ...light, newcomer: '', lang: 'vi' }],
    ['nobody known, in the dark', { isDarkOutside: true }, { ...dark, newcomer: '', lang: 'vi' }],
    [
      'a chosen theme',
      { kept: { ...session, theme: 'light' }, isDarkOutside: true },
      { ...light, lang: 'vi' },
    ],
    ['a theme nobody knows', { kept: { ...session, theme: 'blue' } }, { ...light, lang: 'vi' }],
    ['a guest with a cart', { kept: { 'cholang-guest-session': 'x' } }, { ...light, lang: 'vi' }],
    ['a cart in the address', { search: '?sessionId=1' }, { ...light, lang: 'vi' }],
    [
      'an account’s language',
      { kept: { ...session, 'cholang-language-preference': 'en' } },
      { ...light, lang: 'en' },
    ],
    ['a language chosen here', { kept: { ...session, language: 'en' } }, { ...light, lang: 'en' }],
    [
      'Chinese, which no account can prefer',
      { kept: { ...session, language: 'zh', 'cholang-language-preference': 'en' } },
      { ...light, lang: 'zh' },
    ],
    ['a storage that is closed', { kept: 'closed' }, { ...light, lang: 'vi' }],
  ])('%s', (_, given, facts) => expect(aPage(given).facts).toEqual(facts));
});

describe('the code of a page that is drawn already', () => {
  it('is asked for once the first frame is shown, and runs once the page is whole', () => {
    const page = aPage();
    page.makeFrame();
    page.wait(199);
    expect([page.fetched(), page.started.length, page.followed()]).toEqual([0, 0, 1]);
    page.showFrame();
    expect(page.followed()).toBe(0);
    expect([page.fetched(), page.started.length]).toEqual([2, 0]);
    page.parse();
    expect(page.started).toEqual([
      { type: 'module', src: 'http://shop.test/a.js', crossOrigin: 'anonymous' },
    ]);
    page.wait(10_000);
    expect(page.started).toHaveLength(1);
  });

  it('waits for the frame of a page that is whole before it is drawn, and for two seconds at most', () => {
    const page = aPage();
    page.parse();
    page.wait(1999);
    expect([page.fetched(), page.started.length]).toEqual([0, 0]);
    page.makeFrame();
    page.showFrame();
    expect([page.fetched(), page.started.length]).toEqual([2, 1]);
    const undrawn = aPage();
    undrawn.parse();
    undrawn.wait(2000);
    expect([undrawn.fetched(), undrawn.started.length]).toEqual([2, 1]);
  });

  it.each([
    ['of a browser that does not tell what it shows', false],
    ['that is made but shows nothing', true],
  ])('waits 200 ms for a frame %s', (_, tellsPaints) => {
    const page = aPage({ tellsPaints });
    page.makeFrame();
    page.wait(199);
    expect(page.fetched()).toBe(0);
    page.wait(200);
    expect(page.fetched()).toBe(2);
  });

  it('does not wait for a frame in a tab that nobody looks at', () => {
    const page = aPage({ hidden: true });
    expect(page.fetched()).toBe(0);
    page.parse();
    expect([page.fetched(), page.started.length]).toEqual([2, 1]);
  });
});
