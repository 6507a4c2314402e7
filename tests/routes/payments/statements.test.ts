import { afterAll, beforeAll, expect, it } from 'vitest';
import { importStatement } from '#shared/payments/statements.contract.ts';
import { paying } from '#tests/support/payments.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let [member, admin]: Member[] = [];
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld();
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
  pay = paying(world);
});
afterAll(() => world.close());

const head = 'Ngày giao dịch;Phát sinh nợ;Phát sinh có;Nội dung;Số bút toán';
async function take(lines: string[], { who = admin, trial = false } = {}) {
  const answer = await world.send(importStatement, {
    token: who?.accessToken ?? '',
    body: { bank: 'mb', text: [head, ...lines].join('\n'), trial },
  });
  await settled(world.cloud);
  return answer;
}

it('pays what nobody told of, once, however often it is taken in', async () => {
  const { payment, order } = await pay.aPayment(member ?? { id: '', accessToken: '' });
  const line = `23/11/2026;0;180.000;CK ${payment.code};FT${payment.code}`;
  expect((await take([line], { trial: true })).body).toMatchObject({ added: 1, known: 0 });
  expect((await pay.stateOf(order.id)).order.paidAmount).toBe(0);
  const first = await take([line, line, '23/11/2026;50.000;0;Phi;FT2']);
  expect(first.body).toEqual({ read: 3, added: 1, known: 1, outgoing: 1, unreadable: 0, problems: [] });
  expect((await pay.stateOf(order.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  expect((await take([line])).body).toMatchObject({ added: 0, known: 1 });
  expect((await pay.stateOf(order.id)).order.paidAmount).toBe(180_000);
});

it('does not count again what the bank told of at once, nor the other way about', async () => {
  const { payment, order } = await pay.aPayment(member ?? { id: '', accessToken: '' });
  const reference = `FTA${payment.code}`;
  await pay.transfer({ amount: 180_000, content: payment.code, reference });
  const line = `23/11/2026;0;180000;${payment.code};${reference}`;
  expect((await take([line])).body).toMatchObject({ added: 0, known: 1 });
  const { payment: later, order: other } = await pay.aPayment(member ?? { id: '', accessToken: '' });
  const next = `FTB${later.code}`;
  await take([`23/11/2026;0;180000;${later.code};${next}`]);
  await pay.transfer({ amount: 180_000, content: later.code, reference: next });
  expect((await pay.stateOf(order.id)).order.paidAmount).toBe(180_000);
  expect((await pay.stateOf(other.id)).order).toMatchObject({ paidAmount: 180_000, refundDue: 0 });
});

it('refuses junk in words', async () => {
  const token = admin?.accessToken ?? '';
  const junk = await world.send(importStatement, { token, body: { bank: 'mb', text: 'xin chào' } });
  expect([junk.status, junk.failure.code]).toEqual([422, 'STATEMENT_UNREADABLE']);
});
