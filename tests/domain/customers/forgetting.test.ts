import { describe, expect, it } from 'vitest';
import { claimItem, entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { applyOrder, entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { requireCustomer } from '#functions/domain/customers/records/customer.ts';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { changeGroupMembers, labelCustomer } from '#functions/domain/customers/staff/label-customer.ts';
import { createGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { listNotes, writeNote } from '#functions/domain/customers/staff/notes.ts';
import { activityItem } from '#functions/platform/records/activity.ts';
import { anAddress } from '#tests/support/address.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aGuest, customersScene } from './customers-scene.ts';

const noLabels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };
const later = () => new Date(Date.now() + 60_000).toISOString();

/** A guest with one order that is brought and paid. */
async function aGuestWho(given: Parameters<ReturnType<typeof customersScene>['order']>[0] = {}) {
  const scene = customersScene();
  const bought = scene.order({
    ...aGuest('0911222333'),
    createdAt: '2026-11-05T00:00:00.000Z',
    shippingAddress: anAddress({ province: 'Huế' }),
    ...given,
  });
  await scene.count(bought);
  const { id } = await scene.customerOf(bought);
  const erase = (where = scene.table, reason = 'Yêu cầu') => eraseCustomer(contextOf(where), { id, reason });
  return { ...scene, bought, id, erase };
}

describe('a customer who is to be forgotten', () => {
  it('is nobody any more: name, contacts, place, tags and groups are empty', async () => {
    const { context, table, id, erase, bought, customerOf } = await aGuestWho();
    expect(await customerOf(bought)).toMatchObject({ province: 'Huế' });
    await labelCustomer(context, { ...noLabels, id, addTags: ['VIP'] });
    await erase();
    expect(await requireCustomer(table, id)).toMatchObject({
      fullName: '',
      phone: '',
      email: '',
      province: null,
      phones: [],
      emails: [],
      tags: [],
      groups: [],
      contactAt: '',
      orderCount: 1,
    });
  });

  it('is forgotten once: asked for again, neither the hour nor the reason is another', async () => {
    const { table, id, erase, rows } = await aGuestWho();
    await erase();
    const [before, all] = [await requireCustomer(table, id), rows().length];
    expect(await erase(table, 'Lần nữa')).toEqual(before);
    expect([await requireCustomer(table, id), rows().length]).toEqual([before, all]);
  });

  it('has to wait for an order that lies behind a hundred others', async () => {
    const { put, id, bought, erase } = await aGuestWho();
    const entry = (nth: number, isOpen: boolean) =>
      entryItem(id, {
        ...entryOf(bought),
        isOpen,
        orderId: `o${nth}`,
        createdAt: new Date(Date.UTC(2026, 10, 6) + nth).toISOString(),
      });
    put(Array.from({ length: 100 }, (_, nth) => entry(nth, false)));
    put([entry(100, true)]);
    expect(await refusalOf(erase())).toBe('CUSTOMER_HAS_OPEN_ORDERS');
    put([entry(100, false)]);
    expect(await refusalOf(erase())).toBeUndefined();
  });

  it('has to wait for an order that is opened again at that moment', async () => {
    const { table, bought, becomes, context, erase } = await aGuestWho();
    const crossed = meanwhile(table, async () => {
      becomes(bought, { refundDue: 5000 });
      await applyOrder(context, bought.id);
    });
    expect(await refusalOf(erase(crossed.table))).toBe('CUSTOMER_HAS_OPEN_ORDERS');
    expect(crossed.happened()).toBe(true);
  });

  it('is not found by their mail address either, and leaves a number to whoever else goes by it', async () => {
    const byMail = aGuest('', { email: 'khach@example.com' });
    const { bought, erase, order, count, customerOf, id } = await aGuestWho(byMail);
    await erase();
    const anew = order({ ...byMail, createdAt: later() });
    await count(bought, anew);
    expect((await customerOf(anew)).id).not.toBe(id);
    // A member wrote a guest's number on an order: it stays the guest's.
    const shared = await aGuestWho();
    const lan = shared.aMember();
    const hers = shared.order({ userId: lan.id, ...aGuest('0922333444') });
    await shared.count(hers);
    shared.put([claimItem('PHONE#0922333444', shared.id)]);
    await eraseCustomer(shared.context, { id: lan.id, reason: 'x' });
    const theirs = shared.order({ ...aGuest('0922333444'), createdAt: later() });
    await shared.count(theirs);
    expect((await shared.customerOf(theirs)).id).toBe(shared.id);
  });

  it('is noted nothing of, nor put into a group, at the moment they are forgotten', async () => {
    const { table, context, id, erase, order, count, customerOf } = await aGuestWho();
    const crossed = meanwhile(table, () => erase());
    const note = { id, userId: 'a', text: 'Gọi trước' };
    expect(await refusalOf(writeNote(contextOf(crossed.table), note))).toBe('CUSTOMER_ERASED');
    expect(crossed.happened()).toBe(true);
    expect(await listNotes(context, await requireCustomer(table, id))).toEqual([]);
    const group = { spentAtLeast: null, ordersAtLeast: null, boughtWithinDays: null, provinces: [] };
    const asked = { ...group, name: 'Sỉ', kind: 'static' as const, userId: 'a' };
    const { id: groupId } = await createGroup(context, asked);
    const change = (who: string, where = table) =>
      changeGroupMembers(contextOf(where), { groupId, customerIds: [who], put: 'in', language: 'vi' });
    expect((await change(id)).refused).toMatchObject([{ id }]);
    // What is no refusal is nobody's to be told.
    const another = order(aGuest('0944555666'));
    await count(another);
    const write = () => Promise.reject(new Error('The table is away'));
    const failing = change((await customerOf(another)).id, { ...table, write });
    await expect(failing).rejects.toThrow('The table is away');
  });

  it('has no history left of the time before, however long, but for that they were forgotten', async () => {
    const { context, put, id, erase, rows } = await aGuestWho();
    const erasedAt = (await erase()).erasedAt ?? '';
    const line = (nth: number, at: string) =>
      activityItem({
        entity: 'customer',
        recordId: id,
        id: `line-${String(nth).padStart(3, '0')}`,
        at: new Date(at),
        act: 'changed',
        who: null,
        way: 'system',
        jobId: null,
        requestId: null,
        fields: [{ field: 'tags', from: null, to: 'VIP' }],
      });
    put(Array.from({ length: 60 }, (_, nth) => line(nth, '2026-11-06T00:00:00.000Z')));
    put([line(60, erasedAt), line(61, '2999-01-01T00:00:00.000Z')]);
    await forgetPerson(context, { customerId: id, erasedAt });
    const left = rows().filter(({ entity, pk }) => entity === 'activity' && String(pk).endsWith(id));
    expect(
      left.map(({ sk, fields }) => [sk, (fields as { field: string }[]).map(({ field }) => field)]),
    ).toEqual([
      [expect.any(String), ['erasedAt', 'reason']],
      ['line-061', ['tags']],
    ]);
  });
});
