import { describe, expect, it } from 'vitest';
import { exampleOf } from '../support/example-of.ts';
import { Hit } from '#shared/search/find-anything.contract.ts';
import { pageOfHit } from '#web/back-office/hit-pages.ts';
import {
  groupsFor,
  isOwnAddress,
  pageAt,
  pageNamed,
  sectionsOf,
  staffGroups,
  staffPages,
} from '#web/back-office/staff-pages.ts';
import { actionsFor } from '#web/layouts/back-office/palette/actions.ts';
import { initialEntries, entriesFor, type Names } from '#web/layouts/back-office/palette/entries.ts';
import { isShortcut } from '#web/ui/hooks/use-shortcut.ts';
import { filesIn } from '#tests/rules/source-files.ts';
import { waitingIn } from '#web/layouts/back-office/sidebar-classes.ts';
import { isFolded, sidebarCookie } from '#web/layouts/back-office/sidebar-state.ts';

const names = (role: Parameters<typeof groupsFor>[0]) =>
  groupsFor(role).flatMap(({ pages }) => pages.map(({ name }) => name));

const of: Names = {
  page: (name) => ({ home: 'Bảng điều khiển', users: 'Người dùng' })[name as string] ?? name,
  group: (name) => ({ home: 'Trang chủ' })[name as string] ?? name,
  action: (name) => ({ newWarehouse: 'Thêm kho hàng', signOut: 'Đăng xuất' })[name as string] ?? name,
};
const keys = (entries: { key: string }[]) => entries.map(({ key }) => key);
const lan = exampleOf(Hit, {
  kind: 'person',
  id: 'u1',
  title: 'Nguyễn Thị Lan',
  hint: '0912345678',
  code: 'LAN',
});
const order = exampleOf(Hit, { kind: 'order', id: 'o1', title: 'CL261121K7M2Q' });

describe('the palette', () => {
  it.each([
    ['nguoi dung', ['page:users']],
    ['  TRANG   chu ', ['page:home', 'page:analytics']],
    ['kho', ['action:newWarehouse']],
    ['zz', []],
  ])('finds for %j %j, accents or not', (words, found) =>
    expect(keys(entriesFor('admin', of, words, [], true))).toEqual(found),
  );

  it('offers nobody what they may not open', () => {
    expect(keys(entriesFor('collaborator', of, 'nguoi dung', [lan], true))).toEqual([]);
    expect(keys(entriesFor('collaborator', of, 'them kho', [], true))).toEqual([]);
    const actions = (role: 'admin' | 'collaborator') => actionsFor(role).map(({ name }) => name);
    expect(actions('collaborator')).toEqual(expect.arrayContaining(['newCategory', 'importProducts']));
    for (const name of ['newBusiness', 'newVoucher', 'newCampaign'] as const) {
      expect(actions('admin')).toContain(name);
      expect(actions('collaborator')).not.toContain(name);
    }
    expect(keys(entriesFor('user', of, 'zz', [order], true))).toEqual([]);
    expect(keys(entriesFor('collaborator', of, 'zz', [order], true))).toEqual(['order:o1']);
  });

  it('puts what is meant exactly before all, and the likely behind pages and actions', () => {
    const exact = { ...lan, id: 'u2', exact: true };
    expect(keys(entriesFor('admin', of, 'nguoi dung', [exact, lan], true))).toEqual([
      'person:u2',
      'page:users',
      'person:u1',
    ]);
  });

  it('keeps of what was found for the words before what fits these', () => {
    const minh = { ...lan, id: 'u2', title: 'Lê Minh', exact: true };
    const kept = entriesFor('admin', of, 'thi lan', [minh, lan], false);
    expect(kept.map(({ key, part }) => [key, part])).toEqual([['person:u1', 'person']]);
  });

  it('begins with what was chosen last, once each, as far as it may still be opened', () => {
    const recent = [{ key: 'person:u1', hit: lan }, { key: 'action:signOut' }, { key: 'page:gone' }];
    const [first, second, ...rest] = initialEntries('admin', of, recent);
    expect([first?.key, second?.key]).toEqual(['person:u1', 'action:signOut']);
    expect(keys(rest)).toEqual([
      ...staffPages.map(({ name }) => `page:${name}`),
      ...actionsFor('admin').flatMap(({ name }) => (name === 'signOut' ? [] : [`action:${name}`])),
    ]);
    expect(initialEntries('collaborator', of, recent)[0]?.key).toBe('action:signOut');
  });

  it('leads to where a hit is found', () => {
    const went: string[] = [];
    const nothing = () => undefined;
    const [entry] = entriesFor('admin', of, 'thi lan', [lan], true);
    entry?.open({
      go: (to) => went.push(to),
      toggleTheme: nothing,
      toggleLanguage: nothing,
      signOut: nothing,
    });
    expect(went).toEqual(['/admin/users?searchTerm=LAN']);
    const buyer = { ...lan, kind: 'customer' as const };
    expect(pageOfHit('admin', buyer)?.to).toBe('/admin/e-commerce/customers/u1');
    expect(pageOfHit('collaborator', buyer)).toBeUndefined();
  });
});

describe('the sidebar', () => {
  it('shows each role what it may open and nothing else', () => {
    expect(names('admin').toSorted()).toEqual(staffPages.map(({ name }) => name).toSorted());
    expect(names('collaborator')).toEqual([
      'home',
      'posts',
      'events-news',
      'documents',
      'moderation',
      'commerce',
      'orders',
      'packing',
      'troubles',
      'returns',
      'products',
      'categories',
      'brands',
      'businesses',
      'inventory',
      'lots',
      'transfers',
      'counts',
      'purchases',
      'return-figures',
      'till',
      'jobs',
    ]);
    expect(names('user')).toEqual([]);
    expect(names(undefined)).toEqual([]);
  });

  it.each([
    ['/admin', 'home'],
    ['/admin/', 'home'],
    ['/admin/users', 'users'],
    ['/admin/users/1', 'users'],
    ['/admin/e-commerce', 'commerce'],
    ['/admin/e-commerce/warehouses/vii', 'warehouses'],
    ['/admin/khong-co', undefined],
    ['/e-commerce', undefined],
  ])('%s belongs to %s', (path, name) => expect(pageAt(path)?.name).toBe(name));

  it('has its groups in one order, each led by a page of its own', () => {
    const order = staffGroups.map(({ name }) => name);
    const shown = groupsFor('admin').map(({ name }) => name);
    expect(shown).toEqual(order.filter((name) => shown.includes(name)));
    expect(groupsFor('admin').every(({ name, pages }) => pages.every(({ group }) => group === name))).toBe(
      true,
    );
  });

  it('folds large groups into sections in the order of the work, below the page they begin with', () => {
    const told = groupsFor('admin')
      .filter(({ pages }) => pages.length > 8)
      .map((group) => [group.name, sectionsOf(group).map(({ name, pages }) => [name, pages.length])]);
    expect(told).toEqual([
      [
        'goods',
        [
          [undefined, 1],
          ['selling', 7],
          ['goods', 5],
          ['stock', 5],
          ['buying', 4],
          ['promotions', 2],
          ['figures', 2],
        ],
      ],
      [
        'payments',
        [
          [undefined, 1],
          ['receipts', 4],
          ['tills', 2],
          ['reconciling', 2],
          ['figures', 4],
        ],
      ],
    ]);
  });

  it('counts what waits once, though two of its pages lead there', () => {
    const pages = [pageNamed('orders'), pageNamed('packing'), pageNamed('returns'), pageNamed('products')];
    expect(waitingIn({ pages }, { packing: 3, returns: 2, money: 9 })).toBe(5);
    expect(waitingIn({ pages: [pageNamed('products')] }, { packing: 3 })).toBe(0);
  });

  it('knows a page from what lies below it', () => {
    expect(isOwnAddress(pageNamed('users'), '/admin/users/')).toBe(true);
    expect(isOwnAddress(pageNamed('users'), '/admin/users/1')).toBe(false);
  });

  it.each(staffPages)('$name has its route, guarded by its line of the table', ({ name, to }) => {
    const routes = filesIn('web/routes').filter(({ path }) => path.startsWith('web/routes/_staff'));
    const guard = new RegExp(`\\.\\.\\.staffPage(?:<[\\w<> ]+>)?\\('${name}'\\)`);
    const places = routes.map(({ path }) => path.slice('web/routes/_staff/'.length).replaceAll('/', '.'));
    const place = to.slice(1).replaceAll('/', '.');
    expect(places.includes(`${place}.tsx`) || places.includes(`${place}.index.tsx`)).toBe(true);
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
