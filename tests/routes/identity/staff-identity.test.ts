import { beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#shared/accounts/index.ts';
import {
  askAboutIdentity,
  getFullNumber,
  getIdentity,
  getMyStanding,
  listMyIdentities,
  listMyLooks,
  requestKycChange,
  searchIdentities,
  updateIdentity,
} from '#shared/identity/index.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
let prove: ReturnType<typeof proving>;
let admin: Member;
beforeAll(async () => {
  prove = proving(world);
  admin = await world.aMember({ role: 'admin', fullName: 'Trần Thị Lan' });
});

const meOf = async ({ accessToken: token }: Member) => (await world.send(getMe, { token })).body;
const flag = { field: 'birthPlace', reason: 'incorrect', note: 'Mã tỉnh trong số là Hà Nội.' } as const;

describe('the queue', () => {
  it('has the longest waiting first, with nothing of what was not sent', async () => {
    const { member, paper } = await prove.sent();
    const drafting = await world.aMember({ status: 'pending_kyc' });
    await prove.put(drafting);
    const later = await prove.sent();
    const { body } = await world.send(searchIdentities, {
      token: admin.accessToken,
      query: { state: 'submitted', limit: 100 },
    });
    const ids = body.data.map(({ userId }) => userId);
    expect(ids.indexOf(member.id)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(member.id)).toBeLessThan(ids.indexOf(later.member.id));
    expect(ids).not.toContain(drafting.id);
    expect(body.data.find(({ userId }) => userId === member.id)).toMatchObject({
      id: paper.id,
      submission: 'new',
      identityId: paper.identityId,
      isReused: false,
    });
  });
});

describe('a decision', () => {
  it('makes the account active with the day of it, tells its owner, and is taken once', async () => {
    const { member } = await prove.sent();
    const { body } = await prove.review(admin, member.id);
    expect(body).toMatchObject({
      submission: 'new',
      others: [],
      papers: [{ state: 'submitted', before: null }],
    });
    expect(body.papers[0]?.checks.every(({ result }) => result === 'ok')).toBe(true);
    const both = await Promise.all([
      prove.approve(admin, member.id, body.version),
      prove.approve(admin, member.id, body.version),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const me = await meOf(member);
    expect([me.status, me.verificationDate === null]).toEqual(['active', false]);
    expect((await world.mailTo(member.email, 'đã được xác thực')).subject).toContain('Tài khoản');
    expect((await prove.approve(admin, member.id)).failure.code).toBe('IDENTITY_STATE');
  });

  it('asks again only for what a reason hangs on, and its answer comes back', async () => {
    const { member, paper } = await prove.sent({ birthPlace: '040' });
    const { accessToken: token } = member;
    const { body: before } = await prove.review(admin, member.id);
    expect(before.papers[0]?.checks.find(({ name }) => name === 'province')?.result).toBe('wrong');
    const asked = await world.send(requestKycChange, {
      token: admin.accessToken,
      params: { id: member.id },
      body: { flags: [{ ...flag, paperId: paper.id }], version: before.version },
    });
    expect(asked.status).toBe(200);
    const me = await meOf(member);
    expect([me.status, me.rejectedReason]).toEqual([
      'kyc_changing',
      'Nơi khai sinh: Thông tin không chính xác. Mã tỉnh trong số là Hà Nội.',
    ]);
    expect((await world.mailTo(member.email, 'cần bổ sung')).text).toContain('Nơi khai sinh');
    const standing = await world.send(getMyStanding, { token });
    expect(standing.body.asked).toEqual([{ ...flag, paperId: paper.id }]);
    expect((await prove.submit(member)).failure.code).toBe('IDENTITY_ASKED');
    await world.send(updateIdentity, { token, params: { id: paper.id }, body: { birthPlace: '001' } });
    expect((await prove.submit(member)).status).toBe(200);
    const { body: again } = await prove.review(admin, member.id);
    expect([again.submission, again.steps.map(({ what }) => what)]).toEqual([
      'again',
      ['submitted', 'asked', 'submitted'],
    ]);
    await prove.approve(admin, member.id);
    expect((await meOf(member)).rejectedReason).toBeNull();
  });

  it('on one paper by its own name asks its owner: nobody else corrects it', async () => {
    const { member, paper } = await prove.sent();
    const asked = await world.send(askAboutIdentity, {
      token: admin.accessToken,
      params: { id: paper.id },
      body: { flags: [{ field: 'number', reason: 'other', note: 'Số 001 192 012345 bị lệch.' }] },
    });
    expect([asked.status, asked.body.user.status]).toEqual([200, 'kyc_changing']);
    const [mine] = (await world.send(listMyIdentities, { token: member.accessToken })).body;
    // What quotes the number is kept without it.
    expect(mine?.flags).toEqual([{ field: 'number', reason: 'other', note: 'Số •••• bị lệch.' }]);
  });

  it('409 and 404: on what was changed meanwhile, of nobody, of another paper', async () => {
    const { member, paper } = await prove.sent();
    const stale = await prove.approve(admin, member.id, 1);
    expect(stale.failure.code).toBe('STALE_STATE');
    expect((await prove.approve(admin, 'nobody')).failure.code).toBe('USER_NOT_FOUND');
    const token = admin.accessToken;
    const none = { token, params: { id: 'none' } };
    expect((await world.send(getIdentity, none)).failure.code).toBe('IDENTITY_NOT_FOUND');
    expect((await world.send(getFullNumber, none)).failure.code).toBe('IDENTITY_NOT_FOUND');
    const { status } = await world.send(requestKycChange, { token, params: { id: member.id }, body: {} });
    expect(status).toBe(400);
    const other = await world.send(requestKycChange, {
      token,
      params: { id: member.id },
      body: { flags: [{ ...flag, paperId: 'none' }] },
    });
    expect(other.failure.code).toBe('IDENTITY_NOT_FOUND');
    const one = await world.send(getIdentity, { token, params: { id: paper.id } });
    expect(one.body).toMatchObject({ id: paper.id, userId: member.id, state: 'submitted' });
  });
});

it('403: nobody believes themselves', async () => {
  const { member } = await prove.sent({}, { role: 'admin' });
  expect((await prove.approve(member, member.id)).failure.code).toBe('FORBIDDEN');
});

it('a look of staff at the whole number is told to its owner', async () => {
  const number = freshNumber();
  const { member, paper } = await prove.sent({ number });
  const whole = await world.send(getFullNumber, { token: admin.accessToken, params: { id: paper.id } });
  expect([whole.body.number, whole.headers.get('cache-control')]).toEqual([number, 'no-store']);
  const { body } = await world.send(listMyLooks, {
    token: member.accessToken,
    params: { id: paper.id },
  });
  expect(body.map(({ by, name }) => [by, name])).toEqual([['staff', 'Trần Thị Lan']]);
});

it('the same number on two accounts is noticed, and goes unnoticed again when one of them has another', async () => {
  const number = freshNumber();
  const first = await prove.sent({ number });
  const second = await prove.sent({ number });
  const { body } = await prove.review(admin, second.member.id);
  expect(body.others.map(({ id }) => id)).toEqual([first.member.id]);
  expect(body.papers[0]?.checks.find(({ name }) => name === 'reuse')?.result).toBe('wrong');
  // Nobody learns by typing a number whose account it is of.
  const own = await world.send(getMyStanding, { token: second.member.accessToken });
  expect(own.body.checks.find(({ name }) => name === 'reuse')?.result).toBe('later');
  const queue = await world.send(searchIdentities, {
    token: admin.accessToken,
    query: { searchTerm: second.member.referenceId },
  });
  expect(queue.body.data.map(({ isReused }) => isReused)).toEqual([true]);
  await world.send(askAboutIdentity, {
    token: admin.accessToken,
    params: { id: first.paper.id },
    body: { flags: [{ field: 'number', reason: 'incorrect' }] },
  });
  await world.send(updateIdentity, {
    token: first.member.accessToken,
    params: { id: first.paper.id },
    body: { number: freshNumber() },
  });
  expect((await prove.review(admin, second.member.id)).body.others).toEqual([]);
});
