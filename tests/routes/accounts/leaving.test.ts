import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  beginLeaving,
  exportOwnData,
  getOwnDataFile,
  getUserByReference,
  leavingDays,
  login,
  readLeaving,
  readOwnData,
  refresh,
  register,
  stayAfterAll,
} from '#shared/accounts/index.ts';
import { searchMessages, sendMessage } from '#shared/contact/index.ts';
import { getIdentityOfUser } from '#shared/identity/index.ts';
import { listIndirectReferrals, listReferralUsers } from '#shared/referrals/index.ts';
import { createInvoiceProfile } from '#shared/invoice-profiles/index.ts';
import {
  blockMember,
  follow,
  listFollowers,
  updateProfile,
  updateUsersConfig,
} from '#shared/members/index.ts';
import { askPrivacy, changePerson, decidePerson, getPerson } from '#shared/people/index.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { leavingKeys } from '#functions/domain/leaving/leaving-keys.ts';
import { formerMemberName } from '#functions/domain/leaving/empty-account.ts';
import { peopleKeys } from '#functions/domain/people/people-keys.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { settled } from '#tests/support/settled.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { addKey, byPassword } from '#tests/support/passkeys.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone, type Member, password } from '#tests/support/world.ts';

const world = aSharedWorld();

const loadChunk = ({ status, failure }: { status: number; failure: { code: string } }) =>
  status < 400 ? 'ok' : failure.code;
const leave = ({ accessToken: token }: Member, proof = byPassword) =>
  world.send(beginLeaving, { token, body: { proof, posts: 'keep' } });
const state = async ({ accessToken: token }: Member) => (await world.send(readLeaving, { token })).body;

/** Thirty days on, what is due is done. */
async function dayComes(): Promise<void> {
  await world.cloud.clock.advance(leavingDays * 24 * 3600 + 1);
  await settled(world.cloud);
}

const Anything = z.looseObject({});

/** A stone says to views that something is gone, and of whom nothing. */
const isTheirs = ({ entity }: Record<string, unknown>): boolean => !String(entity).endsWith('-gone');

const aProfile = {
  kind: 'company' as const,
  name: 'Công ty',
  companyName: 'Công ty TNHH Mây Tre',
  taxCode: '0100109106',
  address: 'Số 1 phố Hàng, Hà Nội',
  email: 'a@maytre.vn',
};

/** A message to the team and a question about their data, each with words in it. */
async function writeToUs({ email, fullName }: Member, token: string): Promise<void> {
  const message = { name: fullName, email, message: 'Cho tôi hỏi về đơn hàng của tôi' };
  const sent = await Promise.all([
    world.send(sendMessage, { token, body: message }),
    world.send(askPrivacy, { token, body: { kind: 'access', text: 'Cho tôi xem dữ liệu' } }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
}

/** All that lies in the partitions that are theirs. */
async function leftOf({ id, email, phoneNumber }: Member) {
  const { items } = await world.table.query({ pk: accountKeys.sessions(id) }, Anything);
  const claims = await world.table.getMany([
    [accountKeys.email(email), Anything],
    [accountKeys.phone(phoneNumber), Anything],
  ]);
  return { signIns: items.length, claims: claims.filter(Boolean).length };
}

describe('leaving', () => {
  it('takes fresh proof, has its day mailed, and asked again the first day stands', async () => {
    const member = await world.aMember();
    expect(await state(member)).toEqual({ dueAt: null, posts: 'keep', holds: [] });
    expect(loadChunk(await leave(member, { by: 'password', password: 'sai' }))).toBe('PROOF_WRONG');
    const first = await leave(member);
    await world.cloud.clock.advance(60);
    expect((await leave(member)).body.dueAt).toBe(first.body.dueAt);
    expect((await world.mailTo(member.email, 'xóa tài khoản')).text).toMatch(/\d\d\/\d\d\/\d{4}/);
  });

  it('is thought better of by whoever signs in within its days', async () => {
    const member = await world.aMember();
    const token = member.accessToken;
    const stay = () => world.send(stayAfterAll, { token });
    expect(loadChunk(await stay())).toBe('NOT_LEAVING');
    await leave(member);
    expect(loadChunk(await stay())).toBe('ok');
    expect((await state(member)).dueAt).toBeNull();
    await dayComes();
    expect(loadChunk(await world.send(login, { body: { username: member.email, password } }))).toBe('ok');
  });

  it('409: staff are taken from their work by others', async () => {
    const staff = await world.aMember({ role: 'collaborator' });
    expect((await state(staff)).holds).toEqual(['staff']);
    expect(loadChunk(await leave(staff))).toBe('LEAVING_HELD');
  });

  it('empties the account on its day: names are free but for the code, and nothing opens it any more', async () => {
    const member = await world.aMember({ fullName: 'Nguyễn Thị Ra Đi' });
    const invited = await world.anAccount({ referrerId: member.id });
    await addKey(world, member);
    await leave(member);
    await dayComes();

    expect((await world.mailTo(member.email, 'đã được xóa')).subject).toContain('xóa');
    const profile = await profileRecord.find(world.table, { id: member.id });
    expect(profile).toMatchObject({
      fullName: formerMemberName,
      email: '',
      phoneNumber: '',
      status: 'inactive',
    });
    expect(JSON.stringify(profile)).not.toContain('Ra Đi');
    expect(await leftOf(member)).toEqual({ signIns: 0, claims: 0 });
    const signed = await Promise.all([
      world.send(login, { body: { username: member.email, password } }),
      world.send(refresh, { body: { refreshToken: member.refreshToken } }),
    ]);
    expect(signed.map(loadChunk)).toEqual(['INVALID_CREDENTIALS', 'REFRESH_TOKEN_INVALID']);
    // Whoever they invited keeps their place, and the code is nobody else’s.
    expect((await profileRecord.find(world.table, { id: invited.id }))?.referrerId).toBe(member.id);
    const named = await world.send(getUserByReference, { params: { id: member.referenceId } });
    expect(named.body.fullName).toBe(formerMemberName);
    // The address may be used by somebody new.
    const anew = await world.send(register, {
      body: {
        fullName: 'Người Mới',
        email: member.email,
        phoneNumber: member.phoneNumber,
        password,
        confirmPassword: password,
      },
    });
    expect(anew.status).toBe(201);
  });

  it('is for good: staff neither unlock nor edit whoever left', async () => {
    const member = await world.aMember({ fullName: 'Trần Văn Đi Hẳn' });
    await leave(member);
    await dayComes();
    const admin = await world.aMember({ role: 'admin' });
    const asked = { token: admin.accessToken, params: { id: member.id } };
    await expect
      .poll(() => profileRecord.find(world.table, { id: member.id }))
      .toMatchObject({ closedAs: 'left' });
    const decide = (action: string) =>
      world.send(decidePerson, { token: admin.accessToken, params: { id: member.id, action }, body: {} });
    const refused = await Promise.all([
      decide('unlock'),
      decide('approve'),
      world.send(changePerson, { ...asked, body: { role: 'collaborator' } }),
      world.send(updateProfile, { ...asked, body: { fullName: 'Trần Văn Đi Hẳn' } }),
      world.send(updateUsersConfig, { ...asked, body: { value: { language: 'en' } } }),
    ]);
    expect(refused.map(loadChunk)).toEqual([
      'USER_STATE',
      'USER_STATE',
      'USER_STATE',
      'USER_NOT_FOUND',
      'USER_NOT_FOUND',
    ]);
    expect((await world.send(getPerson, asked)).body).toMatchObject({
      fullName: formerMemberName,
      status: 'inactive',
      closedAs: 'left',
    });
    const joins = { password, email: freshEmail(), phoneNumber: freshPhone(), fullName: 'Lê Thị Sau' };
    const late = await world.send(register, { body: { ...joins, referenceId: member.referenceId } });
    expect(loadChunk(late)).toBe('REFERRER_NOT_FOUND');
  });

  it('leaves an empty place in the tree, and papers that nobody finds', async () => {
    const top = await world.aMember();
    const root = await profileRecord.find(world.table, { id: top.id });
    if (!root) throw new Error('Nobody is there');
    const { member } = await proving(world).sent({}, { ...below(root), fullName: 'Bùi Thị Giữa' });
    const middle = await profileRecord.find(world.table, { id: member.id });
    const leaf = await world.aMember(middle ? below(middle) : {});
    const { accessToken: token } = (await world.send(login, { body: { username: member.email, password } }))
      .body;
    await leave({ ...member, accessToken: token });
    await dayComes();
    const { body: anew } = await world.send(login, { body: { username: top.email, password } });
    const asked = { token: anew.accessToken, params: { id: top.id } };
    await expect
      .poll(async () =>
        (await world.send(listReferralUsers, asked)).body.data.map(({ fullName }) => fullName),
      )
      .toEqual([formerMemberName]);
    const indirect = await world.send(listIndirectReferrals, asked);
    expect(indirect.body.data.map(({ id }) => id)).toEqual([leaf.id]);
    const admin = await world.aMember({ role: 'admin' });
    const review = await world.send(getIdentityOfUser, {
      token: admin.accessToken,
      params: { userId: member.id },
    });
    expect([review.status, review.body.papers]).toEqual([200, []]);
  });

  it('takes along whom they followed and blocked, their papers, profiles and what they were told', async () => {
    const prove = proving(world);
    const { member, paper } = await prove.sent();
    await prove.approve(await world.aMember({ role: 'admin' }), member.id);
    const { accessToken: token } = (await world.send(login, { body: { username: member.email, password } }))
      .body;
    const [friend, foe] = [await world.aMember(), await world.aMember()];
    const all = await Promise.all([
      world.send(follow, { token, params: { id: friend.id } }),
      world.send(follow, { token: friend.accessToken, params: { id: member.id } }),
      world.send(blockMember, { token, params: { id: foe.id } }),
      world.send(createInvoiceProfile, { token, body: aProfile }),
    ]);
    expect(all.map(({ status }) => status < 300)).toEqual([true, true, true, true]);
    await settled(world.cloud);
    const mine = [
      `FOLLOWS#${member.id}`,
      `RELATIONS#${member.id}`,
      `IDENTITY#${member.id}`,
      `PAPER#${paper.id}`,
      `INVOICE-PROFILES#${member.id}`,
      `NOTIFICATIONS#${member.id}`,
    ];
    const counts = () =>
      Promise.all(
        mine.map(async (pk) => (await world.table.query({ pk }, Anything)).items.filter(isTheirs).length),
      );
    expect((await counts()).filter((count) => count === 0)).toEqual([]);
    await leave(member);
    await dayComes();
    expect(await counts()).toEqual(mine.map(() => 0));
    const again = await world.send(login, { body: { username: friend.email, password } });
    const { body } = await world.send(listFollowers, {
      token: again.body.accessToken,
      params: { id: friend.id },
      query: {},
    });
    expect(body).toMatchObject({ data: [], total: 0 });
  });

  it('takes along what they wrote to the shop; that they asked about their data stays, without its words', async () => {
    const member = await world.aMember({ fullName: 'Phạm Thị Thư Từ' });
    await writeToUs(member, member.accessToken);
    const admin = await world.aMember({ role: 'admin' });
    const { accessToken: token } = admin;
    const written = async () => {
      const found = await world.send(searchMessages, { token, query: { search: member.email } });
      return found.body.data.map(({ name }) => name);
    };
    await expect.poll(written).toEqual(['Phạm Thị Thư Từ']);
    await leave(member);
    await dayComes();
    const anew = await world.send(login, { body: { username: admin.email, password } });
    await expect
      .poll(async () => {
        const asked = { token: anew.body.accessToken, query: { search: member.email } };
        return (await world.send(searchMessages, asked)).body.data;
      })
      .toEqual([]);
    const requests = await world.table.query({ pk: peopleKeys.requestsOf(member.id) }, Anything);
    expect(requests.items).toMatchObject([{ kind: 'access', state: 'answered', text: '', answer: '' }]);
  });

  it('a restored table does not bring them back once the list of those who left is copied into it', async () => {
    const member = await world.aMember({ fullName: 'Trần Văn Trở Lại' });
    const before = await Promise.all([
      world.table.query(
        { pk: accountKeys.sessions(member.id) },
        z.looseObject({ pk: z.string(), sk: z.string() }),
      ),
      world.table.query({ pk: `USER#${member.id}` }, z.looseObject({ pk: z.string(), sk: z.string() })),
    ]);
    await leave(member);
    await dayComes();
    const left = await world.table.get(
      leavingKeys.left(member.id),
      z.looseObject({ pk: z.string(), sk: z.string() }),
    );
    // As it was before they left: their account is there again, and they are on no list.
    await world.table.write(before.flatMap(({ items }) => items.map((item) => put(item))));
    expect((await profileRecord.find(world.table, { id: member.id }))?.fullName).toBe('Trần Văn Trở Lại');
    await world.table.write([
      put({ ...left, pk: 'LEFT', sk: member.id, copiedAt: new Date().toISOString() }),
    ]);
    await settled(world.cloud);
    expect((await profileRecord.find(world.table, { id: member.id }))?.fullName).toBe(formerMemberName);
    expect((await leftOf(member)).signIns).toBe(0);
  });
});

describe('one’s own data', () => {
  it('comes as a file: all that is kept, nobody else’s, behind a link for whoever asked', async () => {
    const number = freshNumber();
    const { member } = await proving(world).sent({ number }, { fullName: 'Lê Thị Dữ Liệu' });
    const other = await world.aMember();
    const token = member.accessToken;
    await world.send(createInvoiceProfile, { token, body: aProfile });
    await writeToUs(member, token);
    await world.send(blockMember, { token, params: { id: other.id } });
    await settled(world.cloud);
    const asked = await world.send(exportOwnData, { token, body: { format: 'csv' } });
    expect([asked.status, asked.body.status]).toEqual([201, 'making']);
    await settled(world.cloud);
    const params = { id: asked.body.id };
    const ready = await world.send(readOwnData, { token, params });
    expect(ready.body).toMatchObject({
      status: 'ready',
      file: { name: expect.stringContaining('du-lieu') as string },
    });
    const { body } = await world.send(getOwnDataFile, { token, params });
    const text = await (await fetch(new URL(body.url, world.url))).text();
    expect(text).toContain('Lê Thị Dữ Liệu');
    expect(text).toContain(member.email);
    expect(text).toMatch(/Giấy tờ.*CCCD.*…\d{4}/);
    expect(text).not.toContain(number);
    expect(text).toMatch(/Hồ sơ hóa đơn.*Công ty TNHH Mây Tre/);
    expect(text).toMatch(/Tin nhắn gửi quản trị.*Cho tôi hỏi về đơn hàng/);
    expect(text).toMatch(/Yêu cầu về dữ liệu.*Xem dữ liệu.*Cho tôi xem dữ liệu/);
    expect(text).toMatch(new RegExp(`Đã chặn,${other.fullName}`));
    const foreign = { token: other.accessToken, params };
    expect([
      loadChunk(await world.send(readOwnData, foreign)),
      loadChunk(await world.send(getOwnDataFile, foreign)),
    ]).toEqual(['JOB_NOT_FOUND', 'JOB_NOT_FOUND']);
    const admin = await world.aMember({ role: 'admin' });
    expect(loadChunk(await world.send(getOwnDataFile, { token: admin.accessToken, params }))).toBe(
      'JOB_NOT_FOUND',
    );
  });
});
