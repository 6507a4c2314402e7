import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { aProfile } from '#tests/support/profile.ts';
import { moneyShop } from '../support/money-shop.ts';
import { refunding } from './refunding.ts';

/** A refund of 2.500.000 ₫ to an account, asked for by An, whom Binh agrees with. */
async function agreedTo() {
  const it = await refunding();
  const people = [
    { id: 'an', fullName: 'Trần An' },
    { id: 'binh', fullName: 'Lê Bình' },
  ];
  it.put(people.map((person) => profileRecord.item(aProfile(person))));
  const order = await it.paidTooMuch(2_500_000);
  const { id } = await it.ask({ orderId: order.id, amount: 2_500_000 });
  const read = (userId: string) => readRefund(it.context, { id, userId });
  const agree = () => approveRefund(it.context, { id, userId: 'binh', approved: true, reason: 'Đúng' });
  return { ...it, id, read, agree };
}

describe('a refund as staff see it', () => {
  it('names who asked, agreed and sent it, in its story as well; who has left has no name', async () => {
    const { read, agree, press, id } = await agreedTo();
    await agree();
    await press(id, 'gone');
    const refund = await read('an');
    expect(refund.names).toEqual({ requestedBy: 'Trần An', decidedBy: 'Lê Bình', processedBy: '' });
    expect(refund.events.map(({ to, by }) => [to, by])).toEqual([
      ['pending', 'Trần An'],
      ['approved', 'Lê Bình'],
      ['processing', ''],
    ]);
    expect(refund.tries.map(({ attempt, by }) => [attempt, by])).toEqual([[1, '']]);
  });

  it('may be agreed to by anybody but who asked, and sent and settled in its turn', async () => {
    const { read, agree, press, settle, id } = await agreedTo();
    const none = { approve: false, reject: false, process: false, settle: false };
    expect((await read('an')).may).toEqual({ ...none, reject: true });
    expect((await read('binh')).may).toEqual({ ...none, approve: true, reject: true });
    expect((await read('an')).names).toEqual({ requestedBy: 'Trần An', decidedBy: null, processedBy: null });
    await agree();
    expect((await read('binh')).may).toEqual({ ...none, reject: true, process: true });
    await press(id);
    expect((await read('binh')).may).toEqual({ ...none, settle: true });
    await settle(id, 'sent');
    expect((await read('binh')).may).toEqual(none);
  });

  it('has a code for the bank to read while it is to be transferred, and at no other time', async () => {
    const { read, agree, press, settle, id } = await agreedTo();
    const codes = async () => {
      const { qrContent, qrImageDataUrl } = await read('an');
      return [qrContent, qrImageDataUrl];
    };
    await agree();
    expect(await codes()).toEqual([null, null]);
    await press(id);
    const { code } = await read('an');
    const [content, picture] = await codes();
    expect(content).toContain('54072500000');
    expect(content).toContain(code);
    expect(picture).toMatch(/^data:image/);
    await settle(id, 'sent');
    expect(await codes()).toEqual([null, null]);
  });

  it('that is handed over in cash has no such code', async () => {
    const it = await refunding();
    const order = await it.paidTooMuch(20_000);
    const { id } = await it.ask({ orderId: order.id, way: 'cash' });
    await it.table.write(refundRecord.replace(await it.refundNow(id), { status: 'processing' }).writes);
    expect((await readRefund(it.context, { id, userId: 'an' })).qrContent).toBeNull();
  });
});

it('reports count a refund on the day in Vietnam its money was sent, and by how long that took', async () => {
  const shop = await moneyShop();
  const any = StoredRefund.parse(anItemOf(StoredRefund));
  const refund = (id: string, given: Partial<StoredRefund>) =>
    put(
      refundRecord.item({
        ...any,
        id,
        amount: 1_000,
        createdAt: '2026-11-19T16:50:00.000Z',
        endedAt: '2026-11-19T17:00:31.000Z',
        ...given,
      }),
    );
  await shop.table.write([
    refund('sent', { status: 'succeeded' }),
    refund('refused', { status: 'rejected' }),
    refund('open', { status: 'succeeded', endedAt: null }),
  ]);
  const days = await refundsView
    .rows()
    .tally({ by: ['status', 'day', 'sentDay'], sum: ['minutes'], where: [] });
  expect(
    days
      .map(({ status, day, sentDay, count, minutes }) => [status, day, sentDay ?? null, count, minutes])
      .toSorted(),
  ).toEqual([
    ['rejected', '2026-11-19', null, 1, 0],
    ['succeeded', '2026-11-19', null, 1, 0],
    ['succeeded', '2026-11-19', '2026-11-20', 1, 11],
  ]);
});
