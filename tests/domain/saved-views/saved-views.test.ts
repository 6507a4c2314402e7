import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contract/route.ts';
import { type createSavedView as contract, maxSavedViews } from '#shared/saved-views/saved-views.contract.ts';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  setDefaultView,
  updateSavedView,
} from '#functions/domain/saved-views/manage-saved-views.ts';
import { allStaff, savedViewKeys } from '#functions/domain/saved-views/saved-view-keys.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const admin = { userId: 'châu', role: 'admin' } as const;
const packer = { userId: 'huy', role: 'collaborator' } as const;
type Staff = typeof admin | typeof packer;
type Draft = BodyOf<typeof contract>;

function anOffice() {
  const { table, put, rows } = memoryTable();
  let moment = Date.parse('2026-11-22T03:00:00.000Z');
  const contextAt = (where: Table) => contextOf(where, () => new Date((moment += 1)));
  const context = contextAt(table);
  const make = (staff: Staff, given: Partial<Draft> = {}, list = 'users', where = table) =>
    createSavedView(contextAt(where), staff, list, {
      name: 'Chờ duyệt',
      search: { status: 'pending_admin' },
      columns: { order: ['fullName'], hidden: [] },
      shared: false,
      ...given,
    } as Draft);
  const list = (staff: Staff, of = 'users') => listSavedViews(context, staff, of);
  const names = async (staff: Staff, of?: string) => (await list(staff, of)).views.map(({ name }) => name);
  const book = (owner: string) =>
    rows().find(({ pk, sk }) => pk === savedViewKeys.book(owner, 'users').pk && sk === 'BOOK');
  return { table, put, rows, contextAt, context, make, list, names, book };
}

describe('saved views of a list', () => {
  it('are one’s own, then those of all staff, each as it was saved', async () => {
    const { make, list, names } = anOffice();
    const shared = await make(admin, { name: 'Của mọi người', shared: true });
    const own = await make(packer, { name: 'Của Huy' });
    await make(packer, { name: 'Của danh sách khác' }, 'orders');
    expect(own).toEqual({
      id: own.id,
      name: 'Của Huy',
      search: { status: 'pending_admin' },
      columns: { order: ['fullName'], hidden: [] },
      shared: false,
      version: 1,
    });
    expect(shared.shared).toBe(true);
    expect(await list(packer)).toEqual({ views: [own, shared], defaultId: null });
    expect(await list(admin)).toEqual({ views: [shared], defaultId: null });
    expect(await names(packer, 'orders')).toEqual(['Của danh sách khác']);
  });

  it('are shared, changed and taken away by admins alone', async () => {
    const { make, context, list } = anOffice();
    expect(await refusalOf(make(packer, { shared: true }))).toBe('FORBIDDEN');
    const { id } = await make(admin, { shared: true });
    const change = { version: 1, name: 'Khác' };
    expect(await refusalOf(updateSavedView(context, packer, 'users', id, change))).toBe('FORBIDDEN');
    expect(await refusalOf(deleteSavedView(context, packer, 'users', id))).toBe('FORBIDDEN');
    expect((await list(admin)).views).toMatchObject([{ name: 'Chờ duyệt', version: 1 }]);
    expect(await updateSavedView(context, admin, 'users', id, change)).toMatchObject({
      id,
      name: 'Khác',
      shared: true,
      version: 2,
    });
    await deleteSavedView(context, admin, 'users', id);
    expect((await list(admin)).views).toEqual([]);
  });

  it.each([
    ['one’s own', packer, false, packer.userId],
    ['those of all', admin, true, allStaff],
  ])('are fifty at the most: %s', async (_, staff, shared, owner) => {
    const { make, put, names, book } = anOffice();
    const laid = (count: number) =>
      put([{ ...savedViewKeys.book(owner, 'users'), entity: 'saved-view-book', count }]);
    laid(maxSavedViews - 1);
    await make(staff, { shared });
    expect(book(owner)?.['count']).toBe(50);
    await expect(make(staff, { shared })).rejects.toMatchObject({
      code: 'TOO_MANY_SAVED_VIEWS',
      details: { params: { limit: 50 } },
    });
    expect(await names(staff)).toHaveLength(1);
    // Whose own are full may still share one, and the other way round.
    if (shared) expect(await refusalOf(make(staff))).toBeUndefined();
  });

  it('are saved once for each press, by each of staff and for each list', async () => {
    const { make, names, book, context } = anOffice();
    const clientRequestId = 'press';
    const first = await make(packer, { clientRequestId });
    expect(await make(packer, { clientRequestId })).toEqual(first);
    expect(book(packer.userId)?.['count']).toBe(1);
    expect(await refusalOf(make(packer, { clientRequestId, name: 'Khác' }))).toBe('REQUEST_DIFFERS');
    await make(admin, { clientRequestId });
    await make(packer, { clientRequestId }, 'orders');
    expect([await names(packer), await names(admin), await names(packer, 'orders')]).toEqual([
      ['Chờ duyệt'],
      ['Chờ duyệt'],
      ['Chờ duyệt'],
    ]);
    await deleteSavedView(context, packer, 'users', first.id);
    expect(await refusalOf(make(packer, { clientRequestId }))).toBe('STALE_STATE');
  });
});

describe('a saved view', () => {
  it('is nobody else’s', async () => {
    const { make, context, list } = anOffice();
    const { id } = await make(packer);
    const change = { version: 1, name: 'Khác' };
    expect(await refusalOf(updateSavedView(context, admin, 'users', id, change))).toBe(
      'SAVED_VIEW_NOT_FOUND',
    );
    expect(await refusalOf(deleteSavedView(context, admin, 'users', id))).toBe('SAVED_VIEW_NOT_FOUND');
    expect(await refusalOf(setDefaultView(context, admin, 'users', id))).toBe('SAVED_VIEW_NOT_FOUND');
    expect(await refusalOf(updateSavedView(context, packer, 'orders', id, change))).toBe(
      'SAVED_VIEW_NOT_FOUND',
    );
    expect((await list(packer)).views).toMatchObject([{ name: 'Chờ duyệt', version: 1 }]);
  });

  it('is changed over the version that was seen, in the parts that are named', async () => {
    const { make, context, list } = anOffice();
    const made = await make(packer);
    const changed = await updateSavedView(context, packer, 'users', made.id, {
      version: 1,
      search: { role: 'admin' },
    });
    expect(changed).toEqual({ ...made, search: { role: 'admin' }, version: 2 });
    expect((await list(packer)).views).toEqual([changed]);
    const late = updateSavedView(context, packer, 'users', made.id, { version: 1, name: 'Khác' });
    expect(await refusalOf(late)).toBe('STALE_STATE');
  });

  it('is gone for who changes or removes it while another tab removes it', async () => {
    const { make, contextAt, table, context, book } = anOffice();
    const { id } = await make(packer);
    await make(packer);
    const removing = meanwhile(table, () => deleteSavedView(context, packer, 'users', id));
    expect(await refusalOf(deleteSavedView(contextAt(removing.table), packer, 'users', id))).toBe(
      'SAVED_VIEW_NOT_FOUND',
    );
    expect([removing.happened(), book(packer.userId)?.['count']]).toEqual([true, 1]);
  });

  it('that was removed frees a place among those there may be', async () => {
    const { make, context, book } = anOffice();
    const own = await make(packer);
    const shared = await make(admin, { shared: true });
    await make(admin, { shared: true });
    await deleteSavedView(context, packer, 'users', own.id);
    await deleteSavedView(context, admin, 'users', shared.id);
    expect([book(packer.userId)?.['count'], book(allStaff)?.['count']]).toEqual([0, 1]);
  });
});

describe('the view a list opens with', () => {
  it('is one’s own choice among one’s own views and those of all', async () => {
    const { make, context, list, book } = anOffice();
    const shared = await make(admin, { shared: true });
    const own = await make(packer);
    await setDefaultView(context, packer, 'users', own.id);
    expect((await list(packer)).defaultId).toBe(own.id);
    await setDefaultView(context, packer, 'users', shared.id);
    expect([(await list(packer)).defaultId, (await list(admin)).defaultId]).toEqual([shared.id, null]);
    // The number of views is as it was.
    expect(book(packer.userId)).toMatchObject({ entity: 'saved-view-book', count: 1, defaultId: shared.id });
    await setDefaultView(context, packer, 'users', null);
    expect((await list(packer)).defaultId).toBeNull();
    expect(book(packer.userId)).not.toHaveProperty('defaultId');
  });

  it('is chosen before there is any view of one’s own, and none is chosen that is not there', async () => {
    const { make, context, list } = anOffice();
    const shared = await make(admin, { shared: true });
    await setDefaultView(context, packer, 'users', shared.id);
    expect((await list(packer)).defaultId).toBe(shared.id);
    expect(await refusalOf(setDefaultView(context, packer, 'users', 'nothing'))).toBe('SAVED_VIEW_NOT_FOUND');
    expect((await list(packer)).defaultId).toBe(shared.id);
  });

  it('is none where it was taken away since, before or at the moment it is chosen', async () => {
    const { make, context, contextAt, table, list, book } = anOffice();
    const shared = await make(admin, { shared: true });
    await setDefaultView(context, packer, 'users', shared.id);
    await deleteSavedView(context, admin, 'users', shared.id);
    expect((await list(packer)).defaultId).toBeNull();
    for (const [staff, isShared] of [
      [packer, false],
      [admin, true],
    ] as const) {
      const view = await make(staff, { shared: isShared });
      const crossed = meanwhile(table, () => deleteSavedView(context, staff, 'users', view.id));
      const choosing = setDefaultView(contextAt(crossed.table), packer, 'users', view.id);
      expect(await refusalOf(choosing)).toBe('SAVED_VIEW_NOT_FOUND');
      expect(crossed.happened()).toBe(true);
    }
    expect(book(packer.userId)?.['defaultId']).toBe(shared.id);
  });
});

it('a view saved in one tab and removed in another just then is not there', async () => {
  const { make, table } = anOffice();
  let isRemoved = false;
  const removing: Table = {
    ...table,
    write: async (operations) => {
      const refusal = await table.write(operations);
      const key = operations
        .flatMap((one) => one.build('t').Put ?? [])
        .find(({ Item }) => Item?.['entity'] === 'saved-view');
      if (key) {
        isRemoved = true;
        await table.write([remove(key.Item as unknown as { pk: string; sk: string })]);
      }
      return refusal;
    },
  };
  expect(await refusalOf(make(packer, {}, 'users', removing))).toBe('STALE_STATE');
  expect(isRemoved).toBe(true);
});

it('a book that nobody counted in is taken for an empty one', async () => {
  const { list, put, table, make } = anOffice();
  put([{ ...savedViewKeys.book(packer.userId, 'users'), entity: 'saved-view-book' }]);
  const { id } = await make(packer);
  await table.write([update(savedViewKeys.book(packer.userId, 'users'), { set: { defaultId: id } })]);
  expect((await list(packer)).defaultId).toBe(id);
});
