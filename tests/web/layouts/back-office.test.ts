import { describe, expect, it } from 'vitest';
import { groupsFor, pageAt, pageGroups } from '#web/layouts/back-office/pages.ts';
import { isFolded, isShortcut, sidebarCookie } from '#web/layouts/back-office/sidebar-state.ts';

const names = (role: Parameters<typeof groupsFor>[0]) =>
  groupsFor(role).flatMap(({ pages }) => pages.map(({ name }) => name));

describe('the sidebar', () => {
  it('shows each role what it may open and nothing else', () => {
    expect(names('admin')).toEqual(pageGroups.flatMap(({ pages }) => pages.map(({ name }) => name)));
    expect(names('collaborator')).toEqual(['home']);
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

  it('is remembered for seven days', () => {
    expect(sidebarCookie(true)).toBe('cholang-sidebar=folded; path=/admin; max-age=604800; samesite=lax');
    expect(isFolded('a=1; cholang-sidebar=folded')).toBe(true);
    expect(isFolded('cholang-sidebar=open')).toBe(false);
    expect(isFolded('')).toBe(false);
  });

  it('answers Ctrl+B and Cmd+B', () => {
    const press = (keys: object) =>
      // The part of a keyboard event that is looked at.
      isShortcut({
        key: 'b',
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        shiftKey: false,
        ...keys,
      } as KeyboardEvent);
    expect(press({ ctrlKey: true })).toBe(true);
    expect(press({ metaKey: true, key: 'B' })).toBe(true);
    expect(press({})).toBe(false);
    expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press({ ctrlKey: true, key: 'c' })).toBe(false);
  });
});
