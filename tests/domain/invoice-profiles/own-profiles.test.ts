import { describe, expect, it } from 'vitest';
import { InvoiceProfileDraft } from '#shared/invoice-profiles/invoice-profile.ts';
import { forgetProfiles } from '#functions/domain/invoice-profiles/forget-profiles.ts';
import {
  deleteInvoiceProfile,
  getInvoiceProfile,
  setDefaultInvoiceProfile,
} from '#functions/domain/invoice-profiles/manage-profiles.ts';
import { profileBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import {
  createInvoiceProfile,
  updateInvoiceProfile,
} from '#functions/domain/invoice-profiles/save-profile.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const begin = Date.parse('2026-11-22T03:00:00.000Z');
const userId = 'lan';
const form = {
  kind: 'company',
  name: 'Lan',
  companyName: 'Mây Tre',
  taxCode: '0100109106',
  address: '12 Lý Thường Kiệt',
  email: 'ketoan@maytre.vn',
  phone: '',
} as const;
type Draft = Partial<InvoiceProfileDraft>;

function aMember() {
  const { table, rows } = memoryTable();
  const clock = { at: begin };
  const at = (where: Table = table) => contextOf(where, () => new Date((clock.at += 1000)));
  return {
    table,
    rows,
    at,
    add: (given: Draft = {}, where: Table = table, by = userId) =>
      createInvoiceProfile(at(where), {
        userId: by,
        draft: InvoiceProfileDraft.parse({ ...form, ...given }),
      }),
    all: async (by = userId) =>
      (await profileBook.read(at(), by)).all.map(
        ({ companyName, isDefault }) => companyName + (isDefault ? '*' : ''),
      ),
  };
}

describe('a profile for invoices', () => {
  it('is kept as it was said, and the first is the default', async () => {
    const { add, at, all } = aMember();
    const first = await add();
    expect(first).toEqual({
      ...form,
      id: first.id,
      isDefault: true,
      createdAt: '2026-11-22T03:00:01.000Z',
      updatedAt: '2026-11-22T03:00:01.000Z',
    });
    const second = await add({ companyName: 'Hai' });
    expect([second.isDefault, await getInvoiceProfile(at(), { userId, id: first.id })]).toEqual([
      false,
      first,
    ]);
    await add({ companyName: 'Ba', isDefault: true });
    // The default comes first, then the newest.
    expect(await all()).toEqual(['Ba*', 'Hai', 'Mây Tre']);
  });

  it('is one of twenty, and asked for twice it is one', async () => {
    const { add, all } = aMember();
    const clientRequestId = 'request-1';
    const first = await add({ clientRequestId });
    expect(await add({ clientRequestId })).toEqual(first);
    expect(await refusalOf(add({ clientRequestId, name: 'Sen' }))).toBe('REQUEST_DIFFERS');
    for (let nth = 2; nth <= 20; nth += 1) await add({ companyName: `Số ${nth}` });
    expect(await refusalOf(add({ companyName: 'Số 21' }))).toBe('TOO_MANY_INVOICE_PROFILES');
    expect(await all()).toHaveLength(20);
  });

  it('is changed with its hour, and made the default where that is said', async () => {
    const { add, at, all } = aMember();
    await add();
    const { id, createdAt } = await add({ companyName: 'Hai' });
    const changed = await updateInvoiceProfile(at(), {
      userId,
      id,
      change: { ...form, id: 'other', companyName: 'Đôi' },
    });
    expect(changed).toEqual({
      ...form,
      id,
      companyName: 'Đôi',
      isDefault: false,
      createdAt,
      updatedAt: changed.updatedAt,
    });
    expect(changed.updatedAt > createdAt).toBe(true);
    expect(
      await updateInvoiceProfile(at(), { userId, id, change: { ...form, isDefault: true } }),
    ).toMatchObject({
      id,
      companyName: 'Mây Tre',
      isDefault: true,
    });
    expect(await all()).toEqual(['Mây Tre*', 'Mây Tre']);
  });

  it('is nobody else’s', async () => {
    const { add, at, all } = aMember();
    const { id } = await add();
    const other = { userId: 'minh', id };
    const missing = 'INVOICE_PROFILE_NOT_FOUND';
    expect(await refusalOf(getInvoiceProfile(at(), other))).toBe(missing);
    expect(await refusalOf(updateInvoiceProfile(at(), { ...other, change: form }))).toBe(missing);
    expect(await refusalOf(setDefaultInvoiceProfile(at(), other))).toBe(missing);
    expect(await refusalOf(deleteInvoiceProfile(at(), other))).toBe(missing);
    expect([await all(), await all('minh')]).toEqual([['Mây Tre*'], []]);
  });

  it('that is the default hands that on to the newest other when it goes', async () => {
    const { add, at, all } = aMember();
    const first = await add({ companyName: 'Một' });
    for (const companyName of ['Hai', 'Ba']) await add({ companyName });
    expect(await setDefaultInvoiceProfile(at(), { userId, id: first.id })).toMatchObject({ isDefault: true });
    await deleteInvoiceProfile(at(), { userId, id: first.id });
    expect(await all()).toEqual(['Ba*', 'Hai']);
    const [, last] = (await profileBook.read(at(), userId)).all;
    await deleteInvoiceProfile(at(), { userId, id: last?.id ?? '' });
    expect(await all()).toEqual(['Ba*']);
    const [only] = (await profileBook.read(at(), userId)).all;
    await deleteInvoiceProfile(at(), { userId, id: only?.id ?? '' });
    expect(await all()).toEqual([]);
    // The next first one is the default again.
    expect((await add()).isDefault).toBe(true);
  });

  it('that another hand adds or takes away at that moment is seen', async () => {
    const { add, at, all, table } = aMember();
    const first = await add({ companyName: 'Một' });
    const crossed = meanwhile(table, () => add({ companyName: 'Hai' }));
    await deleteInvoiceProfile(at(crossed.table), { userId, id: first.id });
    expect([crossed.happened(), await all()]).toEqual([true, ['Hai*']]);
    const third = await add({ companyName: 'Ba' });
    const gone = meanwhile(table, () => deleteInvoiceProfile(at(), { userId, id: third.id }));
    expect(await refusalOf(deleteInvoiceProfile(at(gone.table), { userId, id: third.id }))).toBe(
      'INVOICE_PROFILE_NOT_FOUND',
    );
    expect([gone.happened(), await all()]).toEqual([true, ['Hai*']]);
  });

  it('and all others of somebody who left are gone; those of others stay', async () => {
    const { add, at, all, rows } = aMember();
    await add();
    await add({ companyName: 'Hai' });
    await add({}, undefined, 'minh');
    await forgetProfiles(at(), userId);
    expect([await all(), await all('minh')]).toEqual([[], ['Mây Tre*']]);
    expect(rows().filter(({ pk }) => pk === 'INVOICE-PROFILES#lan')).toEqual([]);
  });
});
