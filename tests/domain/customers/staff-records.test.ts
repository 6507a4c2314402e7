import { describe, expect, it } from 'vitest';
import { requireCustomer, type StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { exportPerson } from '#functions/domain/leaving/export-person.ts';
import { labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { mergeCustomers } from '#functions/domain/customers/staff/merge-customers.ts';
import {
  changeNote,
  deleteNote,
  forgetNotes,
  listNotes,
  writeNote,
} from '#functions/domain/customers/staff/notes.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const aRule = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };
const noLabels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };
const at = '2026-11-22T03:00:00.000Z';

/** Two guests, each with an order. */
async function twoGuests() {
  const scene = customersScene();
  const orders = [
    scene.order({ ...aGuest('0911222333'), createdAt: '2026-11-01T00:00:00.000Z' }),
    scene.order({
      ...aGuest('0944555666', { email: 'khac@example.com' }),
      createdAt: '2026-11-02T00:00:00.000Z',
    }),
  ] as const;
  await scene.count(...orders);
  const [one, other] = [await scene.customerOf(orders[0]), await scene.customerOf(orders[1])];
  const tag = (who: StoredCustomer, addTags: string[]) =>
    labelCustomer(scene.context, { ...noLabels, id: who.id, addTags });
  const history = (id: string) =>
    scene.rows().filter(({ entity, pk }) => entity === 'activity' && String(pk).includes(id));
  return { ...scene, orders, one, other, tag, history };
}
const tags = (first: number, count: number) =>
  Array.from({ length: count }, (_, nth) => `Nhãn ${first + nth}`);

describe('records that are merged', () => {
  it('have twenty tags at most, those of the one that stays first', async () => {
    const { context, one, other, tag } = await twoGuests();
    await tag(one, tags(1, 15));
    await tag(other, [...tags(15, 1), ...tags(101, 10)]);
    const merged = await mergeCustomers(context, { id: one.id, otherId: other.id });
    expect(merged.tags).toEqual([...tags(1, 15), ...tags(101, 5)]);
  });

  it('sum what was ordered under both, and say which went', async () => {
    const { context, one, other, history, table } = await twoGuests();
    const merged = await mergeCustomers(context, { id: one.id, otherId: other.id });
    expect(merged).toMatchObject({
      id: one.id,
      phones: expect.arrayContaining(['0911222333', '0944555666']) as unknown,
      orderCount: 2,
      totalSpent: 200_000,
      merged: [other.id],
      lastOrderAt: '2026-11-02T00:00:00.000Z',
      createdAt: '2026-11-01T00:00:00.000Z',
    });
    expect(history(one.id).at(-1)).toMatchObject({
      fields: [{ field: 'merged', from: null, to: other.code }],
    });
    expect((await requireCustomer(table, other.id)).id).toBe(one.id);
  });
});

describe('notes of a customer', () => {
  it('are two hundred at most, the newest first, with who wrote them', async () => {
    const { context, table, one, aMember } = await twoGuests();
    const staff = aMember({ fullName: 'Châu' });
    for (let nth = 0; nth < 201; nth += 1)
      await writeNote(
        contextOf(table, () => new Date(Date.parse(at) + nth)),
        { id: one.id, userId: nth ? staff.id : 'gone', text: `${nth}` },
      );
    const notes = await listNotes(context, await requireCustomer(table, one.id));
    expect([notes.length, notes[0]?.text, notes.at(-1)?.text]).toEqual([200, '200', '1']);
    expect(notes[0]).toMatchObject({ by: { id: staff.id, fullName: 'Châu' }, editedAt: null, version: 1 });
  });

  it('are written once for each press, and of nobody who was erased', async () => {
    const { context, table, one } = await twoGuests();
    const write = (text: string, clientRequestId?: string) =>
      writeNote(context, { id: one.id, userId: 'a', text, clientRequestId });
    const first = await write('x', 'press-1');
    expect((await write('x', 'press-1')).id).toBe(first.id);
    expect(await refusalOf(write('y', 'press-1'))).toBe('REQUEST_DIFFERS');
    await write('x');
    expect((await listNotes(context, await requireCustomer(table, one.id))).length).toBe(2);
    expect(await refusalOf(writeNote(context, { id: 'nobody', userId: 'a', text: 'x' }))).toBe(
      'CUSTOMER_NOT_FOUND',
    );
  });

  it('are changed over what was read, and told of without their words', async () => {
    const { context, table, one, other, history } = await twoGuests();
    const note = await writeNote(context, { id: one.id, userId: 'a', text: 'cũ' });
    const change = (text: string, version: number, where = table) =>
      changeNote(
        contextOf(where, () => new Date(at)),
        { id: one.id, noteId: note.id, text, version },
      );
    const crossed = meanwhile(table, () => change('mới', 1));
    expect(await refusalOf(change('khác', 1, crossed.table))).toBe('STALE_STATE');
    expect(await change('mới nữa', 2)).toMatchObject({
      text: 'mới nữa',
      editedAt: at,
      version: 3,
      by: { id: 'a', fullName: null },
    });
    const removal = meanwhile(table, () => change('lần nữa', 3));
    expect(await refusalOf(deleteNote(contextOf(removal.table), { id: one.id, noteId: note.id }))).toBe(
      'STALE_STATE',
    );
    expect(
      await refusalOf(changeNote(context, { id: other.id, noteId: note.id, text: 'x', version: 4 })),
    ).toBe('NOT_FOUND');
    await deleteNote(context, { id: one.id, noteId: note.id });
    const told = history(one.id).flatMap(
      ({ fields }) => fields as { field: string; from: unknown; to: unknown }[],
    );
    const ofNotes = told.filter(({ field }) => field === 'notes');
    expect(ofNotes.map(({ from, to }) => [from === null, to === null])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(JSON.stringify(ofNotes)).not.toContain('mới');
  });

  it('all go at once, however many there are', async () => {
    const { context, table, one } = await twoGuests();
    for (let nth = 0; nth < 51; nth += 1) await writeNote(context, { id: one.id, userId: 'a', text: 'x' });
    await forgetNotes({ table }, one.id);
    expect(await listNotes(context, await requireCustomer(table, one.id))).toEqual([]);
  });
});

describe('all that is kept of one customer', () => {
  it('is a file of facts, notes and orders, and that it was taken out is told once', async () => {
    const { table, one, other, tag, context, history, order, count } = await twoGuests();
    const jobs = sheetJobs({ table, runners: { 'export-person': exportPerson } });
    const group = await createGroup(context, { ...aRule, name: 'Khách quen', kind: 'static', userId: 'a' });
    await tag(one, ['VIP', 'Sỉ']);
    await labelCustomer(context, { ...noLabels, id: one.id, addGroups: [group.id] });
    await writeNote(
      contextOf(table, () => new Date(at)),
      { id: one.id, userId: 'gone', text: 'Nhà có chó dữ' },
    );
    const later = order({
      ...aGuest('0911222333'),
      createdAt: '2026-11-05T00:00:00.000Z',
      notes: 'Giao buổi sáng',
    });
    await count(later);
    const done = await jobs.run('export-person', { customerId: one.id, format: 'csv' });
    const lines = jobs.linesOf(done);
    expect([done.status, lines.length, lines[0]]).toEqual([
      'done',
      13,
      'Phần,Mục,Thời điểm,Nội dung,Số tiền',
    ]);
    expect(lines.slice(2, 10)).toEqual([
      'Thông tin,Họ và tên,,Lê Khách,',
      'Thông tin,Số điện thoại,,"=""0911222333""",',
      'Thông tin,Email,,khach@example.com,',
      expect.stringContaining('Thông tin,Tỉnh/Thành phố,') as unknown,
      'Thông tin,Nhãn,,"VIP, Sỉ",',
      'Thông tin,Nhóm,,Khách quen,',
      'Thông tin,Số đơn,,2,',
      'Thông tin,Tổng chi tiêu,,200.000 ₫,',
    ]);
    expect(lines[10]).toBe('Ghi chú,,2026-11-22 10:00,Nhà có chó dữ,');
    expect(lines[11]).toMatch(/^Đơn hàng,.*2026-11-05 07:00,.*0911222333.*Giao buổi sáng/);
    const told = history(one.id).filter(({ fields }) => JSON.stringify(fields).includes('exported'));
    expect(told).toMatchObject([{ fields: [{ field: 'exported', from: null, to: 'csv' }] }]);
    expect(history(other.id).filter(({ fields }) => JSON.stringify(fields).includes('exported'))).toEqual([]);
    expect(await jobs.run('export-person', { customerId: 'nobody', format: 'csv' })).toMatchObject({
      status: 'failed',
      reason: 'file_missing',
    });
  });
});
