import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { invoiceRecord, type StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import {
  listGuestInvoices,
  openInvoice,
  openInvoicePaper,
} from '#functions/domain/invoices/making/open-invoice.ts';
import { printInvoice } from '#functions/domain/invoices/paper/print-invoice.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { guestToken, invoiceToken } from '#functions/platform/tokens/guest-token.ts';
import { contextOf } from '#tests/support/context.ts';
import { drawnPages, wordsOf } from '#tests/support/drawn-pages.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { playSecrets } from '../support/secret.ts';
import { anInvoice, draft, invoiceName } from './an-invoice.ts';

beforeEach(() => {
  vi.stubEnv('ORDER_LINK_SECRET_ID', 'cholang/order-links');
  playSecrets('a secret only this test run knows');
  return () => {
    vi.unstubAllEnvs();
    startCold();
  };
});

const soon = () => nowSeconds() + 60;

/** A guest's order from the cart 's1', and these invoices; the last of them is the one that holds. */
function world(invoices: StoredInvoice[], userId: string | null = null) {
  const { table, put } = memoryTable();
  put([
    orderRecord.item(aSoldOrder({ id: 'o1', userId, sessionId: 's1' })),
    orderRecord.item(aSoldOrder({ id: 'o2', userId: null, sessionId: 's2' })),
    ...invoices.map((invoice) => invoiceRecord.item(invoice)),
    ...invoices
      .slice(-1)
      .map(({ id }) => ({ ...invoiceKeys.current('o1'), entity: 'invoice-of-order', invoiceId: id })),
  ]);
  return contextOf(table);
}

describe('an invoice without an account', () => {
  it.each<[string, () => Promise<{ token?: string; sessionId?: string }>, string | undefined]>([
    ['the link of its mail', async () => ({ token: await invoiceToken('i7', soon()) }), undefined],
    [
      'the link of another invoice',
      async () => ({ token: await invoiceToken('i8', soon()) }),
      'INVOICE_NOT_FOUND',
    ],
    [
      'a link that has run out',
      async () => ({ token: await invoiceToken('i7', nowSeconds()) }),
      'INVOICE_NOT_FOUND',
    ],
    ['the link of its order', async () => ({ token: await guestToken('o1', soon()) }), undefined],
    [
      'the link of another order',
      async () => ({ token: await guestToken('o2', soon()) }),
      'INVOICE_NOT_FOUND',
    ],
    ['the cart its order came from', async () => ({ sessionId: 's1' }), undefined],
    ['another cart', async () => ({ sessionId: 's2' }), 'INVOICE_NOT_FOUND'],
    [
      'another invoice’s link beside the cart',
      async () => ({ sessionId: 's1', token: await invoiceToken('i8', soon()) }),
      undefined,
    ],
    ['nothing', async () => ({}), 'GUEST_PROOF_NEEDED'],
  ])('is opened, or not, by %s', async (_, proofOf, code) => {
    const proof = await proofOf();
    const context = world([anInvoice({ userId: null })]);
    expect(await refusalOf(openInvoice(context, { id: 'i7', proof }))).toBe(code);
    expect(await refusalOf(openInvoicePaper(context, { id: 'i7', proof }))).toBe(code);
  });

  it('of a member’s order is opened by the link of its mail alone', async () => {
    const context = world([anInvoice()], 'lan');
    const open = async (proof: object) => refusalOf(openInvoice(context, { id: 'i7', proof }));
    expect(await open({ token: await invoiceToken('i7', soon()) })).toBeUndefined();
    expect(await open({ token: await guestToken('o1', soon()) })).toBe('INVOICE_NOT_FOUND');
    expect(await open({ sessionId: 's1' })).toBe('INVOICE_NOT_FOUND');
  });

  it('is opened by its link though its order is gone, and by a cart it is not', async () => {
    const context = world([anInvoice({ orderId: 'gone' })]);
    const open = async (proof: object) => refusalOf(openInvoice(context, { id: 'i7', proof }));
    expect(await open({ token: await invoiceToken('i7', soon()) })).toBeUndefined();
    expect(await open({ sessionId: 's1' })).toBe('INVOICE_NOT_FOUND');
  });

  it('is none while it is a draft, and where nobody knows it', async () => {
    const context = world([anInvoice(draft)]);
    const proof = { sessionId: 's1', token: await invoiceToken('i7', soon()) };
    expect(await refusalOf(openInvoice(context, { id: 'i7', proof }))).toBe('INVOICE_NOT_FOUND');
    expect(await refusalOf(openInvoice(context, { id: 'none', proof }))).toBe('INVOICE_NOT_FOUND');
  });

  it('says nothing of what is the shop’s alone', async () => {
    const opened = await openInvoice(world([anInvoice({ differs: true, error: 'x' })]), {
      id: 'i7',
      proof: { sessionId: 's1' },
    });
    expect(opened).toMatchObject({ id: 'i7', total: 216_000 });
    for (const name of ['differs', 'userId', 'task', 'error', 'tries'])
      expect(opened).not.toHaveProperty(name);
  });

  it('comes as a file that is named by its number, and a draft by its order', async () => {
    const context = world([anInvoice(), anInvoice({ ...draft, id: 'i8' })]);
    const { name, bytes } = await openInvoicePaper(context, { id: 'i7', proof: { sessionId: 's1' } });
    expect(name).toBe('hoa-don-1C26TCL-7.pdf');
    expect((await drawnPages(bytes)).flatMap(wordsOf)).toContain('Số: 00000007 · Ký hiệu: 1C26TCL');
    const reader = { id: 'i8', userId: 'chi', works: true };
    expect((await printInvoice(context, reader)).name).toBe('hoa-don-nhap-CL261120AB.pdf');
  });
});

describe('the invoices of a guest’s order', () => {
  const list = async (invoices: StoredInvoice[]) => {
    const found = await listGuestInvoices(world(invoices), { id: 'o1', proof: { sessionId: 's1' } });
    return found.map(({ id }) => id);
  };

  it('are the one that holds, those it replaced, and those that correct it, the newest first', async () => {
    const invoices = [
      anInvoice({ ...invoiceName(3), issuedAt: '2026-11-20T01:00:00.000Z', status: 'replaced' }),
      anInvoice({
        ...invoiceName(4),
        issuedAt: '2026-11-20T02:00:00.000Z',
        status: 'replaced',
        of: invoiceName(3),
      }),
      anInvoice({
        ...invoiceName(6),
        issuedAt: '2026-11-20T04:00:00.000Z',
        kind: 'correction',
        of: invoiceName(5),
      }),
      anInvoice({
        ...invoiceName(5),
        issuedAt: '2026-11-20T03:00:00.000Z',
        status: 'corrected',
        of: invoiceName(4),
        corrections: [invoiceName(6), invoiceName(99)],
      }),
    ];
    expect(await list(invoices)).toEqual(['i6', 'i5', 'i4', 'i3']);
    const [row] = await listGuestInvoices(world(invoices), { id: 'o1', proof: { sessionId: 's1' } });
    expect(row).not.toHaveProperty('differs');
  });

  it('are none where none holds, or is a draft only', async () => {
    expect(await list([])).toEqual([]);
    expect(await list([anInvoice(draft)])).toEqual([]);
  });

  it('end where one before is missing, and after twenty', async () => {
    expect(await list([anInvoice({ of: invoiceName(1) })])).toEqual(['i7']);
    const chain = Array.from({ length: 22 }, (_, nth) =>
      anInvoice({
        ...invoiceName(nth + 1),
        issuedAt: new Date(Date.UTC(2026, 10, nth + 1)).toISOString(),
        of: nth === 0 ? null : invoiceName(nth),
      }),
    );
    const found = await list(chain);
    expect([found.length, found[0], found.at(-1)]).toEqual([20, 'i22', 'i3']);
  });

  it('are nobody else’s', async () => {
    const asked = { id: 'o1', proof: { sessionId: 's2' } };
    expect(await refusalOf(listGuestInvoices(world([anInvoice()]), asked))).toBe('ORDER_NOT_FOUND');
  });
});
