import { describe, expect, it } from 'vitest';
import { register, verifyEmail } from '#shared/accounts/index.ts';
import {
  answerReferrer,
  getBranches,
  getNetwork,
  listDirectReferrals,
  listIndirectReferrals,
  listReferralUsers,
  nameReferrer,
  openReferral,
} from '#shared/referrals/index.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { MemberCounts } from '#functions/domain/accounts/member-counts.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone, type Member, password, tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld({ awake: ['follow-referrals'] });
const admin = aSharedMember(world, { role: 'admin' });
const ha = aSharedMember(world, { fullName: 'Nguyễn Thu Hà' });
const stranger = aSharedMember(world, {});

const member = async (id: string) => {
  const found = await profileRecord.find(world.table, { id });
  if (!found) throw new Error('Nobody is there');
  return found;
};
const broughtBy = async (by: Pick<Member, 'id'>, given = {}): Promise<Member> =>
  world.aMember({ ...below(await member(by.id)), ...given });

const of = ({ id }: Pick<Member, 'id'>, by: Member, query = {}) => ({
  token: by.accessToken,
  params: { id },
  query,
});
const names = async (by: Member, query = {}) =>
  (await world.send(listReferralUsers, of(by, by, query))).body.data.map(({ fullName }) => fullName);

describe('a friend’s code', () => {
  it('brings somebody into the network once they confirmed their address, wherever they do', async () => {
    const by = await world.aMember();
    const email = freshEmail();
    const { referenceId } = await member(by.id);
    const form = { fullName: 'Trần Minh Đức', email, phoneNumber: freshPhone(), password, referenceId };
    expect((await world.send(register, { body: form })).status).toBe(201);
    await settled(world.cloud);
    expect(await names(by)).toEqual([]);

    const token = tokenIn(await world.mailTo(email));
    expect((await world.send(verifyEmail, { body: { token, password } })).status).toBe(200);
    await expect.poll(() => names(by)).toEqual(['Trần Minh Đức']);
    await settled(world.cloud);
    const { body } = await world.send(getNetwork, { token: by.accessToken });
    expect(body.figures).toMatchObject({ total: 1, direct: 1, indirect: 0, thisWeek: 1, levels: [1] });
    const refused = await world.send(register, {
      body: { ...form, email: freshEmail(), phoneNumber: freshPhone(), referenceId: 'ZZZZ2222' },
    });
    expect(refused.failure.code).toBe('REFERRER_NOT_FOUND');
  });
});

describe('a network', () => {
  it('is shown to whoever it is of, to those above, and to admins; to nobody else', async () => {
    const top = await world.aMember();
    const one = await broughtBy(top, { fullName: 'Lê Một' });
    const two = await broughtBy(one, { fullName: 'Lê Hai' });
    await broughtBy(two, { fullName: 'Lê Ba' });
    await expect.poll(() => names(top)).toEqual(['Lê Một']);

    const direct = await world.send(listDirectReferrals, of(top, top));
    expect(direct.body).toMatchObject({
      page: 1,
      limit: 20,
      total: 1,
      totalPages: 1,
      hasPrev: false,
      hasNext: false,
    });
    const [row] = direct.body.data;
    expect(row).toMatchObject({
      fullName: 'Lê Một',
      level: 1,
      referralsCount: 1,
      email: null,
      phoneNumber: null,
    });
    const deep = await world.send(
      listIndirectReferrals,
      of(top, top, { sortBy: 'fullName', sortOrder: 'asc' }),
    );
    expect(deep.body.data.map(({ fullName, level }) => [fullName, level])).toEqual([
      ['Lê Ba', 3],
      ['Lê Hai', 2],
    ]);
    const opened = await world.send(openReferral, of(one, top));
    expect(opened.body).toMatchObject({ page: 1, hasNext: false, total: 1 });
    expect(opened.body.data[0]?.referrals.map(({ fullName }) => fullName)).toEqual(['Lê Ba']);

    for (const contract of [
      listReferralUsers,
      listDirectReferrals,
      listIndirectReferrals,
      openReferral,
      getBranches,
    ]) {
      const ask = (by: Member, whose: Pick<Member, 'id'> = one) =>
        world.send(contract, of(whose, by) as never);
      expect([
        (await ask(one)).status,
        (await ask(admin)).status,
        (await ask(stranger)).failure.code,
        (await ask(two)).failure.code,
        (await ask(stranger, { id: 'khong-co' })).failure.code,
        (await ask(admin, { id: 'khong-co' })).failure.code,
      ]).toEqual([200, 200, 'USER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_NOT_FOUND']);
    }
    const whole = await world.send(listDirectReferrals, of(top, admin));
    expect(whole.body.data[0]).toMatchObject({ email: one.email, phoneNumber: one.phoneNumber });
    const found = await world.send(listReferralUsers, of(top, admin, { searchTerm: two.email }));
    expect(found.body.data.map(({ id }) => id)).toEqual([two.id]);
  });

  it.each([{ limit: '101' }, { page: '0' }, { type: 'mine' }, { status: 'gone' }, { sortBy: 'email' }])(
    '400: %j',
    async (query) => {
      expect((await world.send(listReferralUsers, of(ha, ha, query))).status).toBe(400);
    },
  );
});

describe('a referrer', () => {
  it('confirms or disowns, once, those who named them; nobody else does', async () => {
    const friend = await broughtBy(ha, { status: 'pending_admin' });
    const say = (by: Member, action: string, who: Pick<Member, 'id'> = friend, referrerId = ha.id) =>
      world.send(answerReferrer, {
        token: by.accessToken,
        params: { id: who.id, referrerId, action },
        body: { reason: 'Bạn cùng xóm' },
      });
    expect((await say(ha, 'approve')).failure).toMatchObject({
      code: 'INVALID_REQUEST_ACTION',
      statusCode: 400,
    });
    expect((await say(stranger, 'confirm')).failure.code).toBe('FORBIDDEN');
    expect((await say(stranger, 'confirm', friend, stranger.id)).failure.code).toBe('USER_NOT_FOUND');
    expect((await say(admin, 'confirm')).failure.code).toBe('FORBIDDEN');
    expect((await say(ha, 'confirm')).body).toMatchObject({ referrerSaid: 'confirmed' });
    expect((await say(ha, 'confirm')).status).toBe(200);
    expect((await say(ha, 'disown')).failure).toMatchObject({ code: 'REFERRER_ANSWERED', statusCode: 409 });
    const { body } = await world.send(listReferralUsers, of(ha, admin, { status: 'pending_admin' }));
    expect(body.data.find(({ id }) => id === friend.id)).toMatchObject({ referrerSaid: 'confirmed' });
  });

  it('is named later, once, by whoever came without one', async () => {
    const late = await world.aMember();
    const { referenceId } = await member(ha.id);
    const name = (code: string) =>
      world.send(nameReferrer, { token: late.accessToken, body: { referenceId: code } });
    expect((await world.send(getNetwork, { token: late.accessToken })).body.mayNameReferrer).toBe(true);
    expect((await name((await member(late.id)).referenceId)).failure.code).toBe('REFERRER_CIRCLE');
    expect((await name('ZZZZ2222')).failure.code).toBe('REFERRER_NOT_FOUND');
    const broughtByHa = async () =>
      (await world.table.get(accountKeys.counts(ha.id), MemberCounts))?.referrals ?? 0;
    const before = await broughtByHa();
    expect((await name(referenceId)).body).toMatchObject({ id: ha.id });
    expect((await name(referenceId)).status).toBe(200);
    expect((await name((await member(stranger.id)).referenceId)).failure.code).toBe('REFERRER_KNOWN');
    expect(await broughtByHa()).toBe(before + 1);
    const { body } = await world.send(getNetwork, { token: late.accessToken });
    expect(body).toMatchObject({ mayNameReferrer: false, referrer: { id: ha.id, said: null } });

    const buyer = await world.aMember();
    await world.write([orderRecord.item(aStoredOrder(buyer, [], { userId: buyer.id }))]);
    const tooLate = await world.send(nameReferrer, { token: buyer.accessToken, body: { referenceId } });
    expect(tooLate.failure.code).toBe('REFERRER_TOO_LATE');
  });
});
