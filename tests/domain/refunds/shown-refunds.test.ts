import { describe, expect, it } from 'vitest';
import { searchRefunds as contract } from '#shared/refunds/refunds.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { pendingRefunds, searchRefunds } from '#functions/domain/refunds/search-refunds.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { aProfile } from '#tests/support/profile.ts';
import { moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
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
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['rejected', '2026-11-19', null, 1, 0],
    ['succeeded', '2026-11-19', null, 1, 0],
    ['succeeded', '2026-11-19', '2026-11-20', 1, 11],
  ]);
});

it('refunds are found by what names them, and narrowed as staff ask', async () => {
  const shop = await moneyShop();
  const any = StoredRefund.parse(anItemOf(StoredRefund));
  const plain = {
    ...any,
    code: 'HT-0',
    orderCode: null,
    customer: '',
    reference: null,
    reason: '',
    orderId: null,
    warehouseId: null,
    saleChannelId: 'website',
    endedAt: null,
  } as const;
  const given: Partial<StoredRefund>[] = [
    {
      code: 'HT-ONE',
      orderCode: 'CL-ONE',
      customer: 'Đỗ Quyên',
      reference: 'FT77',
      reason: 'Khách đổi ý',
      status: 'succeeded',
      kind: 'return',
      way: 'stripe',
      orderId: 'o1',
      warehouseId: 'hni',
      saleChannelId: 'store',
      createdAt: '2026-11-18T17:00:00.000Z',
      endedAt: '2026-11-20T03:00:00.000Z',
    },
    { status: 'failed', kind: 'goodwill', way: 'bank', createdAt: '2026-11-19T16:59:59.999Z' },
    {
      status: 'rejected',
      kind: 'overpayment',
      way: 'cash',
      createdAt: '2026-11-21T03:00:00.000Z',
      endedAt: '2026-11-20T03:00:00.000Z',
    },
    { status: 'pending', kind: 'overpayment', way: 'vnpay', createdAt: '2026-11-22T03:00:00.000Z' },
  ];
  await shop.table.write(
    given.map((one, place) => put(refundRecord.item({ ...plain, ...one, id: `r${place + 1}` }))),
  );
  readViewsFrom(shop.rows);
  const idsOf = async (query: object) =>
    (await searchRefunds(contract.query.parse(query))).data.map(({ id }) => id);
  for (const query of [
    ...['HT-ONE', 'CL-ONE', 'do quyen', 'FT77', 'doi y'].map((search) => ({ search })),
    { status: 'succeeded' },
    { kind: 'return' },
    { way: 'stripe' },
    { orderId: 'o1' },
    { warehouseId: 'hni' },
    { saleChannelId: 'store' },
    // What was refused was sent at no time.
    { sentFrom: '2026-11-20', sentTo: '2026-11-20' },
  ])
    expect([query, await idsOf(query)]).toEqual([query, ['r1']]);
  expect(await idsOf({})).toEqual(['r4', 'r3', 'r2', 'r1']);
  expect(await idsOf({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['r2', 'r1']);
  expect(await idsOf({ sentFrom: '2026-11-21' })).toEqual([]);
  expect(await idsOf({ sentTo: '2026-11-19' })).toEqual([]);
  expect(await pendingRefunds.count()).toBe(1);
});
