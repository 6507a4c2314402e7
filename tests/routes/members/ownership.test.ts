import { beforeAll, describe, expect, it } from 'vitest';
import { exportOwnData, listSessions } from '#shared/accounts/index.ts';
import { readSignInMeans } from '#shared/accounts/passkeys.contract.ts';
import { contracts } from '#shared/contract/contracts.ts';
import { type AnyContract, fillPath } from '#shared/contract/route.ts';
import { listMyIdentities } from '#shared/identity/index.ts';
import { createInvoiceProfile, listInvoiceProfiles } from '#shared/invoice-profiles/index.ts';
import { listNotifications } from '#shared/notifications/index.ts';
import { addPushDevice, listPushDevices } from '#shared/notifications/push-devices.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/origin.ts';
import { tellMember } from '#functions/domain/notifications/tell-member.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import { aPaper, freshNumber, proving } from '#tests/support/identity.ts';
import { addKey, byPassword } from '#tests/support/passkeys.ts';
import { aPushAddress } from '#tests/support/push.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
const collaborator = aSharedMember(world, { role: 'collaborator' });
const stranger = aSharedMember(world, {});
const referrer = aSharedMember(world, {});

const number = freshNumber();
const invoiceProfile = {
  kind: 'company' as const,
  companyName: 'Công ty TNHH Mây Tre',
  taxCode: '0100109106',
  address: '1 Đường Làng, Hà Nội',
  email: 'ketoan@maytre.vn',
  isDefault: true,
};

/** What is somebody's own, by the name its address has for it. */
let owner: Member;
const things: Record<string, string> = {};

beforeAll(async () => {
  const parent = await profileRecord.find(world.table, { id: referrer.id });
  if (!parent) throw new Error('Nobody is there');
  const sent = await proving(world).sent({ number }, { ...below(parent), dob: '1992-03-14' });
  owner = sent.member;
  const token = owner.accessToken;
  const context = contextOf(world.table, now);
  await tellMember(context, { receiverId: owner.id, type: 'unlocked', key: 'own' });
  const [profile, news, sessions, ownData, key, device] = await Promise.all([
    world.send(createInvoiceProfile, { token, body: invoiceProfile }),
    world.send(listNotifications, { token }),
    world.send(listSessions, { token }),
    world.send(exportOwnData, { token, body: { format: 'csv' } }),
    addKey(world, owner),
    world.send(addPushDevice, { token, body: await aPushAddress(world) }),
  ]);
  Object.assign(things, {
    paper: sent.paper.id,
    profile: profile.body.id,
    news: news.body.data[0]?.id,
    session: sessions.body.data[0]?.id,
    ownData: ownData.body.id,
    key: key.passkey.id,
    device: device.body.id,
    member: owner.id,
  });
  if (!Object.values(things).every(Boolean)) throw new Error(`Not all is there: ${JSON.stringify(things)}`);
});

type Case = {
  /** Of what the `{id}` is. */
  of: string;
  params?: Record<string, string>;
  body?: object;
  /** Whoever may do it with somebody else's; what is theirs alone is in no answer. */
  open?: ('stranger' | 'referrer' | 'collaborator' | 'admin')[];
};

const everybody: Case['open'] = ['stranger', 'referrer', 'collaborator', 'admin'];
const upwards: Case['open'] = ['referrer', 'admin'];
const picture = { of: 'paper', params: { side: 'front' } };

/** Every operation of these areas on something with an id that its contract leaves to members. */
const cases: Record<string, Case> = {
  'accounts/end-session-there': { of: 'session' },
  'accounts/get-own-data-file': { of: 'ownData' },
  'accounts/read-own-data': { of: 'ownData' },
  'accounts/remove-passkey': { of: 'key', body: { proof: byPassword } },
  'accounts/rename-passkey': { of: 'key', body: { name: 'Của ai' } },
  'identity/delete-identity': { of: 'paper' },
  'identity/get-my-full-number': { of: 'paper' },
  'identity/get-my-paper-picture': picture,
  'identity/keep-paper-picture': { ...picture, body: { uploadId: '01HXCD9JW6BQYZS1T9CCC7XYWW' } },
  'identity/list-my-looks': { of: 'paper' },
  'identity/remove-paper-picture': picture,
  'identity/send-paper-picture': { of: 'paper', body: { size: 1000, mimeType: 'image/jpeg' } },
  'identity/set-primary-identity': { of: 'paper' },
  'identity/update-identity': { of: 'paper', body: aPaper({ kind: undefined }) },
  'invoice-profiles/delete-invoice-profile': { of: 'profile' },
  'invoice-profiles/get-invoice-profile': { of: 'profile' },
  'invoice-profiles/set-default-invoice-profile': { of: 'profile' },
  'invoice-profiles/update-invoice-profile': { of: 'profile', body: invoiceProfile },
  'members/block-member': { of: 'member', open: everybody },
  'members/unblock-member': { of: 'member', open: everybody },
  'members/mute-member': { of: 'member', open: everybody },
  'members/unmute-member': { of: 'member', open: everybody },
  'members/follow': { of: 'member', open: everybody },
  'members/unfollow': { of: 'member', open: everybody },
  'members/get-user': { of: 'member', open: everybody },
  'members/get-user-profile': { of: 'member', open: everybody },
  'members/list-followers': { of: 'member', open: everybody },
  'members/list-following': { of: 'member', open: everybody },
  'members/update-profile': { of: 'member', body: { bio: 'Không phải tôi' }, open: ['admin'] },
  'members/update-user': { of: 'member', body: { bio: 'Không phải tôi' }, open: ['admin'] },
  'members/update-users-config': { of: 'member', body: { value: { theme: 'dark' } }, open: ['admin'] },
  'notifications/list-notified-people': { of: 'news' },
  'notifications/read-notification': { of: 'news' },
  // Answers alike whether there is one or not; that theirs is still there is asked below.
  'notifications/remove-push-device': { of: 'device', open: everybody },
  'notifications/test-push-device': { of: 'device', body: {} },
  'referrals/get-branches': { of: 'member', open: upwards },
  'referrals/list-direct-referrals': { of: 'member', open: upwards },
  'referrals/list-indirect-referrals': { of: 'member', open: upwards },
  'referrals/list-referral-users': { of: 'member', open: upwards },
  'referrals/open-referral': { of: 'member', open: upwards },
};

/** Addresses that name no thing of somebody's: a provider, a room; and one that names whoever asks. */
const ofNobody = ['accounts/join-provider', 'live/list-room-events', 'referrals/answer-referrer'];

const areas = /^(accounts|identity|invoice-profiles|live|members|notifications|people|referrals)\//;
const owned = contracts.filter(
  ({ name, path, access }) =>
    areas.test(name) && path.includes('{') && (access === 'member' || access === 'active-member'),
);

it('every operation on something of somebody’s is asked here', () => {
  expect(owned.map(({ name }) => name).toSorted()).toEqual([...Object.keys(cases), ...ofNobody].toSorted());
});

async function ask({ method, path }: AnyContract, { of, params, body }: Case, token: string) {
  const reply = await fetch(`${world.url}/api${fillPath(path, { id: things[of] ?? '', ...params })}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text() };
}

// What is undone is undone first: nobody follows whom they have blocked.
const asked = owned.filter(({ name }) => name in cases).toReversed();

describe.each(asked.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  it.each(['stranger', 'referrer', 'collaborator', 'admin'] as const)('asked by a %s', async (who) => {
    const one = cases[name] as Case;
    const { accessToken } = { stranger, referrer, collaborator, admin }[who];
    const { status, text } = await ask(contract, one, accessToken);
    if (one.open?.includes(who)) expect([200, 201, 204]).toContain(status);
    else expect([403, 404]).toContain(status);
    const hidden = [number, invoiceProfile.taxCode, ...(who === 'admin' ? [] : [owner.email])];
    const seen = who === 'stranger' || who === 'collaborator' ? [owner.phoneNumber, '1992-03-14'] : [];
    expect([...hidden, ...seen].filter((words) => text.includes(words))).toEqual([]);
  });
});

it('afterwards all of it is as its owner left it', async () => {
  const token = owner.accessToken;
  const [papers, profiles, news, sessions, means, devices] = await Promise.all([
    world.send(listMyIdentities, { token }),
    world.send(listInvoiceProfiles, { token }),
    world.send(listNotifications, { token }),
    world.send(listSessions, { token }),
    world.send(readSignInMeans, { token }),
    world.send(listPushDevices, { token }),
  ]);
  expect(papers.body).toMatchObject([{ id: things['paper'], isPrimary: true }]);
  expect(profiles.body.map(({ id }) => id)).toEqual([things['profile']]);
  expect(news.body.data.find(({ id }) => id === things['news'])).toMatchObject({ isRead: false });
  expect(sessions.body.data.map(({ id }) => id)).toContain(things['session']);
  expect(means.body.passkeys).toMatchObject([{ id: things['key'] }]);
  expect(devices.body.data.map(({ id }) => id)).toEqual([things['device']]);
});
