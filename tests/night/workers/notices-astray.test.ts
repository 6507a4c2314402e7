import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { withoutFlags } from '#functions/domain/orders/order-money.ts';
import { shipping } from '#tests/support/parcels.ts';
import { paying } from '#tests/support/payments.ts';
import { settled } from '#tests/support/settled.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let packer: Member;
let shop: ReturnType<typeof shipping>;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  packer = await world.aMember({ role: 'collaborator' });
  [shop, pay] = [shipping(world), paying(world)];
});
afterAll(() => world.close());

const providers = ['bank', 'vnpay', 'stripe', 'ghtk'] as const;
const hour = 3600;

/** What becomes of all that providers tell: as it should be, and as it should not. */
const ways = {
  told: {},
  repeated: { copies: 3 },
  reordered: { hold: 'yes', copies: 2 },
  late: { delaySeconds: 2 * hour },
  lost: { lose: 1000 },
} as const;
type Way = keyof typeof ways;

const tellAll = (path: string, body: object) =>
  Promise.all(providers.map((name) => pay.tell(`${name}/${path}`, body)));

/** Time passes, and what the clock does is done. */
async function pass(hours: number): Promise<void> {
  await world.cloud.clock.advance(hours * hour);
  await settled(world.cloud);
}

/** Six in the evening in Vietnam: its day is over before anybody's order has waited for too long. */
async function evening(): Promise<void> {
  const inVietnam = (world.cloud.clock.now() / 1000 + 7 * hour) % (24 * hour);
  await world.cloud.clock.advance((18 * hour - inVietnam + 24 * hour) % (24 * hour));
}

type Placed = { orderId: string; member: Member };

async function byMoney(method: 'transfer' | 'wallet' | 'card'): Promise<Placed> {
  const { order, member } = await shop.placed({ paymentMethod: 'transfer' });
  const { body: payment } = await pay.begin(member, order.id, method);
  if (method === 'transfer') await pay.transfer({ amount: payment.amount, content: payment.code });
  if (method === 'wallet') await pay.payAtVnpay(payment.redirectUrl);
  if (method === 'card') await pay.payByCard(payment.redirectUrl);
  return { orderId: order.id, member };
}

async function byParcel(): Promise<Placed> {
  const { order, member, label } = await shop.sent(packer);
  for (const status of ['12', '3', '4', '5', '6']) await shop.becomes(label, status);
  return { orderId: order.id, member };
}

/** One order of each kind, whose notices go this way. */
async function happensBy(way: Way): Promise<Placed[]> {
  await tellAll('faults', ways[way]);
  await shop.tell('switches', { plan: 'still' });
  const placed = [
    await byParcel(),
    await byMoney('transfer'),
    await byMoney('wallet'),
    await byMoney('card'),
  ];
  await tellAll('faults', {});
  if (way === 'reordered') await tellAll('release', { order: 'reversed' });
  await settled(world.cloud);
  return placed;
}

/** How an order, its payments, its parcel and its mails stand; that its money came late is all that may be told. */
async function endOf({ orderId, member }: Placed) {
  const [{ order, payments }, job] = await Promise.all([
    pay.stateOf(orderId),
    jobRecord.find(world.table, { id: orderId }),
  ]);
  const { status, paymentStatus, total, paidAmount, refundDue, flags } = order;
  return {
    money: { status, paymentStatus, missing: total - paidAmount, refundDue },
    flags: withoutFlags(flags, 'late_payment'),
    payments: payments.map((payment) => payment.status).toSorted(),
    parcels: job?.parcels.map(({ stage, booked }) => [stage, booked]),
    mails: world.cloud.mailbox
      .list(member.email)
      .map(({ subject }) => subject.replace(order.code, ''))
      .toSorted(),
  };
}

it('what providers tell twice, in another order, late or never ends as what they tell once', async () => {
  await evening();
  const placed = new Map<Way, Placed[]>();
  for (const way of Object.keys(ways) as Way[]) placed.set(way, await happensBy(way));
  const endsOf = async (way: Way) => Promise.all((placed.get(way) ?? []).map(endOf));
  const expected = await endsOf('told');
  expect(expected.map(({ money }) => money)).toEqual([
    { status: 'completed', paymentStatus: 'paid', missing: 0, refundDue: 0 },
    ...Array.from({ length: 3 }, () => ({
      status: 'confirmed',
      paymentStatus: 'paid',
      missing: 0,
      refundDue: 0,
    })),
  ]);
  // A few hours for what is late, and a night for what has to be asked about or compared with lists.
  for (const hours of [3, 8, 6]) await pass(hours);
  for (const way of Object.keys(ways) as Way[]) expect([way, await endsOf(way)]).toEqual([way, expected]);
});
