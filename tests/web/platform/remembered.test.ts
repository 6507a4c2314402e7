import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remembered } from '#web/platform/memory/remembered.ts';
import { forgetInTab, recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';
import { aBrowser } from './fake-browser.ts';

type Fruit = { name: string };

const fruitsIn = (kept: unknown): readonly Fruit[] =>
  Array.isArray(kept) ? kept.filter((one: Fruit | null) => typeof one?.name === 'string') : [];

/** What is refused stays with its key for as long as the page: each test has one of its own. */
let keys = 0;
const aKey = () => `test-${(keys += 1)}`;
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

let browser: Awaited<ReturnType<typeof aBrowser>>;
beforeEach(async () => {
  browser = await aBrowser();
});

describe('what the browser remembers', () => {
  it('is read as it was kept, as one object until it changes', () => {
    const fruits = remembered(aKey(), fruitsIn);
    expect(fruits.read()).toBe(fruits.read());
    fruits.keep([{ name: 'bưởi' }]);
    expect(fruits.read()).toEqual([{ name: 'bưởi' }]);
    expect(fruits.read()).toBe(fruits.read());
    fruits.keep([{ name: 'na' }]);
    expect(fruits.read()).toEqual([{ name: 'na' }]);
  });

  it('is a plain word in storage when it is one', () => {
    const key = aKey();
    const view = remembered(key, (kept) => (kept === 'list' ? 'list' : 'grid'));
    expect(view.read()).toBe('grid');
    view.keep('list');
    expect([browser.stored.get(key), view.read()]).toEqual(['list', 'list']);
  });

  it.each(['', '{', 'null', '7', '{"name":"na"}', '[null, 3]'])('is nothing where %j stands', (junk) => {
    const key = aKey();
    browser.stored.set(key, junk);
    expect(remembered(key, fruitsIn).read()).toEqual([]);
  });

  it('leaves storage when it is forgotten, and says whether there was anything, be it junk', () => {
    const key = aKey();
    const fruits = remembered(key, fruitsIn);
    fruits.keep([{ name: 'na' }]);
    expect([fruits.forget(), fruits.forget()]).toEqual([true, false]);
    expect([browser.stored.has(key), fruits.read()]).toEqual([false, []]);
    browser.stored.set(key, '{');
    expect(fruits.forget()).toBe(true);
  });

  it('tells who listens of each change, here and in other tabs, and of no other key', () => {
    const key = aKey();
    const fruits = remembered(key, fruitsIn);
    const heard: (readonly Fruit[])[] = [];
    const stop = fruits.subscribe(() => heard.push(fruits.read()));
    fruits.keep([{ name: 'na' }]);
    browser.anotherTabWrites(key, '[{"name":"mít"}]');
    browser.anotherTabWrites(aKey(), '[{"name":"ổi"}]');
    fruits.forget();
    expect(heard).toEqual([[{ name: 'na' }], [{ name: 'mít' }], []]);
    stop();
    browser.anotherTabWrites(key, '[]');
    fruits.keep([{ name: 'na' }]);
    expect(heard).toHaveLength(3);
  });

  it('hears that the whole storage was cleared', () => {
    const listener = vi.fn<() => void>();
    remembered(aKey(), fruitsIn).subscribe(listener);
    browser.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lasts as long as the page where storage is closed', () => {
    vi.stubGlobal('localStorage', undefined);
    const fruits = remembered(aKey(), fruitsIn);
    expect(fruits.read()).toEqual([]);
    fruits.keep([{ name: 'na' }]);
    expect(fruits.read()).toEqual([{ name: 'na' }]);
    expect([fruits.forget(), fruits.read()]).toEqual([true, []]);
  });

  it('is the newest also when storage has no room for it, until another tab knows better', () => {
    const key = aKey();
    const fruits = remembered(key, fruitsIn);
    fruits.subscribe(() => undefined);
    fruits.keep([{ name: 'na' }]);
    vi.spyOn(localStorage, 'setItem').mockImplementationOnce(full);
    fruits.keep([{ name: 'mít' }]);
    expect(fruits.read()).toEqual([{ name: 'mít' }]);
    browser.anotherTabWrites(key, undefined);
    expect(fruits.read()).toEqual([]);
  });
});

describe('what a tab remembers', () => {
  const key = 'test-tab';
  beforeEach(() => vi.stubGlobal('sessionStorage', localStorage));

  it('is read as it was kept until it is forgotten', () => {
    expect(recallInTab(key)).toBeUndefined();
    for (const value of ['7', { a: [1] }, true]) {
      rememberInTab(key, value);
      expect(recallInTab(key)).toEqual(value);
    }
    forgetInTab(key);
    expect([recallInTab(key), browser.stored.size]).toEqual([undefined, 0]);
  });

  it.each(['', '{', 'word'])('is nothing where %j stands', (junk) => {
    browser.stored.set(key, junk);
    expect(recallInTab(key)).toBeUndefined();
  });

  it('is the newest also when storage has no room for it', () => {
    rememberInTab(key, 'old');
    vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(full);
    rememberInTab(key, 'new');
    expect(recallInTab(key)).toBe('new');
    forgetInTab(key);
    expect(recallInTab(key)).toBeUndefined();
  });
});
