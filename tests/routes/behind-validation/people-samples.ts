import { privacyRecord } from '#functions/domain/people/privacy-record.ts';
import { askPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { now } from '#functions/platform/clock.ts';
import { type LinkPurpose, linkToken } from '#functions/platform/tokens/signed-tokens.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';
import { contextOf } from '#tests/support/context.ts';
import { newRequest } from '#tests/support/orders.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });
const waiting = async ({ world }: Scene) => (await world.anAccount({ status: 'pending_admin' })).id;

async function linkOf({ world }: Scene, purpose: LinkPurpose, userId: string): Promise<string> {
  const { linkId, operation } = newLink(purpose, { userId, at: now() });
  await world.table.write([operation]);
  return linkToken(purpose, linkId);
}

async function rejected(scene: Scene): Promise<string> {
  const { id } = await scene.world.anAccount({
    status: 'inactive',
    closedAs: 'rejected',
    rejectedReason: 'Thông tin không chính xác',
  });
  return linkOf(scene, 'apply-again', id);
}

const asked = { kind: 'access', text: 'Tôi muốn xem dữ liệu của mình' } as const;

async function aRequest({ world }: Scene): Promise<string> {
  const { id: userId } = await world.anAccount();
  const { id } = await askPrivacy(contextOf(world.table), { ...asked, userId });
  return (await privacyRecord.find(world.table, { id }))?.id ?? id;
}

const deciding = async (scene: Scene) => ({
  ...asAdmin(scene),
  params: { id: await waiting(scene), action: 'reject' },
  body: { reason: 'Vi phạm quy định' },
});
const ofWaiting = async (scene: Scene) => ({ ...asAdmin(scene), params: { id: await waiting(scene) } });
const list = { searchTerm: 'lan', page: 1, limit: 5 };

export const peopleSamples: Samples = {
  'people/list-people': (scene) => ({
    ...asAdmin(scene),
    query: { ...list, status: 'active,inactive', role: 'user', sortBy: 'fullName', sortOrder: 'asc' },
  }),
  'people/list-approvals': (scene) => ({ ...asAdmin(scene), query: { ...list, kind: 'new' } }),
  'people/get-person': (scene) => ({ ...asAdmin(scene), params: { id: scene.people.member.id } }),
  'people/change-person': async (scene) => {
    const { id } = await scene.world.anAccount();
    const profile = await profileRecord.find(scene.world.table, { id });
    return {
      ...asAdmin(scene),
      params: { id },
      body: { role: 'collaborator', updatedAt: profile?.updatedAt },
    };
  },
  'people/decide-user': deciding,
  'people/decide-person': deciding,
  'people/claim-person': ofWaiting,
  'people/release-person': ofWaiting,
  'people/check-again': async (scene) => ({ body: { token: await rejected(scene) } }),
  'people/apply-again': async (scene) => ({
    body: { token: await rejected(scene), fullName: 'Trần Thị Đúng', note: 'Tôi đã sửa' },
  }),
  'people/list-member-log': (scene) => ({
    ...asAdmin(scene),
    query: { search: 'lan', activityType: 'USER_LOGGED_IN', from: '2026-11-01', page: 1, limit: 5 },
  }),
  'people/get-member-log-stats': asAdmin,
  'people/list-accounts': (scene) => ({ ...asAdmin(scene), query: { ...list, role: 'admin' } }),
  'people/create-account': (scene) => ({
    ...asAdmin(scene),
    body: {
      fullName: 'Phạm Văn Kho',
      email: freshEmail(),
      phoneNumber: freshPhone(),
      role: 'collaborator',
      clientRequestId: newRequest(),
    },
  }),
  'people/get-account-policy': asAdmin,
  'people/save-account-policy': (scene) => ({ ...asAdmin(scene), body: usualPolicy }),
  'people/ask-privacy': async (scene) => ({
    token: (await scene.aQuickMember()).accessToken,
    body: { ...asked, clientRequestId: newRequest() },
  }),
  'people/list-own-privacy': ({ people }) => ({ token: people.member.accessToken }),
  'people/request-privacy-link': async ({ world }) => ({ body: { email: (await world.anAccount()).email } }),
  'people/ask-privacy-by-link': async (scene) => {
    const { id } = await scene.world.anAccount();
    return { body: { ...asked, token: await linkOf(scene, 'ask-privacy', id) } };
  },
  'people/list-privacy': (scene) => ({
    ...asAdmin(scene),
    query: { search: 'xem', state: 'asked', kind: 'access', page: 1, limit: 5 },
  }),
  'people/act-on-privacy': async (scene) => ({
    ...asAdmin(scene),
    params: { id: await aRequest(scene) },
    body: { act: 'answer', text: 'Đã gửi dữ liệu của bạn', version: 1 },
  }),
};
