import { describe, expect, it } from 'vitest';
import { createInvoice, getInvoicePaper, issueInvoice, sendInvoice } from '#shared/invoices/index.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { isNight } from '#tests/support/night.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { anInvoicingShop } from './invoices-scene.ts';

const { world, papers, packer, buyer, other, as, sold, create, look, cancel, list, numbersOf, returned } =
  anInvoicingShop();

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
