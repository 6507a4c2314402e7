import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  cancelInvoice,
  correctInvoice,
  createInvoice,
  getInvoice,
  getInvoicePaper,
  issueInvoice,
  listGuestInvoices,
  openInvoice,
  openInvoicePaper,
  replaceInvoice,
  searchInvoices,
  sendInvoice,
} from '#shared/invoices/index.ts';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { invoiceKeys } from '#functions/domain/invoices/invoice-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { tallyRecord } from '#functions/domain/returns/return-tally.ts';
import { aCompany, type aSoldOrder, invoicing } from '#tests/support/invoices.ts';
import { isNight } from '#tests/support/night.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, freshEmail, type Member, type World } from '#tests/support/world.ts';

let world: World;
let [admin, packer, buyer, other]: Member[] = [];
let papers: ReturnType<typeof invoicing>;
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [admin, packer, buyer, other] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
    world.aMember(),
    world.aMember(),
  ]);
  papers = invoicing(world);
});
beforeEach(async () => {
  await Promise.all([papers.tell('faults', {}), papers.tell('switches', {})]);
});
afterAll(() => world.close());

const as = (who = admin) => ({ token: who?.accessToken ?? '' });
const sold = (given: Parameters<typeof aSoldOrder>[0] = {}) =>
  papers.anOrder({ userId: buyer?.id ?? '', ...given });
const create = (orderId: string, more: { draft?: boolean; clientRequestId?: string } = {}, who = admin) =>
  world.send(createInvoice, { ...as(who), body: { orderId, ...more } });
const look = (id: string, who = admin) => world.send(getInvoice, { ...as(who), params: { id } });
const correct = (id: string, more: { clientRequestId?: string } = {}) =>
  world.send(correctInvoice, { ...as(), params: { id }, body: { reason: 'Khách trả hàng', ...more } });
const replace = (id: string, more: object = {}) =>
  world.send(replaceInvoice, { ...as(), params: { id }, body: { reason: 'Sai mã số thuế', ...more } });
const cancel = (id: string) =>
  world.send(cancelInvoice, { ...as(), params: { id }, body: { reason: 'Lập nhầm đơn' } });
const list = (query: object = {}, who = admin) => world.send(searchInvoices, { ...as(who), query });

const Taken = z.object({ sk: z.string(), invoiceId: z.string() });
/** Every number of a series there is, in their order. */
async function numbersOf(series: string) {
  const asked = {
    pk: invoiceKeys.seriesPartition(series),
    startsWith: invoiceKeys.numberPrefix,
    limit: 1000,
  };
  const { items } = await world.table.list(asked, Taken);
  return items.map(({ sk, invoiceId }) => ({
    number: Number(sk.slice(invoiceKeys.numberPrefix.length)),
    invoiceId,
  }));
}

/** Some pieces of its first line came back for money. */
async function returned(order: StoredOrder, pieces: number) {
  const [line] = order.items;
  if (!line) throw new Error('It has no lines');
  const amount = line.unitTotal * pieces;
  const money = { returnedAmount: amount, refundedAmount: amount };
  const found = await orderRecord.find(world.table, { id: order.id });
  if (!found) throw new Error('It is gone');
  const tally = { orderId: order.id, held: {}, refunded: {}, version: 0 };
  const counted = { held: { [line.id]: pieces }, refunded: { [line.id]: pieces } };
  await world.table.write([
    ...orderRecord.replace(found, money).writes,
    ...tallyRecord.replace(tally, counted).writes,
  ]);
}

describe('an invoice', () => {
  it('is made out to whom the order’s request names, numbered, and accepted by the provider', async () => {
    const order = await sold({ vatInvoice: aCompany });
    const { status, body } = await create(order.code);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'issued',
      kind: 'original',
      orderCode: order.code,
      buyer: { kind: 'company', name: aCompany.companyName, taxCode: aCompany.taxCode },
      net: 200_000,
      tax: 16_000,
      total: 216_000,
      sending: 'waiting',
      payment: 'CK',
    });
    expect(body.series).toMatch(/^1C\d\dTCL$/);
    await papers.pass(1);
    const { body: later } = await look(body.id);
    expect(later).toMatchObject({ sending: 'accepted', work: { error: null } });
    expect(later.authorityCode).toMatch(/^M1-/);
    expect(later.work?.events.map(({ to }) => to)).toEqual(['issued', 'accepted']);
    expect(await papers.book()).toContainEqual(
      expect.objectContaining({ reference: body.id, number: body.number, total: 216_000 }),
    );
  });

  it('of who asked for none is a consumer’s, or whose staff say', async () => {
    const { body } = await create((await sold()).id);
    expect(body.buyer).toMatchObject({ kind: 'person', name: 'Trần Thị Thử', taxCode: '' });
    const { id: orderId } = await sold();
    const person = { name: 'Lê Văn Hai', taxCode: '001099012345', address: 'Hà Nội', email: '' };
    const named = await world.send(createInvoice, { ...as(), body: { orderId, buyer: person } });
    expect(named.body.buyer).toEqual({ kind: 'person', ...person });
  });

  it('is its buyer’s to read and keep, and nobody else’s; of its making they are told nothing', async () => {
    const { body: made } = await create((await sold()).id);
    const { body: draft } = await create((await sold()).id, { draft: true });
    const { body: own } = await list({}, buyer);
    expect(own.data.map(({ id }) => id)).toContain(made.id);
    expect(own.data.map(({ id }) => id)).not.toContain(draft.id);
    expect((await list({ status: 'draft' }, buyer)).body.data).toEqual([]);
    expect((await list({}, other)).body.data).toEqual([]);
    // Packers have no part in money.
    expect((await list({}, packer)).body.data).toEqual([]);
    expect((await list({ status: 'draft', orderId: draft.orderId })).body.data).toHaveLength(1);
    const { body: shown } = await look(made.id, buyer);
    expect(shown).toMatchObject({ id: made.id, total: 216_000 });
    expect(shown).not.toHaveProperty('work');
    for (const who of [other, packer])
      for (const id of [made.id, 'nobody-knows']) {
        const { status, failure } = await look(id, who);
        expect([status, failure.code]).toEqual([404, 'INVOICE_NOT_FOUND']);
      }
    expect((await look(draft.id, buyer)).status).toBe(404);
    const { status, body: file } = await world.send(getInvoicePaper, {
      ...as(buyer),
      params: { id: made.id },
    });
    expect(status).toBe(200);
    const text = (await pdfText(file.bytes)).join(' ');
    for (const words of [
      'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
      `Ký hiệu: ${made.series}`,
      String(made.number).padStart(8, '0'),
      'Hai trăm mười sáu nghìn đồng',
      'Đang chờ mã của cơ quan thuế',
    ])
      expect(text).toContain(words);
    const refused = await world.send(getInvoicePaper, { ...as(other), params: { id: made.id } });
    expect(refused.status).toBe(404);
  });

  it('is made of orders that are through and paid to the đồng', async () => {
    expect((await create('nobody-knows')).failure.code).toBe('ORDER_NOT_FOUND');
    const packing = await sold({ status: 'packing', completedAt: null });
    expect((await create(packing.id)).failure).toMatchObject({ statusCode: 409, code: 'ORDER_STATE' });
    const short = await sold({ paidAmount: 200_000, flags: ['underpaid'] });
    const { failure } = await create(short.id);
    expect(failure.code).toBe('INVOICE_UNPAID');
    expect(failure.message).toContain('200.000');
    const credit = {
      grantedBy: 'a',
      grantedAt: short.createdAt,
      reason: 'Khách quen',
      dueAt: short.createdAt,
    };
    const later = await sold({ paidAmount: 0, paymentStatus: 'processing', credit, flags: ['on_credit'] });
    expect((await create(later.id)).body).toMatchObject({ total: 216_000 });
  });

  it('is one of an order, however often and in how many ways it is asked for', async () => {
    const order = await sold();
    const clientRequestId = crypto.randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => create(order.id, { clientRequestId })));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    const { failure } = await create(order.id);
    expect([failure.statusCode, failure.code]).toEqual([409, 'INVOICE_MADE']);
    const { failure: other } = await create((await sold()).id, { clientRequestId });
    expect(other.code).toBe('REQUEST_DIFFERS');
    const racing = await sold();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(racing.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });
});

describe('a draft', () => {
  it('has no number until it is issued, once, as it was shown', async () => {
    const order = await sold();
    const { body: draft } = await create(order.id, { draft: true });
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      sending: 'none',
      work: { may: { issue: true } },
    });
    const params = { id: draft.id };
    const issue = () => world.send(issueInvoice, { ...as(), params });
    await returned(order, 1);
    const stale = await issue();
    expect(stale.failure).toMatchObject({ statusCode: 409, code: 'INVOICE_CHANGED' });
    expect((await look(draft.id)).body.total).toBe(108_000);
    const pressed = await Promise.all([issue(), issue(), issue()]);
    expect(new Set(pressed.map(({ body, status }) => `${status} ${body.number}`)).size).toBe(1);
    expect(pressed[0]?.body).toMatchObject({ status: 'issued', total: 108_000, sending: 'waiting' });
  });

  it('is dropped without a number, and its order may have another', async () => {
    const order = await sold();
    const { body: draft } = await create(order.id, { draft: true });
    expect((await cancel(draft.id)).body).toMatchObject({
      status: 'cancelled',
      number: null,
      sending: 'none',
    });
    const { failure } = await world.send(issueInvoice, { ...as(), params: { id: draft.id } });
    expect(failure.code).toBe('INVOICE_STATE');
    expect(failure.message).toContain('đã hủy');
    expect((await create(order.id)).status).toBe(201);
  });
});

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

describe('the provider', () => {
  it('that fails, loses its answers and takes its time has each invoice once in the end', async () => {
    await papers.tell('faults', { failAnswers: 2 });
    await papers.tell('switches', { loseAnswers: 2, laterSeconds: 400 });
    const orders = await Promise.all([1, 2, 3].map(() => sold()));
    const made = await Promise.all(orders.map(async ({ id }) => (await create(id)).body));
    await papers.pass(1);
    for (const { id } of made)
      expect((await look(id)).body).toMatchObject({ sending: 'waiting', authorityCode: null });
    for (let round = 0; round < 6; round += 1) await papers.pass(15);
    for (const { id } of made)
      expect((await look(id)).body).toMatchObject({ sending: 'accepted', work: { error: null } });
    const book = await papers.book();
    for (const { id } of made) expect(book.filter(({ reference }) => reference === id)).toHaveLength(1);
  });

  it('that refuses is told once more by a person, with the same number', async () => {
    await papers.tell('switches', { refuse: 1 });
    const { body: made } = await create((await sold()).id);
    const send = () => world.send(sendInvoice, { ...as(), params: { id: made.id } });
    await papers.pass(1);
    const { body: refused } = await look(made.id);
    expect(refused).toMatchObject({
      sending: 'refused',
      work: { error: 'Mã số thuế người mua không tồn tại', may: { send: true } },
    });
    // Nobody has told this reader of the write: the list is half a second old at most.
    const refusedOnes = async () => (await list({ sending: 'refused' })).body.data.map(({ id }) => id);
    await expect.poll(refusedOnes).toContain(made.id);
    await Promise.all([send(), send()]);
    await papers.pass(1);
    expect((await look(made.id)).body).toMatchObject({ sending: 'accepted', number: made.number });
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
    // Told again, it is the same draft; of an order nobody asked an invoice of there is none.
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
  const mailsOf = (to: string) => world.cloud.mailbox.list(to);
  const linkOf = (to: string) => {
    const [, hash = ''] = /invoices\/open#(\S+)/.exec(mailsOf(to)[0]?.text ?? '') ?? [];
    const given = new URLSearchParams(hash);
    return { id: given.get('id') ?? '', token: given.get('token') ?? '' };
  };
  /** Made out to a company with a bookkeeper of its own, once the tax office has it. */
  async function mailed(given: Parameters<typeof sold>[0] = {}) {
    const email = freshEmail();
    const order = await sold({ vatInvoice: { ...aCompany, email }, ...given });
    const { body: made } = await create(order.id);
    return { order, made, bookkeeper: email, customer: order.customer.email };
  }
  const open = (id: string, query: { token?: string; sessionId?: string }) =>
    world.send(openInvoice, { params: { id }, query });

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

// Each waits for the numbers before it: fifty take a busy machine as long as a call may take.
const issuedAtOnce = isNight ? 50 : 20;

it(`numbers ${issuedAtOnce} that are issued at once without a gap, in the order of their days`, async () => {
  const orders = await Promise.all(Array.from({ length: issuedAtOnce }, () => sold()));
  const answers = await Promise.all(orders.map(({ id }) => create(id)));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 201));
  const invoices = answers.map(({ body }) => body).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const [first] = invoices;
  expect(invoices.map(({ number }) => number)).toEqual(
    invoices.map((_, place) => (first?.number ?? 0) + place),
  );
  const days = invoices.map(({ issuedAt }) => issuedAt ?? '');
  expect(days).toEqual(days.toSorted());
  const all = await numbersOf(first?.series ?? '');
  expect(all.map(({ number }) => number)).toEqual(all.map((_, place) => place + 1));
  expect(new Set(all.map(({ invoiceId }) => invoiceId)).size).toBe(all.length);
});
