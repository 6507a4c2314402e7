import { consentVersion } from '#shared/identity/consent.ts';
import {
  createIdentity,
  keepPaperPicture,
  requestPhoneCode,
  sendPaperPicture,
  submitIdentity,
} from '#shared/identity/index.ts';
import { createInvoiceProfile } from '#shared/invoice-profiles/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aPaper, proving } from '#tests/support/identity.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const profile = {
  kind: 'company',
  name: 'Lan',
  companyName: 'Công ty TNHH Mây Tre',
  taxCode: '0100109106',
  address: 'Số 1 phố Hàng, Hà Nội',
  email: 'a@maytre.vn',
  phone: '0912345678',
} as const;

const confirmed = ({ aQuickMember }: Scene, status: 'pending_kyc' | 'active' = 'pending_kyc') =>
  aQuickMember({ status, phoneVerifiedAt: new Date().toISOString() });

async function aDraft(scene: Scene) {
  const member = await confirmed(scene);
  const token = member.accessToken;
  const { body } = await scene.world.send(createIdentity, { token, body: aPaper() });
  return { member, token, params: { id: body.id } };
}

async function sent(scene: Scene) {
  const { member, token, params } = await aDraft(scene);
  await scene.world.send(submitIdentity, { token, body: { consent: consentVersion } });
  return { userId: member.id, id: params.id, token: scene.people.admin.accessToken };
}

async function aProfile(scene: Scene) {
  const token = (await scene.aQuickMember()).accessToken;
  const { body } = await scene.world.send(createInvoiceProfile, { token, body: profile });
  return { token, params: { id: body.id } };
}

const picture = Buffer.from('\x89PNG\r\n\x1a\n-and-more', 'latin1');

async function aPicture(scene: Scene) {
  const { token, params } = await aDraft(scene);
  const body = { size: picture.length, mimeType: 'image/png' } as const;
  const place = (await scene.world.send(sendPaperPicture, { token, params, body })).body;
  await fetch(scene.world.url + place.uploadUrl, { method: 'PUT', headers: place.headers, body: picture });
  return { token, params, uploadId: place.id };
}

async function keptPicture(scene: Scene) {
  const { token, params, uploadId } = await aPicture(scene);
  const ofSide = { ...params, side: 'front' as const };
  await scene.world.send(keepPaperPicture, { token, params: ofSide, body: { uploadId } });
  return { token, params: ofSide };
}

const flag = { field: 'birthPlace', reason: 'incorrect', note: 'Mã tỉnh trong số là Hà Nội.' };

export const identitySamples: Samples = {
  'identity/list-my-identities': ({ people }) => ({ token: people.member.accessToken }),
  'identity/get-my-standing': ({ people }) => ({ token: people.member.accessToken }),
  'identity/list-consents': ({ people }) => ({ token: people.member.accessToken }),
  'identity/create-identity': async (scene) => ({
    token: (await confirmed(scene)).accessToken,
    body: { ...aPaper(), consent: consentVersion, withoutPhone: false, clientRequestId: newId() },
  }),
  'identity/submit-identity': async (scene) => ({
    token: (await aDraft(scene)).token,
    body: { consent: consentVersion, withoutPhone: false },
  }),
  'identity/update-identity': async (scene) => {
    const { token, params } = await aDraft(scene);
    const { kind: _kind, ...facts } = aPaper();
    return { token, params, body: facts };
  },
  'identity/set-primary-identity': async (scene) => {
    const { token, params } = await aDraft(scene);
    return { token, params, body: {} };
  },
  'identity/delete-identity': async (scene) => {
    const { token, params } = await aDraft(scene);
    return { token, params };
  },
  'identity/get-my-full-number': async (scene) => {
    const { token, params } = await aDraft(scene);
    return { token, params };
  },
  'identity/list-my-looks': async (scene) => {
    const { token, params } = await aDraft(scene);
    return { token, params };
  },
  'identity/request-phone-code': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { channel: 'zalo' },
  }),
  'identity/confirm-phone': async ({ aQuickMember, world }) => {
    const { accessToken: token, phoneNumber } = await aQuickMember();
    await world.send(requestPhoneCode, { token, body: {} });
    return { token, body: { code: await proving(world).codeTo(phoneNumber) } };
  },
  'identity/withdraw-consent': async (scene) => ({ token: (await aDraft(scene)).token, body: {} }),
  'identity/search-identities': ({ people }) => ({
    token: people.admin.accessToken,
    query: {
      page: 1,
      limit: 20,
      searchTerm: 'Thử',
      state: 'submitted',
      submission: 'new',
      submittedFrom: '2026-11-01',
    },
  }),
  'identity/get-identity': async (scene) => {
    const { token, id } = await sent(scene);
    return { token, params: { id } };
  },
  'identity/get-identity-of-user': async (scene) => {
    const { token, userId } = await sent(scene);
    return { token, params: { userId } };
  },
  'identity/get-full-number': async (scene) => {
    const { token, id } = await sent(scene);
    return { token, params: { id } };
  },
  'identity/ask-about-identity': async (scene) => {
    const { token, id } = await sent(scene);
    return { token, params: { id }, body: { flags: [flag], note: 'Xem lại giúp chợ.' } };
  },
  'identity/approve-kyc': async (scene) => {
    const { token, userId } = await sent(scene);
    return { token, params: { id: userId }, body: { note: 'Khớp.' } };
  },
  'identity/request-kyc-change': async (scene) => {
    const { token, userId, id } = await sent(scene);
    const body = { reason: 'Xem lại giúp chợ.', flags: [{ ...flag, paperId: id }] };
    return { token, params: { id: userId }, body };
  },

  'identity/send-paper-picture': async (scene) => {
    const { token, params } = await aDraft(scene);
    return { token, params, body: { size: picture.length, mimeType: 'image/png' } };
  },
  'identity/keep-paper-picture': async (scene) => {
    const { token, params, uploadId } = await aPicture(scene);
    return { token, params: { ...params, side: 'front' }, body: { uploadId } };
  },
  'identity/remove-paper-picture': keptPicture,
  'identity/get-my-paper-picture': keptPicture,
  'identity/get-paper-picture': async (scene) => {
    const { token, params } = await keptPicture(scene);
    await scene.world.send(submitIdentity, { token, body: { consent: consentVersion } });
    return { params, token: scene.people.admin.accessToken };
  },

  'invoice-profiles/list-invoice-profiles': ({ people }) => ({ token: people.member.accessToken }),
  'invoice-profiles/get-invoice-profile': aProfile,
  'invoice-profiles/create-invoice-profile': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { ...profile, isDefault: true, clientRequestId: newId() },
  }),
  'invoice-profiles/update-invoice-profile': async (scene) => ({
    ...(await aProfile(scene)),
    body: { ...profile, isDefault: true },
  }),
  'invoice-profiles/set-default-invoice-profile': async (scene) => ({ ...(await aProfile(scene)), body: {} }),
  'invoice-profiles/delete-invoice-profile': aProfile,
};
