import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import {
  cancelInvoice,
  correctInvoice,
  createInvoice,
  getInvoice,
  issueInvoice,
  replaceInvoice,
  searchInvoices,
  InvoiceView,
} from '#shared/invoices/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { issue, cancel, correct, replace, add, orderForm, reasonForm, replaceForm, trouble, missing } =
  texts.invoices;
const nothing = { issue: false, cancel: false, correct: false, replace: false, send: false };
const work = { events: [], error: null, orderTotal: 216_000, may: nothing };
const invoice = exampleOf(InvoiceView, {
  id: 'hoa-don',
  status: 'issued',
  kind: 'original',
  series: '1C26TCL',
  number: 12,
  orderCode: 'CL261123AB3DE',
  lines: [
    {
      key: 'a',
      code: 'GAO',
      name: 'Gạo ST25',
      unit: 'túi',
      quantity: 2,
      unitPrice: 100_000,
      discount: 0,
      net: 200_000,
      rate: 8,
      tax: 16_000,
      total: 216_000,
    },
  ],
  sums: [{ rate: 8, net: 200_000, tax: 16_000 }],
  net: 200_000,
  tax: 16_000,
  total: 216_000,
  of: null,
  corrections: [],
  replacedBy: null,
  authorityCode: 'M1-26-ABC',
  sending: 'accepted',
  work,
});
const url = '/admin/reports/invoices/hoa-don';
const withMay = (may: Partial<typeof nothing>, more: Partial<InvoiceView> = {}) =>
  ({ ...invoice, ...more, work: { ...work, may: { ...nothing, ...may } } }) as InvoiceView;
const at = (shown: InvoiceView, answers: ReturnType<typeof answer>[] = []) =>
  renderAt(url, {
    as: 'admin',
    answers: [answer(listActivity, { data: [], nextCursor: null }), answer(getInvoice, shown), ...answers],
  });

describe('an invoice', () => {
  it('says its lines and sums, and offers nothing that may not be done', async () => {
    const { page } = await at(withMay({}));
    await page.findByRole('heading', { level: 1, name: '1C26TCL số 00000012' });
    expect(page.getByText('Gạo ST25')).toBeTruthy();
    expect(page.getAllByText(/216\.000/).length).toBeGreaterThan(0);
    for (const { act } of [issue, cancel, correct, replace])
      expect(page.queryByRole('button', { name: act })).toBeNull();
  });

  it('is not for those who only pack', async () => {
    const { page } = await renderAt(url, {
      as: 'collaborator',
      answers: [answer(getInvoice, invoice)],
    });
    expect(await page.findByText(texts.errors.forbidden.title)).toBeTruthy();
  });

  it('that is not there says so', async () => {
    const { page } = await renderAt(url, { as: 'admin', answers: [refuse(getInvoice, 'INVOICE_NOT_FOUND')] });
    expect((await page.findAllByText(missing.title)).length).toBeGreaterThan(0);
  });

  it('is issued once, however often it is pressed', async () => {
    const draft = withMay({ issue: true }, { status: 'draft', number: null, series: null, sending: 'none' });
    const { page, user, network } = await at(draft, [hold(answer(issueInvoice, invoice))]);
    await user.click(await page.findByRole('button', { name: issue.act }));
    const dialog = await page.findByRole('alertdialog');
    const press = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === issue.act);
    if (!press) throw new Error('Nothing to press');
    await user.dblClick(press);
    expect(network.askedOf(issueInvoice)).toHaveLength(1);
  });

  it('is corrected for a reason, and what was made is opened', async () => {
    const made = { ...invoice, id: 'dieu-chinh', kind: 'correction' as const, number: 13 };
    const { page, user, network } = await at(withMay({ correct: true }), [answer(correctInvoice, made)]);
    await page.findByText(trouble.differs);
    await user.click(page.getByRole('button', { name: correct.act }));
    const dialog = await page.findByRole('dialog');
    const press = () =>
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === correct.act);
    await user.click(press() as HTMLElement);
    expect(network.askedOf(correctInvoice)).toEqual([]);
    await user.type(page.getByRole('textbox', { name: new RegExp(reasonForm.reason) }), 'Khách trả hàng');
    await user.click(press() as HTMLElement);
    await expect
      .poll(() => network.askedOf(correctInvoice))
      .toMatchObject([{ body: { reason: 'Khách trả hàng' } }]);
    await expect.poll(() => location.pathname).toBe('/admin/reports/invoices/dieu-chinh');
  });

  it('is replaced for another buyer; a tax code that is none is said at its field', async () => {
    const { page, user, network } = await at(withMay({ replace: true }), [answer(replaceInvoice, invoice)]);
    await user.click(await page.findByRole('button', { name: replace.act }));
    const dialog = await page.findByRole('dialog');
    const box = page.getByRole('textbox', { name: new RegExp(replaceForm.taxCode) });
    await user.clear(box);
    await user.type(box, '12');
    await user.type(page.getByRole('textbox', { name: new RegExp(replaceForm.reason) }), 'Sai mã số thuế');
    const press = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === replace.act,
    );
    await user.click(press as HTMLElement);
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    expect(network.askedOf(replaceInvoice)).toEqual([]);
  });

  it('that replaced another and was called off says both reasons', async () => {
    const of = { id: 'cu', series: '1C26TCL', number: 8, issuedAt: '2026-11-20T03:00:00.000Z' };
    const reasons = { reason: 'Sai tên', cancelReason: 'Khách hủy' };
    const { page } = await at(withMay({}, { status: 'cancelled', kind: 'replacement', of, ...reasons }));
    expect(await page.findByText('Khách hủy')).toBeTruthy();
    expect(page.getByText('Lý do: Sai tên')).toBeTruthy();
  });

  it('that somebody else has called off meanwhile says why it cannot be', async () => {
    const { page, user } = await at(withMay({ cancel: true }), [refuse(cancelInvoice, 'INVOICE_STATE')]);
    await user.click(await page.findByRole('button', { name: cancel.act }));
    const dialog = await page.findByRole('dialog');
    await user.type(page.getByRole('textbox', { name: new RegExp(reasonForm.reason) }), 'Lập nhầm');
    const press = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === cancel.act,
    );
    await user.click(press as HTMLElement);
    expect(await page.findByRole('alert')).toBeTruthy();
  });
});

it('a draft is made of an order by its code, once', async () => {
  const { page, user, network } = await renderAt('/admin/reports/invoices', {
    as: 'admin',
    answers: [
      answer(searchInvoices, exampleOf(searchInvoices.reply, { data: [] })),
      answer(createInvoice, { ...invoice, id: 'nhap' }),
      answer(getInvoice, invoice),
      answer(listActivity, { data: [], nextCursor: null }),
    ],
  });
  await user.click(await page.findByRole('button', { name: add.act }));
  const box = (label: string) => page.getByRole('textbox', { name: new RegExp(label) });
  const press = () => user.dblClick(page.getByRole('button', { name: add.submit }));
  await user.type(box(orderForm.order), 'CL261123AB3DE');
  await user.type(box(orderForm.taxCode), '0312345678');
  await press();
  await expect.poll(() => box(orderForm.name).getAttribute('aria-invalid')).toBe('true');
  await user.type(box(orderForm.name), 'Công ty Mây Tre');
  await press();
  const buyer = { name: 'Công ty Mây Tre', taxCode: '0312345678' };
  await expect
    .poll(() => network.askedOf(createInvoice))
    .toMatchObject([{ body: { orderId: 'CL261123AB3DE', draft: true, buyer } }]);
  await expect.poll(() => location.pathname).toBe('/admin/reports/invoices/nhap');
});
