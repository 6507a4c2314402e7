import { describe, expect, it } from 'vitest';
import { getInvoicePaper, listGuestInvoices, openInvoicePaper } from '#shared/invoices/index.ts';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { settled } from '#tests/support/settled.ts';
import { anInvoicingShop } from './invoices-scene.ts';

const {
  world,
  papers,
  packer,
  buyer,
  as,
  sold,
  create,
  look,
  correct,
  replace,
  cancel,
  list,
  returned,
  mailsOf,
  linkOf,
  mailed,
  open,
} = anInvoicingShop();

describe('an issued invoice', () => {
  it('is corrected by what came back, once for each change', async () => {
    const order = await sold({ sold: [{ price: 100_000, quantity: 3 }, { price: 50_000 }] });
    const { body: first } = await create(order.id);
    expect((await correct(first.id)).failure.code).toBe('INVOICE_UNCHANGED');
    await returned(order, 2);
    expect((await look(first.id)).body.work).toMatchObject({ orderTotal: 162_000, may: { correct: true } });
    const clientRequestId = crypto.randomUUID();
    const pressed = await Promise.all([1, 2].map(() => correct(first.id, { clientRequestId })));
    expect(new Set(pressed.map(({ body }) => body.id)).size).toBe(1);
    const correction = pressed[0]?.body;
    expect(correction).toMatchObject({
      kind: 'correction',
      status: 'issued',
      of: { id: first.id, number: first.number },
      net: -200_000,
      tax: -16_000,
      total: -216_000,
      reason: 'Khách trả hàng',
    });
    const { body: corrected } = await look(first.id);
    expect(corrected).toMatchObject({
      status: 'corrected',
      total: first.total,
      corrections: [{ id: correction?.id }],
      work: { may: { correct: false, cancel: false, replace: false } },
    });
    expect((await correct(first.id)).failure.code).toBe('INVOICE_UNCHANGED');
    for (const answer of [
      await cancel(first.id),
      await replace(first.id),
      await cancel(correction?.id ?? ''),
    ])
      expect(answer.failure.code).toBe('INVOICE_STATE');
    await papers.pass(1);
    await papers.pass(6);
    expect((await look(correction?.id ?? '')).body.sending).toBe('accepted');
    const file = await world.send(getInvoicePaper, { ...as(buyer), params: { id: correction?.id ?? '' } });
    const text = (await pdfText(file.body.bytes)).join(' ');
    expect(text).toContain('Điều chỉnh cho hóa đơn ký hiệu');
    expect(text).toContain('Âm hai trăm mười sáu nghìn đồng');
  });

  it('is replaced by another for another buyer, which is then the one that holds', async () => {
    const order = await sold({ vatInvoice: aCompany });
    const { body: first } = await create(order.id);
    const right = {
      name: 'Công ty CP Lụa Vạn Phúc',
      taxCode: '0101234567-001',
      address: 'Hà Đông',
      email: '',
    };
    const { status, body: second } = await replace(first.id, { buyer: right });
    expect(status).toBe(201);
    expect(second).toMatchObject({
      kind: 'replacement',
      buyer: { ...right, kind: 'company' },
      of: { id: first.id },
      total: first.total,
    });
    expect((await look(first.id)).body).toMatchObject({
      status: 'replaced',
      replacedBy: { id: second.id, number: second.number },
    });
    expect((await replace(first.id)).failure.code).toBe('INVOICE_STATE');
    expect((await create(order.id)).failure.code).toBe('INVOICE_MADE');
  });

  it('keeps its number when it is called off, and the provider hears of both', async () => {
    const order = await sold();
    const { body: first } = await create(order.id);
    await papers.tell('faults', { failAnswers: 1 });
    const [{ body: cancelled }, again] = [await cancel(first.id), await cancel(first.id)];
    expect(cancelled).toMatchObject({ status: 'cancelled', number: first.number, sending: 'waiting' });
    expect(again.body.version).toBe(cancelled.version);
    await papers.pass(1);
    await papers.pass(2);
    expect((await look(first.id)).body).toMatchObject({ status: 'cancelled', sending: 'accepted' });
    expect(await papers.book()).toContainEqual(
      expect.objectContaining({ reference: first.id, cancelled: true }),
    );
    const { body: next } = await create(order.id);
    expect(next.number).toBeGreaterThan(first.number ?? 0);
  });
});

describe('what follows an order', () => {
  it('is a draft once it is through and paid for, where its buyer asked for an invoice; one, and waiting', async () => {
    const order = await sold({ status: 'delivering', completedAt: null, vatInvoice: aCompany });
    const found = await orderRecord.find(world.table, { id: order.id });
    if (!found) throw new Error('It is gone');
    const done = { status: 'completed', completedAt: new Date().toISOString() } as const;
    await world.table.write(orderRecord.replace(found, done).writes);
    await settled(world.cloud);
    const drafts = async () => (await list({ orderId: order.id })).body.data;
    await expect.poll(async () => (await drafts()).length).toBe(1);
    expect((await drafts())[0]).toMatchObject({ status: 'draft', buyer: { taxCode: aCompany.taxCode } });
    const { body: waiting } = await list({ attention: 'true' });
    expect(waiting.data.map(({ orderId }) => orderId)).toContain(order.id);
    const counted = async () => (await world.send(countWaiting, as())).body.invoices;
    await expect.poll(counted).toBe(waiting.total);
    expect((await world.send(countWaiting, as(packer))).body).not.toHaveProperty('invoices');
    // A return of another order, which has no invoice, adds no draft to this one.
    await returned(await sold(), 1);
    await settled(world.cloud);
    expect(await drafts()).toHaveLength(1);
  });

  it('is a mark on its invoice when it costs something else, gone once that is corrected', async () => {
    const order = await sold({ sold: [{ price: 100_000, quantity: 3 }] });
    const { body: made } = await create(order.id);
    await returned(order, 1);
    await settled(world.cloud);
    const marked = async () =>
      (await list({ attention: 'true', orderId: order.id })).body.data.map(({ differs }) => differs);
    await expect.poll(marked).toEqual([true]);
    await correct(made.id);
    await settled(world.cloud);
    await expect.poll(marked).toEqual([]);
  });
});

describe('who gets it by mail', () => {
  it('is its buyer and their bookkeeper, once each, as soon as it is worth something', async () => {
    const { made, bookkeeper, customer } = await mailed();
    await papers.tell('switches', { loseAnswers: 1 });
    await settled(world.cloud);
    expect(mailsOf(customer)).toEqual([]);
    for (let round = 0; round < 4; round += 1) await papers.pass(5);
    for (const to of [customer, bookkeeper]) {
      const [mail, ...others] = mailsOf(to);
      expect(others).toEqual([]);
      expect(mail?.subject).toContain(made.orderCode);
      expect(mail?.text).toContain(String(made.number).padStart(8, '0'));
    }
    expect(mailsOf(customer)[0]?.text).toContain('Trần Thị Thử');
    expect(mailsOf(bookkeeper)[0]?.text).not.toContain('Trần Thị Thử');
  });

  it('opens it by the link alone, and nothing else', async () => {
    const { made, bookkeeper } = await mailed();
    const { body: another } = await create((await sold()).id);
    await papers.pass(1);
    const { id, token } = linkOf(bookkeeper);
    const { status, body } = await open(id, { token });
    expect([status, body.id, body.total]).toEqual([200, made.id, 216_000]);
    expect(body).not.toHaveProperty('differs');
    const file = await world.send(openInvoicePaper, { params: { id }, query: { token } });
    expect((await pdfText(file.body.bytes)).join(' ')).toContain(body.authorityCode);
    for (const query of [{ token: `${token}x` }, { token: 'a.b.c' }, { sessionId: 'ai-do' }])
      expect((await open(id, query)).failure.code).toBe('INVOICE_NOT_FOUND');
    expect((await open(another.id, { token })).failure.code).toBe('INVOICE_NOT_FOUND');
    expect((await open(id, {})).status).toBe(400);
    const list = await world.send(listGuestInvoices, { params: { id: made.orderId }, query: { token } });
    expect(list.failure.code).toBe('ORDER_NOT_FOUND');
  });

  it('tells of what corrects it, takes its place, or calls it off', async () => {
    const { order, made, bookkeeper } = await mailed();
    await papers.pass(1);
    await returned(order, 1);
    await correct(made.id);
    await papers.pass(1);
    await papers.pass(6);
    const second = await mailed();
    await papers.pass(1);
    await replace(second.made.id);
    await papers.pass(1);
    await papers.pass(6);
    const third = await mailed();
    await papers.pass(1);
    await Promise.all([cancel(third.made.id), cancel(third.made.id)]);
    await papers.pass(1);
    // Called off before the tax office had it: nobody was told of it.
    const fourth = await mailed();
    await cancel(fourth.made.id);
    await papers.pass(1);
    await papers.pass(2);
    const said = (to: string) => mailsOf(to).map(({ text }) => text);
    expect(said(bookkeeper)).toHaveLength(2);
    expect(said(bookkeeper).join()).toContain('điều chỉnh cho hóa đơn');
    expect(said(bookkeeper).join()).toContain('-108.000');
    expect(said(second.bookkeeper)).toHaveLength(2);
    expect(said(second.bookkeeper).join()).toContain('thay thế cho hóa đơn');
    expect(said(third.bookkeeper)).toHaveLength(2);
    expect(said(third.bookkeeper).join()).toContain('đã được hủy');
    expect(said(fourth.bookkeeper)).toEqual([]);
  });

  it('is a guest, whose order opens all that is of it', async () => {
    const { order, made } = await mailed({ userId: null, sessionId: 'gio-cua-khach', provenBy: 'link' });
    const stranger = await sold({ userId: null, sessionId: 'gio-cua-ai', provenBy: 'link' });
    const { body: draft } = await create(stranger.id, { draft: true });
    await papers.pass(1);
    await returned(order, 1);
    const { body: correction } = await correct(made.id);
    const until = Math.floor(world.cloud.clock.now() / 1000) + 3600;
    const token = await guestToken(order.id, until);
    for (const query of [{ token }, { sessionId: 'gio-cua-khach' }]) {
      const { body } = await world.send(listGuestInvoices, { params: { id: order.id }, query });
      expect(body.map(({ id }) => id)).toEqual([correction.id, made.id]);
      expect((await open(correction.id, query)).body.total).toBe(-108_000);
    }
    const theirs = { token: await guestToken(stranger.id, until) };
    expect((await open(made.id, theirs)).failure.code).toBe('INVOICE_NOT_FOUND');
    const asked = { params: { id: order.id }, query: theirs };
    expect((await world.send(listGuestInvoices, asked)).failure.code).toBe('ORDER_NOT_FOUND');
    const drafts = await world.send(listGuestInvoices, { params: { id: stranger.id }, query: theirs });
    expect(drafts.body).toEqual([]);
    expect((await open(draft.id, theirs)).failure.code).toBe('INVOICE_NOT_FOUND');
  });
});
