import { describe, expect, it } from 'vitest';
import {
  getInvoice,
  getInvoicePaper,
  InvoiceRow,
  openInvoice,
  openInvoicePaper,
  searchInvoices,
  InvoiceView,
} from '#shared/invoices/index.ts';
import { getOrder, getOrderDeliveryWithTimeline, listOrderPayments, Order } from '#shared/orders/index.ts';
import { listReturns } from '#shared/returns/index.ts';
import { getOrderReviewStatus } from '#shared/reviews/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { own, remark, missing, waitingForCode } = texts.invoices;
const row = exampleOf(InvoiceRow, {
  id: 'hoa-don',
  status: 'corrected',
  kind: 'original',
  series: '1C26TCL',
  number: 12,
  orderCode: 'CL261123AB3DE',
});
const name = '1C26TCL số 00000012';

describe('what a shopper has of invoices', () => {
  it('is on the page of the order, each with its file, and leads to all', async () => {
    const { page } = await renderAt('/e-commerce/orders/don', {
      as: 'user',
      answers: [
        answer(getOrder, exampleOf(Order, { id: 'don', status: 'completed', code: 'CL261123AB3DE' })),
        answer(getOrderDeliveryWithTimeline, exampleOf(getOrderDeliveryWithTimeline.reply)),
        answer(listOrderPayments, []),
        answer(listReturns, exampleOf(listReturns.reply, { data: [] })),
        answer(getOrderReviewStatus, exampleOf(getOrderReviewStatus.reply)),
        answer(searchInvoices, exampleOf(searchInvoices.reply, { data: [row] })),
      ],
    });
    const link = await page.findByRole('link', { name });
    expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/e-commerce/invoices/hoa-don');
    expect(page.getByRole('button', { name: `Tải PDF hóa đơn ${name}` })).toBeTruthy();
    expect(page.getByRole('link', { name: own.all })).toBeTruthy();
  });

  it('says what follows an invoice, and that it still waits for its code', async () => {
    const invoice = exampleOf(InvoiceView, {
      ...row,
      of: null,
      replacedBy: null,
      authorityCode: null,
      corrections: [{ id: 'sau', series: '1C26TCL', number: 13, issuedAt: '2026-11-23T01:00:00.000Z' }],
      work: undefined,
    });
    const { page, user, network } = await renderAt('/e-commerce/invoices/hoa-don', {
      as: 'user',
      answers: [answer(getInvoice, invoice), refuse(getInvoicePaper, 'INVOICE_NOT_FOUND')],
    });
    await page.findByRole('heading', { level: 1, name: new RegExp(name) });
    expect(page.getByText(remark.corrected)).toBeTruthy();
    expect(page.getByText(waitingForCode)).toBeTruthy();
    const next = page.getByRole('link', { name: '1C26TCL số 00000013' });
    expect(new URL((next as HTMLAnchorElement).href).pathname).toBe('/e-commerce/invoices/sau');
    await user.dblClick(page.getByRole('button', { name: `Tải PDF hóa đơn ${name}` }));
    expect(await page.findByText(texts.invoices.file.failed)).toBeTruthy();
    expect(network.askedOf(getInvoicePaper)).toHaveLength(1);
  });

  it('that is not theirs, or is none, has a page that says so', async () => {
    const { page } = await renderAt('/e-commerce/invoices/cua-ai', {
      as: 'user',
      answers: [refuse(getInvoice, 'INVOICE_NOT_FOUND')],
    });
    expect((await page.findAllByText(missing.title)).length).toBeGreaterThan(0);
  });

  it('opens by the link of a mail, whose token leaves the address', async () => {
    const { work: _, ...invoice } = exampleOf(InvoiceView, { ...row, of: null, replacedBy: null });
    const corrections = [{ id: 'sau', series: '1C26TCL', number: 13, issuedAt: '2026-11-23T01:00:00.000Z' }];
    const { page, user, network } = await renderAt('/e-commerce/invoices/open#id=hoa-don&token=mat-ma', {
      answers: [
        answer(openInvoice, { ...invoice, corrections }),
        refuse(openInvoicePaper, 'INVOICE_NOT_FOUND'),
      ],
    });
    await page.findByRole('heading', { level: 1, name: new RegExp(name) });
    expect(window.location.href).not.toContain('mat-ma');
    expect(network.askedOf(openInvoice)).toMatchObject([{ query: { token: 'mat-ma' } }]);
    // The link opens this one alone.
    expect(page.getByText('1C26TCL số 00000013').closest('a')).toBeNull();
    await user.click(page.getByRole('button', { name: `Tải PDF hóa đơn ${name}` }));
    await page.findByText(texts.invoices.file.failed);
    expect(network.askedOf(openInvoicePaper)).toMatchObject([{ query: { token: 'mat-ma' } }]);
  });

  it('by a link that has run out says where to look instead', async () => {
    const { page } = await renderAt('/e-commerce/invoices/open#id=hoa-don&token=cu', {
      answers: [refuse(openInvoice, 'INVOICE_NOT_FOUND')],
    });
    expect(await page.findByText(missing.linkHint)).toBeTruthy();
  });
});
