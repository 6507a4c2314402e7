import { describe, expect, it } from 'vitest';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { invoiceRecord, type StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { readInvoice } from '#functions/domain/invoices/reading/read-invoice.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { anInvoice, draft, invoiceName } from './an-invoice.ts';

const event = (id: string, by: string | null, to: StoredInvoice['status']) => ({
  ...invoiceKeys.event('i7', id),
  entity: 'invoice-event',
  id,
  at: '2026-11-20T18:00:00.000Z',
  kind: 'status',
  to,
  by,
  note: '',
});

/** An order that comes to 216,000 ₫, with these invoices. */
function world(invoices: StoredInvoice[], order: Partial<StoredOrder> | null = {}) {
  const { table, put } = memoryTable();
  put([
    ...(order ? [orderRecord.item(aSoldOrder({ id: 'o1', userId: 'lan', ...order }))] : []),
    ...invoices.map((invoice) => invoiceRecord.item(invoice)),
    event('000001', 'chi', 'draft'),
    event('000002', null, 'issued'),
    event('000003', 'nobody', 'issued'),
    { ...accountKeys.profile('chi'), entity: 'profile', ...aProfile({ id: 'chi', fullName: 'Chi' }) },
  ]);
  return contextOf(table);
}

const staff = { id: 'i7', userId: 'chi', works: true };
const workOf = async (invoices: StoredInvoice[], order?: Partial<StoredOrder> | null) =>
  (await readInvoice(world(invoices, order), staff)).work;

describe('an invoice', () => {
  it.each([
    ['its buyer', 'lan', false, anInvoice(), undefined],
    ['another member', 'minh', false, anInvoice(), 'INVOICE_NOT_FOUND'],
    ['its buyer while it is a draft', 'lan', false, anInvoice(draft), 'INVOICE_NOT_FOUND'],
    ['staff', 'chi', true, anInvoice(), undefined],
    ['staff while it is a draft', 'chi', true, anInvoice(draft), undefined],
    ['a member, though it is a guest’s', 'minh', false, anInvoice({ userId: null }), 'INVOICE_NOT_FOUND'],
  ] as const)('is read by %s', async (_, userId, works, invoice, code) => {
    const context = world([invoice]);
    expect(await refusalOf(readInvoice(context, { id: 'i7', userId, works }))).toBe(code);
    expect(await refusalOf(readInvoice(context, { id: 'none', userId, works }))).toBe('INVOICE_NOT_FOUND');
  });

  it('tells its buyer nothing of the work on it, and staff all', async () => {
    const context = world([anInvoice({ differs: true, error: 'Sai mã' })]);
    const own = await readInvoice(context, { id: 'i7', userId: 'lan', works: false });
    expect([own.work, 'differs' in own]).toEqual([undefined, false]);
    const seen = await readInvoice(context, staff);
    expect(seen).toMatchObject({ differs: true, work: { error: 'Sai mã', orderTotal: 216_000 } });
    expect(seen.work?.events.map(({ id, by }) => [id, by])).toEqual([
      ['000001', 'Chi'],
      ['000002', null],
      ['000003', ''],
    ]);
  });
});

describe('what may be done about an invoice', () => {
  const none = { issue: false, cancel: false, correct: false, replace: false, send: false };
  const other = anInvoice({ total: 216_001 });
  it.each<[string, StoredInvoice[], Partial<StoredOrder> | null, object]>([
    ['issued, and as its order', [anInvoice()], {}, { cancel: true, replace: true }],
    ['issued, and not as its order', [other], {}, { cancel: true, replace: true, correct: true }],
    ['of an order that is over otherwise', [other], { status: 'returned' }, { cancel: true, correct: true }],
    ['of an order that is gone', [other], null, { cancel: true }],
    ['a draft', [anInvoice(draft)], {}, { issue: true, cancel: true }],
    ['corrected, and as its order', [anInvoice({ status: 'corrected' })], {}, {}],
    [
      'corrected, and not as its order',
      [anInvoice({ status: 'corrected', total: 1 })],
      {},
      { correct: true },
    ],
    [
      'as its order with what corrects it',
      [
        anInvoice({ status: 'corrected', total: 200_000, corrections: [invoiceName(8), invoiceName(9)] }),
        anInvoice({ ...invoiceName(8), kind: 'correction', total: 16_000 }),
      ],
      {},
      {},
    ],
    [
      'refused by its provider',
      [anInvoice({ sending: 'refused' })],
      {},
      { cancel: true, replace: true, send: true },
    ],
    ['on its way there', [anInvoice({ sending: 'waiting' })], {}, { cancel: true, replace: true }],
  ])('%s', async (_, invoices, order, may) => {
    expect((await workOf(invoices, order))?.may).toEqual({ ...none, ...may });
  });

  it('knows nothing of what an order comes to that is gone', async () => {
    expect((await workOf([anInvoice()], null))?.orderTotal).toBeNull();
  });
});
