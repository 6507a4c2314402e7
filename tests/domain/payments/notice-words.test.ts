import { describe, expect, it, vi } from 'vitest';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { textOfNotice } from '#functions/domain/payments/notices/notice-text.ts';
import { suggestOrders } from '#functions/domain/payments/staff/suggest-orders.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { keptView } from '../support/kept-view.ts';
import { moneyShop } from '../support/money-shop.ts';

const receivedAt = '2026-11-20T03:00:00.000Z';

/** Orders of 1 ₫ more each, so that no sum alone finds one of them. */
async function shop(...orders: Partial<StoredOrder>[]) {
  const it = await moneyShop();
  const rows = await keptView(ordersView);
  vi.spyOn(ordersView, 'rows').mockReturnValue(rows.view.ask);
  for (const [place, given] of orders.entries()) {
    const order = aWaitingOrder({ total: 180_001 + place, createdAt: '2026-11-19T03:00:00.000Z', ...given });
    it.put([orderRecord.item(order)]);
    await rows.save(order);
  }
  const asked = async (words: string, given: { amount?: number; codes?: string[] } = {}) => {
    const money = { amount: 5_000, transaction: 'bank:id:1', codes: [], words, receivedAt, ...given };
    return (await suggestOrders(it.context, money)).map(({ id, reasons }) => `${id}: ${reasons.join(' ')}`);
  };
  const nearness = async (amount: number) => {
    const money = { amount, transaction: 'bank:id:1', codes: [], words: '', receivedAt };
    return (await suggestOrders(it.context, money)).map(({ id, minutes, difference }) => [
      id,
      minutes,
      difference,
    ]);
  };
  return { ...it, asked, nearness };
}

const buyer = (fullName: string, phone: string) => ({ fullName, phone, email: 'a@example.com' });

describe('the order that money without a code is meant for', () => {
  const lan = { id: 'lan', code: 'CL261119K7M2Q', customer: buyer('Đặng Thị Ngọc Lan', '0912345678') };
  const minh = { id: 'minh', code: 'CL261119AAAAA', customer: buyer('Minh', '0987000111') };

  it.each([
    ['a number of ten digits', 'ck 0912345678 tien hang', ['lan: phone']],
    ['a number beside other letters', 'MBVCB.0912345678.CT', ['lan: phone']],
    ['a number of the country', 'ck 84912345678', ['lan: phone']],
    ['a number of the country with a plus', 'ck +84912345678', ['lan: phone']],
    ['a number in threes', 'sdt 0912 345 678', ['lan: phone']],
    ['a number with points', 'sdt 0912.345.678', ['lan: phone']],
    ['a number with dashes', 'sdt 091-234-5678', ['lan: phone']],
    ['a number that is part of a longer one', 'so 10912345678', []],
    ['a number of nine digits', 'so 091234567', []],
    ['a code of an order', 'don CL261119K7M2Q', ['lan: code']],
    ['a code of an order in small letters', 'don cl261119k7m2q', ['lan: code']],
    ['a name alone, of an order nothing else points to', 'Dang Thi Ngoc Lan chuyen tien', []],
    ['nothing', 'chuyen tien', []],
  ])('is found by %s', async (_, words, found) => {
    const it = await shop(lan, minh);
    expect(await it.asked(words)).toEqual(found);
  });

  it.each([
    ['all of a name', 'Dang Thi Ngoc Lan', true],
    ['most of a name with its marks', 'ĐẶNG NGỌC LAN', true],
    ['a name with points between its words', 'DANG.THI.NGOC.LAN', true],
    ['half of a name', 'dang lan', false],
    ['other words that begin so', 'Dangx Thix Ngocx Lanx', false],
  ])('is spoken for by %s', async (_, words, isNamed) => {
    const it = await shop(lan, minh);
    const found = await it.asked(words, { amount: 180_001 });
    expect(found).toEqual([`lan: amount${isNamed ? ' name' : ''}`]);
  });

  it('is not spoken for by a name of one word', async () => {
    const it = await shop(lan, minh);
    expect(await it.asked('minh ck', { amount: 180_002 })).toEqual(['minh: amount']);
  });

  it.each([
    ['its code in pieces', { code: 'CL261119K7M2Q' }, 'CL 261119 K7M2Q', 'code amount'],
    [
      'a number of eleven digits',
      { customer: buyer('Lan', '02438251234') },
      'ck 02438251234',
      'amount phone',
    ],
    ['no number that is short', { customer: buyer('Lan', '09123456') }, 'ck 09123456', 'amount'],
    ['nobody’s number', { customer: buyer('Lan', '') }, 'ck', 'amount'],
  ])('of this sum is spoken for by %s as well', async (_, given, words, reasons) => {
    const it = await shop({ id: 'one', ...given });
    const found = await it.asked(words, { amount: 180_001 });
    expect(found).toEqual([`one: ${reasons}`]);
  });

  it('is none that only its place of delivery points to', async () => {
    const shippingAddress = { ...home, phone: '0977000999' };
    const it = await shop({ id: 'gift', shippingAddress });
    expect(await it.asked('ck 0977000999')).toEqual([]);
  });

  it('is found by three names in the words, and by no fourth', async () => {
    const numbers = ['0912345671', '0912345672', '0912345673', '0912345674'];
    const it = await shop(...numbers.map((number) => ({ id: number, customer: buyer('Lan', number) })));
    expect((await it.asked(numbers.join(' '))).toSorted()).toEqual(
      numbers.slice(0, 3).map((number) => `${number}: phone`),
    );
  });

  it('is looked for among the first fifty that are found, by code and names before sums', async () => {
    const numbers = ['0912345671', '0912345672', '0912345673'] as const;
    const many = (number: string, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        id: `${number} ${place}`,
        customer: buyer('Lan', number),
        createdAt: new Date(Date.parse('2026-11-19T03:00:00.000Z') - place * 1000).toISOString(),
      }));
    const [first, second, third] = numbers;
    const it = await shop(
      ...many(first, 25),
      ...many(second, 24),
      { id: 'fiftieth', total: 5_000, customer: buyer('Lan', second), createdAt: '2026-11-18T03:00:00.000Z' },
      { id: 'beyond', total: 5_000, customer: buyer('Lan', third) },
    );
    const found = await it.asked(numbers.join(' '));
    expect(found).toHaveLength(5);
    expect(found.filter((one) => one.includes('amount'))).toEqual(['fiftieth: amount phone']);
  });

  it('is found by its sum, what is missing of it, and how near it is', async () => {
    const sum = { total: 50_000 };
    const it = await shop(
      { id: 'far', ...sum, createdAt: '2026-11-15T03:00:00.000Z' },
      { id: 'near', ...sum, createdAt: '2026-11-20T02:00:00.000Z' },
      { id: 'later', ...sum, createdAt: '2026-11-20T01:59:59.000Z' },
      { id: 'first', ...sum, createdAt: '2026-10-21T03:00:00.000Z' },
      { id: 'last', ...sum, createdAt: '2026-11-21T03:00:00.000Z' },
      { id: 'before', ...sum, createdAt: '2026-10-21T02:59:59.999Z' },
      { id: 'after', ...sum, createdAt: '2026-11-21T03:00:00.001Z' },
    );
    expect(await it.asked('', { amount: 50_000 })).toEqual([
      'near: amount time',
      'later: amount',
      'last: amount',
      'far: amount',
      'first: amount',
    ]);
  });

  it('is told with the minutes between them, rounded, and what the money is more or less', async () => {
    const it = await shop(
      { id: 'before', total: 50_000, createdAt: '2026-11-20T02:49:29.000Z' },
      { id: 'part', total: 50_000, paidAmount: 20_000, createdAt: '2026-11-20T02:00:31.000Z' },
    );
    expect(await it.nearness(50_000)).toEqual([
      ['before', 11, 0],
      ['part', 59, 20_000],
    ]);
  });

  it('is the one of the code before the one of the sum, and those that are more than five are left out', async () => {
    const alike = Array.from({ length: 6 }, (_, place) => ({
      id: `o${place}`,
      total: 50_000,
      createdAt: `2026-11-19T0${place}:00:00.000Z`,
    }));
    const it = await shop(lan, ...alike);
    const found = await it.asked('CL261119K7M2Q', { amount: 50_000 });
    expect(found).toEqual(['lan: code', ...['o5', 'o4', 'o3', 'o2'].map((id) => `${id}: amount`)]);
  });

  it('is the one that more speaks for, and of those alike the nearest', async () => {
    const trang = buyer('Ngô Thu Trang', '0912000111');
    const it = await shop(
      { id: 'named', customer: trang, createdAt: '2026-11-10T03:00:00.000Z' },
      { id: 'near', customer: buyer('Hoa', '0912000111') },
      { id: 'far', customer: buyer('Hoa', '0912000111'), createdAt: '2026-11-18T03:00:00.000Z' },
    );
    expect(await it.asked('Ngo Thu Trang 0912000111')).toEqual([
      'named: name phone',
      'near: phone',
      'far: phone',
    ]);
  });

  it('is one that was paid too little by exactly so much, however long ago it was placed', async () => {
    const it = await shop();
    const rows = await keptView(ordersView);
    vi.spyOn(ordersView, 'rows').mockReturnValue(rows.view.ask);
    vi.stubEnv('BANK_ACCOUNT', '0011002233445');
    vi.stubEnv('STRIPE_LIVE', 'no');
    const order = await it.anOrder({ createdAt: '2026-01-01T03:00:00.000Z' }, { method: 'transfer' });
    await it.comes({ amount: 130_000, content: order.paymentCode });
    const other = await it.anOrder({}, { method: 'transfer' });
    await it.comes({ amount: 120_000, content: other.paymentCode });
    expect(await it.asked('', { amount: 50_000 })).toEqual([`${order.id}: amount`]);
  });
});

describe('what a notice says to a person', () => {
  const text = (provider: 'bank' | 'stripe' | 'vnpay' | 'simulated', raw: unknown) =>
    textOfNotice({ provider, raw: typeof raw === 'string' ? raw : JSON.stringify(raw) });
  const nothing = { amount: 0, words: '', reference: '' };
  const event = (object: object, type?: string) => ({ id: 'e', ...(type && { type }), data: { object } });

  it.each([
    [
      'bank',
      { transferAmount: 5_000, content: 'ck', referenceCode: 'FT1' },
      { amount: 5_000, words: 'ck', reference: 'FT1' },
    ],
    ['bank', { transferAmount: 5_000, referenceCode: null }, { ...nothing, amount: 5_000 }],
    ['bank', {}, nothing],
    [
      'stripe',
      event({ id: 'pi', amount_received: 7, amount_total: 9 }, 't'),
      { amount: 7, words: 't', reference: 'pi' },
    ],
    ['stripe', event({ id: 'cs', amount_total: 9 }), { amount: 9, words: '', reference: 'cs' }],
    ['stripe', event({ amount_total: null }), nothing],
    [
      'simulated',
      { code: 'TT1', outcome: 'success', amount: 3 },
      { amount: 3, words: 'TT1 success', reference: '' },
    ],
    [
      'vnpay',
      'vnp_Amount=18000099&vnp_TxnRef=TT1&vnp_OrderInfo=Thanh+toan&vnp_TransactionNo=14',
      { amount: 180_000, words: 'TT1 · Thanh toan', reference: '14' },
    ],
    ['vnpay', 'vnp_TxnRef=TT1', { ...nothing, words: 'TT1' }],
    ['vnpay', 'vnp_Amount=abc', nothing],
    ['bank', 'no json at all', nothing],
  ] as const)('is read as far as it can be, of %s: %j', (provider, raw, said) => {
    expect(text(provider, raw)).toEqual(said);
  });
});
