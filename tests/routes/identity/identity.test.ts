import { beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#shared/accounts/index.ts';
import { consentVersion } from '#shared/identity/consent.ts';
import {
  confirmPhone,
  createIdentity,
  deleteIdentity,
  getMyFullNumber,
  getMyStanding,
  listConsents,
  listMyIdentities,
  listMyLooks,
  requestPhoneCode,
  setPrimaryIdentity,
  submitIdentity,
  updateIdentity,
  withdrawConsent,
} from '#shared/identity/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aPaper, proving } from '#tests/support/identity.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
let prove: ReturnType<typeof proving>;
let admin: Member;
beforeAll(async () => {
  prove = proving(world);
  admin = await world.aMember({ role: 'admin' });
});

const aNewcomer = () => world.aMember({ status: 'pending_kyc', fullName: 'Nguyễn Thị Thu Hà' });
const statusOf = async ({ accessToken: token }: Member) => (await world.send(getMe, { token })).body.status;

describe('a paper', () => {
  it('201: is in the wallet with its number masked, the first as the primary one', async () => {
    const member = await aNewcomer();
    const { accessToken: token } = member;
    const asked = { ...aPaper(), clientRequestId: newId() };
    const [one, again] = [
      await world.send(createIdentity, { token, body: asked }),
      await world.send(createIdentity, { token, body: asked }),
    ];
    expect([one.status, again.body.id]).toEqual([201, one.body.id]);
    expect(one.body).toMatchObject({
      isPrimary: true,
      isDefault: true,
      state: 'draft',
      fullName: asked.fullName,
    });
    expect(one.body.identityId).toBe(`•••• •••• ${asked.number.slice(-4)}`);
    const differing = await world.send(createIdentity, { token, body: { ...asked, birthPlace: '040' } });
    expect(differing.failure.code).toBe('REQUEST_DIFFERS');
    const second = await prove.put(member, {
      kind: 'passport',
      number: 'C1234567',
      birthPlace: '',
      issueDate: '2023-01-01',
      expiryDate: '2033-01-01',
    });
    expect(second.body.isPrimary).toBe(false);
    const { body } = await world.send(setPrimaryIdentity, { token, params: { id: second.body.id } });
    expect(body.isPrimary).toBe(true);
    expect((await world.send(listMyIdentities, { token })).body.map(({ type }) => type)).toEqual([
      'passport',
      'cccd',
    ]);
    expect((await world.send(deleteIdentity, { token, params: { id: second.body.id } })).status).toBe(200);
    expect((await world.send(listMyIdentities, { token })).body.map(({ isPrimary }) => isPrimary)).toEqual([
      true,
    ]);
  });

  it('400: with what cannot be, each fault at its field', async () => {
    const { accessToken: token } = await aNewcomer();
    const body = aPaper({ number: '003192012345', issueDate: '2099-01-01' });
    const { status, failure } = await world.send(createIdentity, { token, body });
    expect([status, failure.errors?.map(({ path }) => path)]).toEqual([400, ['number', 'issueDate']]);
  });

  it('422: is one of five at most', async () => {
    const member = await aNewcomer();
    for (let count = 0; count < 5; count += 1) expect((await prove.put(member)).status).toBe(201);
    expect((await prove.put(member)).failure.code).toBe('TOO_MANY_PAPERS');
  });

  it('404: of somebody else, as if there were none', async () => {
    const { member, paper } = await prove.sent();
    const { accessToken: token } = await aNewcomer();
    const params = { id: paper.id };
    const answers = await Promise.all([
      world.send(updateIdentity, { token, params, body: { fullName: 'Trần Văn Bé' } }),
      world.send(setPrimaryIdentity, { token, params }),
      world.send(deleteIdentity, { token, params }),
      world.send(getMyFullNumber, { token, params }),
      world.send(listMyLooks, { token, params }),
    ]);
    expect(new Set(answers.map(({ failure }) => failure.code))).toEqual(new Set(['IDENTITY_NOT_FOUND']));
    expect((await world.send(listMyIdentities, { token: member.accessToken })).body).toHaveLength(1);
  });

  it('shows its whole number on purpose only, never to be kept, and tells its owner who looked', async () => {
    const { member } = await prove.sent();
    const token = member.accessToken;
    const number = aPaper().number;
    const { body } = await prove.put(member, { number });
    const params = { id: body.id };
    const whole = await world.send(getMyFullNumber, { token, params });
    expect([whole.body.number, whole.headers.get('cache-control')]).toEqual([number, 'no-store']);
    const looks = await world.send(listMyLooks, { token, params });
    expect(looks.body.map(({ by, name }) => [by, name])).toEqual([['owner', member.fullName]]);
    const shown = (await world.send(listMyIdentities, { token })).body.find(({ id }) => id === body.id);
    expect(shown?.lastLook?.by).toBe('owner');
  });
});

describe('a phone', () => {
  it('is confirmed by the code that was sent to it', async () => {
    const member = await aNewcomer();
    const { accessToken: token, phoneNumber } = member;
    const { status, body } = await world.send(requestPhoneCode, { token, body: { channel: 'zalo' } });
    expect([status, body.sentTo, body.expiresInSeconds]).toEqual([
      200,
      `*******${phoneNumber.slice(-3)}`,
      600,
    ]);
    const [message] = await prove.messagesTo(phoneNumber);
    expect(message?.channel).toBe('zalo');
    const code = await prove.codeTo(phoneNumber);
    expect((await world.send(confirmPhone, { token, body: { code } })).status).toBe(200);
    expect((await world.send(confirmPhone, { token, body: { code } })).failure.code).toBe('INVALID_OTP');
    const standing = await world.send(getMyStanding, { token });
    expect(standing.body.phone.confirmedAt).not.toBeNull();
  });

  it('429: is not written to twice in a minute, and its code takes five tries', async () => {
    const { accessToken: token, phoneNumber } = await aNewcomer();
    await world.send(requestPhoneCode, { token, body: {} });
    const soon = await world.send(requestPhoneCode, { token, body: {} });
    expect([soon.status, soon.failure.code]).toEqual([429, 'RESEND_TOO_SOON']);
    const code = await prove.codeTo(phoneNumber);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await world.send(confirmPhone, { token, body: { code: wrong } })).status).toBe(422);
    expect((await world.send(confirmPhone, { token, body: { code } })).failure.code).toBe('INVALID_OTP');
  });

  it('502: nobody waits for what was never sent', async () => {
    const { accessToken: token } = await aNewcomer();
    const fail = (failAnswers: number) =>
      fetch(`${world.url}/dev/sms/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failAnswers }),
      });
    await fail(1);
    const { status, failure } = await world.send(requestPhoneCode, { token, body: {} });
    expect([status, failure.code]).toEqual([502, 'MESSAGE_FAILED']);
    await fail(0);
    expect((await world.send(requestPhoneCode, { token, body: {} })).status).toBe(200);
  });
});

describe('sending papers', () => {
  it('takes a confirmed phone, a paper and consent to these very words', async () => {
    const member = await aNewcomer();
    const { accessToken: token } = member;
    const send = (consent = consentVersion, withoutPhone = false) =>
      world.send(submitIdentity, { token, body: { consent, withoutPhone } });
    expect((await send()).failure.code).toBe('IDENTITY_NOT_FOUND');
    await prove.put(member);
    expect((await send('2020-01')).failure.code).toBe('CONSENT_NEEDED');
    expect((await send()).failure.code).toBe('PHONE_UNCONFIRMED');
    // Who has no number of Vietnam is known by their personal one.
    expect((await send(consentVersion, true)).body.map(({ state }) => state)).toEqual(['submitted']);
    expect(await statusOf(member)).toBe('kyc_submitted');
    expect((await send()).failure.code).toBe('IDENTITY_STATE');
    const receipts = await world.send(listConsents, { token });
    expect(receipts.body.map(({ version, purpose }) => [version, purpose])).toEqual([
      [consentVersion, 'identity-check'],
    ]);
    expect((await world.mailTo(member.email, 'Biên nhận đồng ý')).text).toContain('rút lại đồng ý');
    const standing = await world.send(getMyStanding, { token });
    expect(standing.body).toMatchObject({ status: 'kyc_submitted', wait: { ahead: expect.any(Number) } });
  });

  it('201: is one call where consent comes with the paper', async () => {
    const member = await aNewcomer();
    await prove.confirm(member);
    const { status, body } = await world.send(createIdentity, {
      token: member.accessToken,
      body: { ...aPaper(), consent: consentVersion },
    });
    expect([status, body.state, await statusOf(member)]).toEqual([201, 'submitted', 'kyc_submitted']);
  });

  it('409: is not for who has yet to confirm their e-mail or is locked', async () => {
    for (const status of ['pending', 'pending_admin', 'inactive'] as const) {
      const member = await world.aMember({ status });
      await prove.put(member);
      expect((await prove.submit(member)).failure.code).toBe('IDENTITY_STATE');
    }
  });

  it('409: what staff look at is neither changed nor taken away', async () => {
    const { member, paper } = await prove.sent();
    const asked = { token: member.accessToken, params: { id: paper.id } };
    const change = await world.send(updateIdentity, { ...asked, body: { issuePlace: 'Hà Nội' } });
    const away = await world.send(deleteIdentity, asked);
    expect([change.failure.code, away.failure.code]).toEqual(['IDENTITY_STATE', 'IDENTITY_STATE']);
  });
});

describe('an active member', () => {
  async function anActive() {
    const { member, paper } = await prove.sent();
    await prove.approve(admin, member.id);
    return { member, paper, token: member.accessToken };
  }

  it('stays active while a changed paper waits, and the approved one in force', async () => {
    const { member, paper, token } = await anActive();
    const params = { id: paper.id };
    const changed = await world.send(updateIdentity, {
      token,
      params,
      body: { issuePlace: 'Công an Hà Nội' },
    });
    expect([changed.body.state, changed.body.inForce?.issuePlace]).toEqual([
      'draft',
      'Cục Cảnh sát QLHC về TTXH',
    ]);
    // What is not sent yet, staff do not see.
    const before = await prove.review(admin, member.id);
    expect(before.body.papers[0]).toMatchObject({
      state: 'approved',
      after: { issuePlace: 'Cục Cảnh sát QLHC về TTXH' },
    });
    await prove.submit(member);
    expect(await statusOf(member)).toBe('active');
    expect((await prove.approve(admin, member.id)).status).toBe(200);
    const [now] = (await world.send(listMyIdentities, { token })).body;
    expect([now?.state, now?.inForce, now?.issuePlace]).toEqual(['approved', null, 'Công an Hà Nội']);
  });

  it('409: keeps the paper they are believed by until another one is', async () => {
    const { member, paper, token } = await anActive();
    const away = () => world.send(deleteIdentity, { token, params: { id: paper.id } });
    expect((await away()).failure.code).toBe('PAPER_IN_FORCE');
    const second = await prove.put(member);
    const first = await world.send(setPrimaryIdentity, { token, params: { id: second.body.id } });
    expect(first.failure.code).toBe('IDENTITY_STATE');
    await prove.submit(member);
    expect(await statusOf(member)).toBe('active');
    await prove.approve(admin, member.id);
    expect((await away()).status).toBe(200);
  });

  it('who withdraws consent has no papers any more, and is to prove it anew', async () => {
    const { member, token } = await anActive();
    expect((await world.send(withdrawConsent, { token })).status).toBe(200);
    expect([await statusOf(member), (await world.send(listMyIdentities, { token })).body]).toEqual([
      'kyc_changing',
      [],
    ]);
    const [receipt] = (await world.send(listConsents, { token })).body;
    expect(receipt?.withdrawnAt).not.toBeNull();
    expect((await world.send(withdrawConsent, { token })).failure.code).toBe('IDENTITY_NOT_FOUND');
    await prove.put(member);
    expect((await prove.submit(member)).status).toBe(200);
  });
});
