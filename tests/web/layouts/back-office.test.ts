import { describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { groupsFor, isOwnAddress, pageAt, pageNamed, staffPages } from '#web/back-office/pages.ts';
import { pagesMatching } from '#web/layouts/back-office/palette-entries.ts';
import { filesIn } from '#tests/rules/source-files.ts';
import { isFolded, isShortcut, sidebarCookie } from '#web/layouts/back-office/sidebar-state.ts';

const names = (role: Parameters<typeof groupsFor>[0]) =>
  groupsFor(role).flatMap(({ pages }) => pages.map(({ name }) => name));

describe('the palette', () => {
  const label = (name: string) => ({ home: 'Trang chủ', users: 'Người dùng' })[name] ?? name;

  it.each([
    ['', ['home', 'jobs', 'categories', 'businesses', 'brands', 'warehouses', 'users']],
    ['nguoi', ['users']],
    ['  TRANG   chu ', ['home']],
    ['zz', []],
  ])('finds for %j %j, accents or not', (words, found) =>
    expect(pagesMatching('admin', label, words).map(({ name }) => name)).toEqual(found),
  );

  it('offers nobody what they may not open', () =>
    expect(pagesMatching('collaborator', label, 'nguoi')).toEqual([]));
});

describe('the sidebar', () => {
  it('shows each role what it may open and nothing else', () => {
    expect(names('admin')).toEqual(staffPages.map(({ name }) => name));
    expect(names('collaborator')).toEqual(['home', 'jobs', 'categories', 'businesses', 'brands']);
    expect(names('user')).toEqual([]);
    expect(names(undefined)).toEqual([]);
  });

  it.each([
    ['/admin', 'home'],
    ['/admin/', 'home'],
    ['/admin/users', 'users'],
    ['/admin/users/1', 'users'],
    ['/e-commerce', undefined],
  ])('%s belongs to %s', (path, name) => expect(pageAt(path)?.name).toBe(name));

  it('knows a page from what lies below it', () => {
    expect(isOwnAddress(pageNamed('users'), '/admin/users/')).toBe(true);
    expect(isOwnAddress(pageNamed('users'), '/admin/users/1')).toBe(false);
  });

  it.each(staffPages)('$name has its route, guarded by its line of the table', ({ name, to }) => {
    const file = `web/routes/_staff/${to.slice(1).replaceAll('/', '.')}`;
    expect([`${file}.tsx`, `${file}.index.tsx`].some((path) => existsSync(path))).toBe(true);
    const routes = filesIn('web/routes').filter(({ path }) => path.startsWith('web/routes/_staff'));
    const guard = new RegExp(`\\.\\.\\.staffPage(?:<\\w+>)?\\('${name}'\\)`);
    expect(routes.some(({ text }) => guard.test(text))).toBe(true);
  });

  it('is remembered for seven days', () => {
    expect(sidebarCookie(true)).toBe('cholang-sidebar=folded; path=/admin; max-age=604800; samesite=lax');
    expect(isFolded('a=1; cholang-sidebar=folded')).toBe(true);
    expect(isFolded('cholang-sidebar=open')).toBe(false);
    expect(isFolded('')).toBe(false);
  });

  it('answers Ctrl+B and Cmd+B', () => {
    const press = (keys: object) =>
      // The part of a keyboard event that is looked at.
      isShortcut(
        {
          key: 'b',
          ctrlKey: false,
          metaKey: false,
          altKey: false,
          shiftKey: false,
          ...keys,
        } as KeyboardEvent,
        'b',
      );
    expect(press({ ctrlKey: true })).toBe(true);
    expect(press({ metaKey: true, key: 'B' })).toBe(true);
    expect(press({})).toBe(false);
    expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press({ ctrlKey: true, key: 'c' })).toBe(false);
  });
});
