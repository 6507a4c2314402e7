import { createHash, randomBytes } from 'node:crypto';
import {
  beginLeaving,
  beginPasskey,
  beginPasskeySignIn,
  exportOwnData,
  makeRecoveryCodes,
} from '#shared/accounts/index.ts';
import { createSavedView } from '#shared/saved-views/index.ts';
import { newId } from '#shared/values/ids.ts';
import { Credentials } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { otpSeconds } from '#functions/domain/accounts/sign-in/password-change.ts';
import { sealTicket } from '#functions/domain/accounts/providers/provider-ticket.ts';
import { type LinkPurpose, linkToken, otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import { now, secondsFromNow } from '#functions/platform/clock.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { aPasskey } from '#tests/support/authenticator.ts';
import { newRequest } from '#tests/support/orders.ts';
import { addKey, siteOf } from '#tests/support/passkeys.ts';
import { settled } from '#tests/support/settled.ts';
import { freshEmail, freshPhone, password } from '#tests/support/world.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const provider = { provider: 'google' };
const newPassword = 'Giếng-nước-gốc-đa-7';

/** The link of a mail, for somebody who has not pressed it yet. */
async function linkFor({ world }: Scene, purpose: LinkPurpose, userId: string): Promise<string> {
  const credentials = await world.table.get(accountKeys.credentials(userId), Credentials);
  const { linkId, operation } = newLink(purpose, {
    userId,
    at: now(),
    sessionsFrom: credentials?.sessionsFrom,
  });
  await world.table.write([operation]);
  return linkToken(purpose, linkId);
}

async function unconfirmed(scene: Scene) {
  const account = await scene.world.anAccount({ status: 'pending', emailVerifiedAt: null });
  return { ...account, token: await linkFor(scene, 'verify-email', account.id) };
}

const confirming = async (scene: Scene) => {
  const { id, token } = await unconfirmed(scene);
  return { params: { id }, body: { token, password } };
};

const aTicket = () =>
  sealTicket({ provider: 'google', subject: newId(), email: freshEmail(), fullName: 'Trần Thị Hoa' });

async function cameBack({ world }: Scene) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begun = await fetch(`${world.url}/api/auth/providers/google/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge }),
  });
  const { url } = (await begun.json()) as { url: string };
  const chosen = await fetch(`${world.url}/dev/google/choose`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...Object.fromEntries(new URL(url).searchParams),
      email: freshEmail(),
      name: 'Trần Thị Hoa',
      verified: 'yes',
    }).toString(),
  });
  const back = new URL(chosen.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', verifier };
}

const refreshing = async (scene: Scene) => {
  const { refreshToken } = await scene.aSession();
  return { body: { refreshToken, username: scene.people.member.email } };
};

const savedView = {
  name: 'Chờ duyệt tuần này',
  search: { status: 'pending_admin', sortBy: 'createdAt' },
  columns: { order: ['name', 'joined'], hidden: ['code'] },
};

/** On a list of its own: of each there are only so many. */
const keptView = async ({ world, people: { collaborator } }: Scene) => {
  const { accessToken: token } = collaborator;
  const list = `kho-${newId().toLowerCase().replaceAll(/\d/g, 'x')}`;
  const made = await world.send(createSavedView, { token, params: { list }, body: savedView });
  return { token, params: { list, id: made.body.id } };
};

const proof = { by: 'password', password } as const;

/** A member with a key of theirs, for what is done with one. */
async function withKey(scene: Scene) {
  const member = await scene.aQuickMember();
  return { member, token: member.accessToken, ...(await addKey(scene.world, member)) };
}

/** What was asked of a new address, and the code that came there. */
async function changing({ world, aQuickMember }: Scene, kind: 'email' | 'phone', to: string) {
  const { id, accessToken: token } = await aQuickMember();
  const codeId = newId();
  const pending = { entity: 'contact-change', to, codeId, tries: 0, expiresAt: secondsFromNow(600) };
  await world.table.write([put({ ...accountKeys.contactChange(id, kind), ...pending })]);
  return { token, body: { code: await otpCode(codeId) } };
}

/** The link at an address that was a member's until just now. */
async function undoing({ world, aQuickMember }: Scene) {
  const { id: userId, email } = await aQuickMember();
  const change = { kind: 'email', from: email, to: email, at: now().toISOString() } as const;
  const { linkId, operation } = newLink('undo-change', { userId, at: now(), change });
  await world.table.write([operation]);
  return { body: { token: await linkToken('undo-change', linkId) } };
}

const ownData = async ({ world, aQuickMember }: Scene) => {
  const { accessToken: token } = await aQuickMember();
  const made = await world.send(exportOwnData, { token, body: { format: 'csv' } });
  return { token, params: { id: made.body.id } };
};

export const accountSamples: Samples = {
  'accounts/list-sessions': ({ people }) => ({ token: people.member.accessToken }),
  'accounts/end-session-there': async ({ aQuickMember }) => {
    const { accessToken: token, refreshToken } = await aQuickMember();
    return { token, params: { id: refreshToken.split('.')[1] ?? '' } };
  },
  'accounts/end-other-sessions': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
  }),
  'accounts/read-sign-in-means': ({ people }) => ({ token: people.member.accessToken }),
  'accounts/begin-passkey': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { proof },
  }),
  'accounts/add-passkey': async ({ world, aQuickMember }) => {
    const { accessToken: token } = await aQuickMember();
    const { body } = await world.send(beginPasskey, { token, body: { proof } });
    return { token, body: { name: 'Điện thoại', ...aPasskey(siteOf(world)).register(body.challenge) } };
  },
  'accounts/rename-passkey': async (scene) => {
    const { token, passkey } = await withKey(scene);
    return { token, params: { id: passkey.id }, body: { name: 'Máy của mẹ' } };
  },
  'accounts/remove-passkey': async (scene) => {
    const { token, passkey } = await withKey(scene);
    return { token, params: { id: passkey.id }, body: { proof } };
  },
  'accounts/remove-password': async (scene) => {
    const { member, token } = await withKey(scene);
    await addKey(scene.world, member);
    return { token, body: { proof } };
  },
  'accounts/make-recovery-codes': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { proof },
  }),
  'accounts/begin-proof': ({ people }) => ({ token: people.member.accessToken }),
  'accounts/begin-passkey-sign-in': () => ({}),
  'accounts/sign-in-with-passkey': async (scene) => {
    const { key } = await withKey(scene);
    const { body } = await scene.world.send(beginPasskeySignIn);
    return { body: { assertion: key.answer(body.challenge) } };
  },
  'accounts/recover-account': async ({ world, aQuickMember }) => {
    const { accessToken: token, email: username } = await aQuickMember();
    const { body } = await world.send(makeRecoveryCodes, { token, body: { proof } });
    return { body: { username, code: body.codes[0] ?? '' } };
  },
  'accounts/ask-email-change': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { email: freshEmail(), proof },
  }),
  'accounts/ask-phone-change': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { phoneNumber: freshPhone(), proof },
  }),
  'accounts/confirm-email-change': (scene) => changing(scene, 'email', freshEmail()),
  'accounts/confirm-phone-change': (scene) => changing(scene, 'phone', freshPhone()),
  'accounts/check-contact-change': undoing,
  'accounts/undo-contact-change': undoing,
  'accounts/read-leaving': ({ people }) => ({ token: people.member.accessToken }),
  'accounts/begin-leaving': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { proof, posts: 'keep' },
  }),
  'accounts/stay-after-all': async ({ world, aQuickMember }) => {
    const { accessToken: token } = await aQuickMember();
    await world.send(beginLeaving, { token, body: { proof, posts: 'erase' } });
    return { token };
  },
  'accounts/export-own-data': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { format: 'csv' },
  }),
  'accounts/read-own-data': ownData,
  'accounts/get-own-data-file': async (scene) => {
    const sample = await ownData(scene);
    await settled(scene.world.cloud);
    return sample;
  },
  'accounts/activate-account': async (scene) => {
    const { body } = await confirming(scene);
    return { body };
  },
  'accounts/activate-user': confirming,
  'accounts/activate-user-patch': confirming,
  'accounts/begin-provider-sign-in': () => ({ params: provider, body: { challenge: 'a'.repeat(43) } }),
  'accounts/check-verification': async (scene) => ({ query: { token: (await unconfirmed(scene)).token } }),
  'accounts/confirm-forgot-password': async (scene) => ({
    body: { token: await linkFor(scene, 'reset-password', (await scene.aQuickMember()).id) },
  }),
  'accounts/confirm-password-change': async (scene) => {
    const { id, accessToken } = await scene.aQuickMember();
    const otp = { entity: 'otp', otpId: newId(), tries: 0, expiresAt: secondsFromNow(otpSeconds) };
    const credentials = await scene.world.table.get(accountKeys.credentials(id), Credentials);
    const { sessionsFrom } = credentials ?? {};
    await scene.world.table.write([put({ ...accountKeys.otp(id), ...otp, sessionsFrom })]);
    return { token: accessToken, body: { otp: await otpCode(otp.otpId), newPassword } };
  },
  'accounts/finish-provider-sign-in': async (scene) => ({ params: provider, body: await cameBack(scene) }),
  'accounts/forgot-password': async ({ aQuickMember }) => ({ body: { email: (await aQuickMember()).email } }),
  'accounts/get-me': ({ people }) => ({ token: people.member.accessToken }),
  'accounts/get-user-by-reference': ({ people }) => ({ params: { id: people.other.referenceId } }),
  'accounts/join-provider': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    params: provider,
    body: { ticket: await aTicket() },
  }),
  'accounts/list-sign-in-providers': () => ({}),
  'accounts/list-user-ids': ({ people }) => ({
    token: people.admin.accessToken,
    query: { searchTerm: 'Thử', createdFrom: '2026-11-01' },
  }),
  'accounts/list-users': ({ people }) => ({
    token: people.admin.accessToken,
    query: { page: 1, limit: 20, searchTerm: 'Thử', status: 'active' },
  }),
  'activity/list-activity': ({ people }) => ({
    token: people.admin.accessToken,
    params: { entity: 'user', id: people.member.id },
    query: { take: 20 },
  }),
  'accounts/login': async ({ world }) => ({
    body: { username: (await world.anAccount()).email, password },
  }),
  'accounts/refresh': refreshing,
  'accounts/refresh-token': refreshing,
  'accounts/register': ({ people }) => ({
    body: {
      fullName: 'Nguyễn Thị Đào',
      email: freshEmail(),
      phoneNumber: freshPhone(),
      password: newPassword,
      confirmPassword: newPassword,
      referenceId: people.other.referenceId,
    },
  }),
  'accounts/register-with-provider': async ({ people }) => ({
    params: provider,
    body: {
      ticket: await aTicket(),
      fullName: 'Trần Thị Hoa',
      phoneNumber: freshPhone(),
      referenceId: people.other.referenceId,
    },
  }),
  'accounts/request-password-change-otp': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { currentPassword: password },
  }),
  'accounts/resend-verification': async (scene) => ({ body: { email: (await unconfirmed(scene)).email } }),
  'accounts/reset-password': async (scene) => ({
    body: {
      token: await linkFor(scene, 'reset-password', (await scene.aQuickMember()).id),
      password: newPassword,
      confirmPassword: newPassword,
    },
  }),
  'accounts/sign-out': async ({ aSession }) => ({ body: { refreshToken: (await aSession()).refreshToken } }),
  'accounts/verify-email': async (scene) => ({
    body: { token: (await unconfirmed(scene)).token, password },
  }),
  'saved-views/create-saved-view': ({ people }) => ({
    token: people.admin.accessToken,
    params: { list: 'users' },
    body: { ...savedView, shared: true, clientRequestId: newRequest() },
  }),
  'saved-views/delete-saved-view': keptView,
  'saved-views/list-saved-views': ({ people }) => ({
    token: people.collaborator.accessToken,
    params: { list: 'orders' },
  }),
  'saved-views/set-default-view': async (scene) => {
    const { token, params } = await keptView(scene);
    return { token, params: { list: params.list }, body: { id: params.id } };
  },
  'saved-views/update-saved-view': async (scene) => ({
    ...(await keptView(scene)),
    body: { ...savedView, version: 1 },
  }),
};
