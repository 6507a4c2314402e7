import { beforeAll, describe, expect, it } from 'vitest';
import {
  decideReward,
  getRewardRule,
  listHeldRewards,
  listRewards,
  saveRewardRule,
  takeVoucher,
} from '#shared/referrals/index.ts';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import { login, readLeaving } from '#shared/accounts/index.ts';
import { createIdentity } from '#shared/identity/index.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { isSameDevice, isSamePaper } from '#functions/domain/accounts/sessions/same-person-signals.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { aPaper, freshNumber } from '#tests/support/identity.ts';
import { newRequest } from '#tests/support/orders.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { type Member, password } from '#tests/support/world.ts';

const world = aSharedWorld({ awake: ['follow-referrals'] });
const admin = aSharedMember(world, { role: 'admin' });
const product = aProduct({ name: 'Gạo nếp', price: 1_000_000 });
const long = '2026-01-01T00:00:00.000Z';

const asAdmin = <T extends object>(asked: T) => ({ token: admin.accessToken, ...asked });

beforeAll(async () => {
  const { body } = await world.send(getRewardRule, { token: admin.accessToken });
  const { version, ...draft } = body;
  await world.send(saveRewardRule, asAdmin({ body: { ...draft, isOn: true, version } }));
});

/** A referrer whom staff know, and somebody they brought. */
async function aPair(given: Partial<Member> = {}) {
  const referrer = await world.aMember({ verificationDate: long });
  const known = await profileRecord.find(world.table, { id: referrer.id });
  if (!known) throw new Error('Nobody is there');
  const buyer = await world.aMember({ ...below(known), ...given });
  return { referrer, buyer };
}

async function bought(buyer: Member, given: Partial<StoredOrder> = {}): Promise<StoredOrder> {
  const order = aStoredOrder(buyer, [anOrderItem(product, 1)], { userId: buyer.id, version: 1, ...given });
  await world.write([orderRecord.item(order)]);
  await settled(world.cloud);
  return order;
}

const ledger = async (who: Member) => (await world.send(listRewards, { token: who.accessToken })).body;

/** A week and a day later. */
const later = () => contextOf(world.table, () => new Date(Date.now() + 8 * 86_400_000));

describe('rewards', () => {
  it('come from an order of somebody directly brought, wait a week, and become a voucher once', async () => {
    const { referrer, buyer } = await aPair();
    const order = await bought(buyer);
    const reward = Math.floor((order.subtotal * 200) / 10_000);
    const waiting = await ledger(referrer);
    expect(waiting.balance).toEqual({ usable: 0, waiting: reward, held: 0, lines: 1 });
    expect(waiting.data).toMatchObject([
      {
        kind: 'earned',
        amount: reward,
        orderCode: order.code,
        buyer: { id: buyer.id },
        by: { level: 1, shareBasisPoints: 200, base: order.subtotal },
        state: 'waiting',
      },
    ]);
    const holds = async () => (await world.send(readLeaving, { token: referrer.accessToken })).body.holds;
    expect(await holds()).toEqual(['rewards']);
    const take = (amount: number, clientRequestId = newRequest()) =>
      world.send(takeVoucher, { token: referrer.accessToken, body: { amount, clientRequestId } });
    expect((await take(reward)).failure.code).toBe('REWARD_TOO_LITTLE');
    expect((await take(1)).failure.code).toBe('REWARD_TOO_SMALL');

    await matureReward(later(), order.id);
    await matureReward(later(), order.id);
    expect(await holds()).toEqual([]);
    expect((await ledger(referrer)).balance).toEqual({ usable: reward, waiting: 0, held: 0, lines: 1 });
    const key = newRequest();
    const [first, again] = [await take(reward, key), await take(reward, key)];
    expect([first.status, again.body.code]).toEqual([201, first.body.code]);
    expect((await take(reward - 1, key)).failure.code).toBe('REQUEST_DIFFERS');
    expect((await take(reward)).failure.code).toBe('REWARD_TOO_LITTLE');
    const { balance, data } = await ledger(referrer);
    expect(balance).toEqual({ usable: 0, waiting: 0, held: 0, lines: 2 });
    expect(data[0]).toMatchObject({ kind: 'voucher', amount: -reward, voucherCode: first.body.code });
    const wallet = await world.send(listUserVouchers, { token: referrer.accessToken });
    expect(JSON.stringify(wallet.body)).toContain(first.body.code);
  });

  it('are earned by nobody further up, by nobody unknown, nor from orders from before they were known', async () => {
    const { referrer, buyer } = await aPair({ verificationDate: long } as never);
    const known = await profileRecord.find(world.table, { id: buyer.id });
    const grandchild = await world.aMember(known ? below(known) : {});
    await bought(grandchild);
    expect((await ledger(referrer)).balance.lines).toBe(0);

    const unknown = await world.aMember();
    const theirs = await profileRecord.find(world.table, { id: unknown.id });
    await bought(await world.aMember(theirs ? below(theirs) : {}));
    expect((await ledger(unknown)).balance.lines).toBe(0);
    await bought(buyer, { createdAt: '2025-12-31T00:00:00.000Z' });
    expect((await ledger(referrer)).balance.lines).toBe(0);
  });

  it.each(['paper', 'device'] as const)('are held where a %s is of both', async (what) => {
    const { referrer, buyer } = await aPair();
    const number = freshNumber();
    for (const { accessToken: token, email: username } of [referrer, buyer]) {
      if (what === 'paper') await world.send(createIdentity, { token, body: aPaper({ number }) });
      else await world.send(login, { body: { username, password } });
    }
    await bought(buyer);
    await expect.poll(async () => (await ledger(referrer)).data[0]).toMatchObject({ heldFor: [what] });

    const stranger = await world.aMember();
    const mine = [referrer.id, stranger.id] as const;
    expect(await isSamePaper(later(), mine)).toBe(false);
    expect(await isSameDevice(later(), mine)).toBe(false);
  });

  it('are held where buyer and referrer share a number, until an admin decides once', async () => {
    const { referrer, buyer } = await aPair();
    const customer = { fullName: 'Ai Đó', phone: referrer.phoneNumber, email: buyer.email };
    const [order, other] = [await bought(buyer, { customer }), await bought(buyer, { customer })];
    const held = async (token = admin.accessToken) =>
      world.send(listHeldRewards, { token, query: { take: 100 } });
    const rowOf = async (id: string) => (await held()).body.data.find(({ orderId }) => orderId === id);
    await expect.poll(() => rowOf(other.id)).toBeDefined();
    const row = await rowOf(order.id);
    expect(row).toMatchObject({ heldFor: ['phone'], referrer: { id: referrer.id }, buyer: { id: buyer.id } });
    expect((await ledger(referrer)).data[0]).toMatchObject({ state: 'held', heldFor: ['phone'] });

    const decide = (id: string, body: object, token = admin.accessToken) =>
      world.send(decideReward, { token, params: { id }, body: body as never });
    const refuse = { decision: 'refuse', note: 'Cùng một người', version: row?.version ?? 0 };
    expect((await decide(order.id, { ...refuse, note: ' ' })).status).toBe(400);
    expect((await decide(order.id, { ...refuse, version: 99 })).failure.code).toBe('STALE_STATE');
    expect((await decide('khong-co', refuse)).failure.code).toBe('REWARD_NOT_FOUND');
    expect((await decide(order.id, refuse)).body).toMatchObject({ state: 'void' });
    expect((await decide(order.id, refuse)).status).toBe(200);
    const release = { decision: 'release', note: '', version: (await rowOf(other.id))?.version ?? 0 };
    expect((await decide(other.id, release)).body.state).toBe('waiting');
    expect((await decide(other.id, { ...release, version: release.version + 1 })).failure.code).toBe(
      'REWARD_DECIDED',
    );
    const after = await ledger(referrer);
    expect(after.balance).toMatchObject({ held: 0, usable: 0, lines: 3 });
    expect(after.data[0]).toMatchObject({ kind: 'refused', state: 'void', note: 'Cùng một người' });
  });

  it('follow a cancelled order, and a page of the ledger goes on where the last ended', async () => {
    const { referrer, buyer } = await aPair();
    const order = await bought(buyer, { status: 'confirmed', completedAt: null });
    const { data } = await ledger(referrer);
    expect(data[0]).toMatchObject({ state: 'waiting', payableAt: null });
    await world.write([orderRecord.item({ ...order, status: 'cancelled', version: 2 })]);
    await settled(world.cloud);
    const token = referrer.accessToken;
    const first = await world.send(listRewards, { token, query: { take: 1 } });
    expect(first.body).toMatchObject({ balance: { waiting: 0 }, data: [{ kind: 'cancelled' }] });
    const query = { take: 1, cursor: first.body.nextCursor ?? '' };
    const rest = await world.send(listRewards, { token, query });
    expect(rest.body).toMatchObject({ data: [{ kind: 'earned' }], nextCursor: null });
    expect((await world.send(listRewards, { token, query: { cursor: 'x' } })).failure.code).toBe(
      'BAD_CURSOR',
    );
  });

  it('have a rule that is saved over the one it was read from', async () => {
    const { body } = await world.send(getRewardRule, { token: admin.accessToken });
    const { version, ...draft } = body;
    expect(body).toMatchObject({ isOn: true, shareBasisPoints: 200 });
    const save = (given: object, at = version) =>
      world.send(saveRewardRule, asAdmin({ body: { ...draft, ...given, version: at } as never }));
    expect((await save({ shareBasisPoints: 5000 })).status).toBe(400);
    expect((await save({ level: 2 })).status).toBe(400);
    expect((await save({ waitDays: 6 })).status).toBe(400);
    expect((await save({ voucherDays: 31 })).body.version).toBe(version + 1);
    expect((await save({ voucherDays: 31 })).status).toBe(200);
    expect((await save({ voucherDays: 32 })).failure.code).toBe('STALE_STATE');
  });
});
