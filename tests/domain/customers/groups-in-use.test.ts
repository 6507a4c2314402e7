import { expect, it } from 'vitest';
import { createGroup, deleteGroup, listGroups } from '#functions/domain/customers/groups/customer-groups.ts';
import { isIn } from '#functions/domain/customers/groups/group-rule.ts';
import { bookRecord, type StoredBook } from '#functions/domain/pricing/price-book-record.ts';
import { customersScene } from './customers-scene.ts';

const at = '2026-11-01T00:00:00.000Z';
const past = '2020-01-01T00:00:00.000Z';

/** A group of staff's, and price books, the first of them for that group. */
async function aGroupWithBooks(books: readonly Partial<StoredBook>[]) {
  const scene = customersScene();
  const { id } = await createGroup(scene.context, {
    name: 'Khách sỉ',
    kind: 'static',
    spentAtLeast: null,
    ordersAtLeast: null,
    boughtWithinDays: null,
    provinces: [],
    userId: 'admin',
  });
  const items = books.map((given, place) =>
    bookRecord.item({
      id: `book-${place}`,
      name: `Bảng ${place}`,
      validFrom: null,
      validTo: null,
      isActive: true,
      scope: { kind: 'group', groupId: id },
      priority: 0,
      categories: [],
      lineCount: 0,
      version: 1,
      edition: 1,
      writtenEdition: 1,
      termsEdition: 1,
      formerCategoryIds: [],
      copyOf: null,
      isDeleted: false,
      jobId: null,
      updatedBy: { id: 'admin', name: 'Quản trị', role: 'admin', language: 'vi' },
      createdAt: at,
      updatedAt: at,
      ...given,
    }),
  );
  scene.put(items);
  return { ...scene, id };
}

it.each([
  [1, 'Bảng 0'],
  [3, 'Bảng 0, Bảng 1, Bảng 2'],
  [4, 'Bảng 0, Bảng 1, Bảng 2, …'],
])('a group that %i price books are for stays, and the first three are named', async (count, names) => {
  const { context, table, id } = await aGroupWithBooks(Array.from({ length: count }, () => ({})));
  await expect(deleteGroup(context, id)).rejects.toMatchObject({
    code: 'CUSTOMER_GROUP_IN_USE',
    details: {
      params: { count, names },
      errors: Array.from({ length: count }, (_, place) => ({
        path: `price-books/book-${place}`,
        message: `Bảng ${place}`,
      })),
    },
  });
  expect(await listGroups(table)).toHaveLength(1);
});

it.each<[string, Partial<StoredBook>, boolean]>([
  ['is over', { validTo: past }, false],
  ['is to come', { validFrom: '2100-01-01T00:00:00.000Z' }, true],
  ['is switched off', { isActive: false }, true],
  ['is being taken away', { isDeleted: true }, false],
  ['is for another group', { scope: { kind: 'group', groupId: 'other' } }, false],
  ['is for everybody', { scope: { kind: 'all' } }, false],
])('a group whose price book %s', async (_, given, isKept) => {
  const { context, table, id } = await aGroupWithBooks([given]);
  const deleted = deleteGroup(context, id);
  if (isKept) await expect(deleted).rejects.toMatchObject({ code: 'CUSTOMER_GROUP_IN_USE' });
  else await deleted;
  expect(await listGroups(table)).toHaveLength(isKept ? 1 : 0);
});

it('a group of those who bought within days counts them to the millisecond', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const group = {
    id: 'new',
    kind: 'rule' as const,
    spentAtLeast: null,
    ordersAtLeast: null,
    boughtWithinDays: 7,
    provinces: [],
  };
  const buyer = { totalSpent: 0, orderCount: 1, province: null, groups: [] };
  const has = (lastOrderAt: string | null, given: object = {}) =>
    isIn({ ...group, ...given }, { ...buyer, lastOrderAt }, now);
  expect([
    has('2026-11-15T12:00:00.000Z'),
    has('2026-11-15T11:59:59.999Z'),
    has(null),
    has('2026-11-15T12:00:00.000Z', { provinces: ['Huế'] }),
  ]).toEqual([true, false, false, false]);
});
