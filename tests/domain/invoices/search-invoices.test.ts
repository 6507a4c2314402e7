import { describe, expect, it } from 'vitest';
import { searchInvoices as contract } from '#shared/invoices/invoices.contract.ts';
import { invoicesView } from '#functions/domain/invoices/reading/invoices-view.ts';
import { invoicesToSee, searchInvoices } from '#functions/domain/invoices/reading/search-invoices.ts';
import { fillView } from '../support/views-of-table.ts';
import { anInvoice, draft, invoiceName } from './an-invoice.ts';

const invoices = [
  anInvoice({ ...invoiceName(1), issuedAt: '2026-11-20T01:00:00.000Z', lookupCode: 'TRA-9' }),
  anInvoice({ ...invoiceName(2), issuedAt: '2026-11-20T02:00:00.000Z', sending: 'refused', orderId: 'o2' }),
  anInvoice({ ...invoiceName(3), issuedAt: '2026-11-20T03:00:00.000Z', differs: true, userId: 'minh' }),
  anInvoice({ ...draft, id: 'i4', createdAt: '2026-11-20T04:00:00.000Z', lookupCode: null }),
  // It was called off before it had a number.
  anInvoice({ ...draft, id: 'i5', status: 'cancelled', createdAt: '2026-11-20T05:00:00.000Z' }),
  anInvoice({ ...invoiceName(6), issuedAt: '2026-11-20T06:00:00.000Z', userId: null }),
];

async function search(query: object, who: { userId: string; works: boolean }) {
  await fillView(invoicesView, invoices);
  return searchInvoices(contract.query.parse(query), who);
}
const staff = { userId: 'chi', works: true };
const lan = { userId: 'lan', works: false };
const idsOf = async (query: object, who = staff) => (await search(query, who)).data.map(({ id }) => id);

describe('invoices', () => {
  it('are everybody’s for staff, the newest first, and of others their own once they are issued', async () => {
    expect(await idsOf({})).toEqual(['i6', 'i5', 'i4', 'i3', 'i2', 'i1']);
    expect(await idsOf({}, lan)).toEqual(['i2', 'i1']);
    expect(await idsOf({}, { userId: 'minh', works: false })).toEqual(['i3']);
    expect(await idsOf({}, { userId: 'nobody', works: false })).toEqual([]);
  });

  it.each<[object, string[]]>([
    [{ attention: 'true' }, ['i4', 'i3', 'i2']],
    [{ status: 'draft,cancelled' }, ['i5', 'i4']],
    [{ sending: 'refused' }, ['i2']],
    [{ orderId: 'o2' }, ['i2']],
    [{ search: '00000003' }, ['i3']],
    [{ search: 'TRA-9' }, ['i1']],
  ])('are narrowed by %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('say nothing of what is the shop’s to do, whatever their buyer asks', async () => {
    expect(await idsOf({ attention: 'true' }, lan)).toEqual(['i2', 'i1']);
    expect((await search({}, lan)).data.some((row) => 'differs' in row)).toBe(false);
    expect((await search({}, staff)).data.some((row) => 'differs' in row)).toBe(true);
  });

  it('are counted where somebody has something to do about them', async () => {
    await fillView(invoicesView, invoices);
    expect(await invoicesToSee.count()).toBe(3);
    await fillView(invoicesView, invoices.slice(0, 1));
    expect(await invoicesToSee.count()).toBe(0);
  });
});
