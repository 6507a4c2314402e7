import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#shared/payments/index.ts';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { vnpayQuery } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { openState } from '#infra/local/home/state.ts';
import { paying } from '#tests/support/payments.ts';
import { settled } from '#tests/support/settled.ts';
import { isNight } from '#tests/support/night.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let pay: ReturnType<typeof paying>;
let secrets: { bank: string; vnpay: string; stripe: string };
beforeAll(async () => {
  // Where there is chaos, time passes until what failed comes again; that is not to end the session.
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  member = await world.aMember();
  pay = paying(world);
  const state = openState(world.cloud.home);
  const secret = (name: string) => state.read(`secret:cholang/sandbox/payments/${name}`) ?? '';
  secrets = { bank: secret('bank'), vnpay: secret('vnpay'), stripe: secret('stripe-notices') };
  state.close();
});
afterAll(() => world.close());

type Sent = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

type Told = { status: number; body: unknown };

async function sendOnce({ path, ...init }: Sent): Promise<Told> {
  const reply = await fetch(`${world.url}/api/payments/webhooks/${path}`, init);
  return { status: reply.status, body: await reply.json() };
}

/** As the providers see it: it was our fault, and they come again. */
const isOurFault = ({ status, body }: Told): boolean =>
  status >= 500 || (body as { RspCode?: string }).RspCode === '99';

const maxTries = 8;

async function send(sent: Sent): Promise<Told> {
  for (let tries = 1; ; tries += 1) {
    const told = await sendOnce(sent);
    if (!world.cloud.chaos() || !isOurFault(told) || tries === maxTries) return told;
  }
}

const seconds = () => String(Math.floor(world.cloud.clock.now() / 1000));
let lastId = 5_000_000;

function bankNotice({ code, amount }: Payment, change: Record<string, unknown> = {}): Sent {
  const body = JSON.stringify({
    id: (lastId += 1),
    accountNumber: '0011002233445',
    content: `chuyển tiền ${code}`,
    transferType: 'in',
    transferAmount: amount,
    referenceCode: `FT${lastId}`,
    ...change,
  });
  const timestamp = seconds();
  return {
    method: 'POST',
    path: 'bank',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signBody(timestamp, Buffer.from(body), secrets.bank)}`,
    },
    body,
  };
}

const vnpayFields = ({ code, amount }: Payment, change: Record<string, string> = {}) => ({
  vnp_TmnCode: 'CHOLANG1',
  vnp_Amount: String(amount * 100),
  vnp_BankCode: 'NCB',
  vnp_OrderInfo: 'Thanh toan don hang :5',
  vnp_TransactionNo: String((lastId += 1)),
  vnp_ResponseCode: '00',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: code,
  ...change,
});

const vnpayNotice = (payment: Payment, change: Record<string, string> = {}): Sent => ({
  method: 'GET',
  path: `vnpay?${vnpayQuery(vnpayFields(payment, change), secrets.vnpay)}`,
});

function stripeEvent(body: string): Sent {
  const at = seconds();
  const signature = `t=${at},v1=${signBody(at, Buffer.from(body), secrets.stripe)}`;
  return { method: 'POST', path: 'stripe', headers: { 'stripe-signature': signature }, body };
}

function stripeNotice({ code, amount }: Payment, { currency = 'vnd', livemode = false } = {}): Sent {
  const id = (lastId += 1);
  const intent = { id: `pi_${id}`, amount_received: amount, currency, metadata: { paymentCode: code } };
  const body = JSON.stringify({
    id: `evt_${id}`,
    type: 'payment_intent.succeeded',
    livemode,
    data: { object: intent },
  });
  return stripeEvent(body);
}

const paidOf = async (orderId: string) => {
  await settled(world.cloud);
  const { order } = await pay.stateOf(orderId);
  return [order.status, order.paidAmount, order.refundDue, order.version];
};

/** The same text with one byte another, at each place. */
const altered = (text: string): string[] =>
  Array.from(Buffer.from(text), (byte, place) => {
    const bytes = Buffer.from(text);
    bytes[place] = byte ^ 1;
    return bytes.toString('latin1');
  });

describe('a notice of the bank', () => {
  it('altered by one byte is refused and changes nothing; as it was sent, it pays', async () => {
    const { payment, order } = await pay.aPayment(member);
    const before = await paidOf(order.id);
    const notice = bankNotice(payment);
    for (const body of altered(notice.body ?? '')) {
      const { status, body: answer } = await send({ ...notice, body });
      expect([status, answer]).toMatchObject([400, { code: 'WEBHOOK_REFUSED' }]);
    }
    expect(await paidOf(order.id)).toEqual(before);
    expect(await send(notice)).toEqual({ status: 200, body: { success: true } });
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 180_000, 0]);
  });

  it('without a signature, with an old one, or too large, is refused', async () => {
    const { payment } = await pay.aPayment(member);
    const notice = bankNotice(payment);
    const old = String(Number(seconds()) - 301);
    const stale = {
      'x-sepay-timestamp': old,
      'x-sepay-signature': `sha256=${signBody(old, Buffer.from(notice.body ?? ''), secrets.bank)}`,
    };
    expect((await send({ ...notice, headers: {} })).status).toBe(400);
    expect((await send({ ...notice, headers: stale })).status).toBe(400);
    expect((await send({ ...notice, body: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('that comes two hundred times is one, and a thousand times at night', async () => {
    const { payment, order } = await pay.aPayment(member);
    const id = (lastId += 1);
    // Signed anew each time, as a provider does that tells of something again.
    const tell = () => send(bankNotice(payment, { id, referenceCode: `FT${id}` }));
    await tell();
    const once = await paidOf(order.id);
    for (let turn = 0; turn < (isNight ? 20 : 4); turn += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, tell));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await paidOf(order.id)).toEqual(once);
    expect(world.cloud.mailbox.list(order.customer.email)).toHaveLength(1);
  });

  it('naming two orders waits for a person', async () => {
    const [one, two] = [await pay.aPayment(member), await pay.aPayment(member)];
    const notice = bankNotice(one.payment, { content: `${one.payment.code} va ${two.payment.code}` });
    expect((await send(notice)).status).toBe(200);
    expect([(await paidOf(one.order.id))[1], (await paidOf(two.order.id))[1]]).toEqual([0, 0]);
  });
});

describe('a notice of VNPay', () => {
  const answerOf = async (sent: Sent) => {
    const { status, body } = await send(sent);
    return [status, (body as { RspCode: string }).RspCode];
  };
  const aWalletPayment = () => pay.aPayment(member, 'wallet');

  it('00 once, 02 for a repeat, and the order is paid', async () => {
    const { payment, order } = await aWalletPayment();
    const notice = vnpayNotice(payment);
    expect(await answerOf(notice)).toEqual([200, '00']);
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 180_000, 0]);
    expect(await answerOf(notice)).toEqual([200, '02']);
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 180_000, 0]);
  });

  it('is taken as a form and as JSON too', async () => {
    const [one, two] = [await aWalletPayment(), await aWalletPayment()];
    const query = vnpayQuery(vnpayFields(one.payment), secrets.vnpay);
    const json = Object.fromEntries(new URLSearchParams(vnpayQuery(vnpayFields(two.payment), secrets.vnpay)));
    const post = { method: 'POST', path: 'vnpay' } as const;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await answerOf({ ...post, headers: form, body: query })).toEqual([200, '00']);
    const type = { 'content-type': 'application/json' };
    expect(await answerOf({ ...post, headers: type, body: JSON.stringify(json) })).toEqual([200, '00']);
    expect((await paidOf(one.order.id))[0]).toBe('confirmed');
    expect((await paidOf(two.order.id))[0]).toBe('confirmed');
  });

  it('97 altered by one byte, and nothing changes', async () => {
    const { payment, order } = await aWalletPayment();
    const before = await paidOf(order.id);
    const [, query = ''] = vnpayNotice(payment).path.split('?');
    for (const wrong of altered(query).filter((text) => !/[#\s%]/.test(text)))
      expect(await answerOf({ method: 'GET', path: `vnpay?${wrong}` })).toEqual([200, '97']);
    expect(await answerOf({ method: 'GET', path: 'vnpay' })).toEqual([200, '97']);
    expect(await answerOf(vnpayNotice(payment, { vnp_TmnCode: 'OTHER001' }))).toEqual([200, '97']);
    expect(await paidOf(order.id)).toEqual(before);
  });

  it('99 for the address we sent the shopper to, which is signed alike, and for what leaves out how it ended', async () => {
    const { payment, order } = await aWalletPayment();
    const before = await paidOf(order.id);
    const ours = new URL(payment.redirectUrl ?? '').search;
    expect(await answerOf({ method: 'GET', path: `vnpay${ours}` })).toEqual([200, '99']);
    for (const name of ['vnp_ResponseCode', 'vnp_TransactionStatus', 'vnp_TransactionNo'])
      expect(await answerOf(vnpayNotice(payment, { [name]: '' }))).toEqual([200, '99']);
    expect(await answerOf(vnpayNotice(payment, { vnp_Command: 'pay' }))).toEqual([200, '99']);
    expect(await paidOf(order.id)).toEqual(before);
    expect((await pay.stateOf(order.id)).payments[0]?.status).toBe('pending');
  });

  it('of a refusal after its money came changes nothing', async () => {
    const { payment, order } = await aWalletPayment();
    await send(vnpayNotice(payment));
    const paid = await paidOf(order.id);
    await send(vnpayNotice(payment, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
    expect(await paidOf(order.id)).toEqual(paid);
    expect((await pay.stateOf(order.id)).payments[0]).toMatchObject({ status: 'succeeded', reason: null });
  });

  it('of a refusal after doubt ends the doubt', async () => {
    const { payment, order } = await aWalletPayment();
    await send(vnpayNotice(payment, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }));
    await settled(world.cloud);
    await send(vnpayNotice(payment, { vnp_ResponseCode: '99', vnp_TransactionStatus: '02' }));
    await settled(world.cloud);
    const { order: after, payments } = await pay.stateOf(order.id);
    expect([after.status, after.flags]).toEqual(['draft', []]);
    expect(payments[0]).toMatchObject({ status: 'failed', reason: 'declined' });
  });

  it('01 for a payment nobody began, 04 for another amount', async () => {
    const { payment, order } = await aWalletPayment();
    const { payment: byTransfer } = await pay.aPayment(member);
    expect(await answerOf(vnpayNotice(payment, { vnp_TxnRef: 'TT000000000' }))).toEqual([200, '01']);
    expect(await answerOf(vnpayNotice(byTransfer))).toEqual([200, '01']);
    expect(await answerOf(vnpayNotice(payment, { vnp_Amount: '17999900' }))).toEqual([200, '04']);
    expect((await paidOf(order.id))[1]).toBe(0);
  });

  it('of a refusal is taken with 00, and the order waits for another attempt', async () => {
    const { payment, order } = await aWalletPayment();
    const refused = vnpayNotice(payment, { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' });
    expect(await answerOf(refused)).toEqual([200, '00']);
    await settled(world.cloud);
    const { order: after, payments } = await pay.stateOf(order.id);
    expect(payments[0]).toMatchObject({ status: 'failed', reason: 'declined', providerCode: '51' });
    expect(after.status).toBe('draft');
  });

  it('of money in doubt waits for a person, until it is certain', async () => {
    const { payment, order } = await aWalletPayment();
    const doubt = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07', vnp_TransactionNo: '777' };
    expect(await answerOf(vnpayNotice(payment, doubt))).toEqual([200, '00']);
    await settled(world.cloud);
    const { order: doubted, payments } = await pay.stateOf(order.id);
    expect([doubted.flags, doubted.status]).toEqual([['held'], 'draft']);
    expect(payments[0]).toMatchObject({ status: 'pending', reason: 'held' });
    expect(await answerOf(vnpayNotice(payment, { vnp_TransactionNo: '777' }))).toEqual([200, '00']);
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 180_000, 0]);
    expect((await pay.stateOf(order.id)).order.flags).toEqual([]);
  });

  it('of a second payment for one order: what came is kept, and goes back', async () => {
    const { payment, order } = await aWalletPayment();
    await send(vnpayNotice(payment));
    await settled(world.cloud);
    expect(await answerOf(vnpayNotice(payment))).toEqual([200, '02']);
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 360_000, 180_000]);
  });
});

describe('an event of Stripe', () => {
  it('altered by one byte is refused; as it was sent, it pays, once', async () => {
    const { payment, order } = await pay.aPayment(member, 'card');
    const before = await paidOf(order.id);
    const notice = stripeNotice(payment);
    expect((await send({ ...notice, body: 'x'.repeat(70_000) })).status).toBe(413);
    for (const body of altered(notice.body ?? '')) expect((await send({ ...notice, body })).status).toBe(400);
    expect(await paidOf(order.id)).toEqual(before);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await send(notice)).toEqual({ status: 200, body: { received: true } });
    expect((await paidOf(order.id)).slice(0, 3)).toEqual(['confirmed', 180_000, 0]);
  });

  it.each([
    ['another currency', { currency: 'usd' }],
    ['real money where it is only played', { livemode: true }],
  ])('of %s pays nothing, and waits for a person', async (_, change) => {
    const { payment, order } = await pay.aPayment(member, 'card');
    expect((await send(stripeNotice(payment, change))).status).toBe(200);
    await settled(world.cloud);
    const { order: after, payments } = await pay.stateOf(order.id);
    expect(after).toMatchObject({ status: 'draft', paidAmount: 0, flags: ['held'] });
    expect(payments[0]).toMatchObject({ status: 'pending', reason: 'held' });
  });

  it('about something we do not use is taken, and changes nothing', async () => {
    const body = JSON.stringify({ id: 'evt_other', type: 'customer.created', data: { object: {} } });
    expect(await send(stripeEvent(body))).toEqual({ status: 200, body: { received: true } });
  });
});
