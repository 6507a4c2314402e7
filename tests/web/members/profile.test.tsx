import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { suppressionReasons } from '#shared/mail/mail-suppression.ts';
import {
  blockMember,
  follow,
  getUserProfile,
  listFollowers,
  listFollowing,
  listOldAvatars,
  listRelations,
  PictureFile,
  updateAvatar,
  updateProfile,
} from '#shared/members/index.ts';
import { MemberProfile } from '#shared/members/member.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const { members, rooms } = texts;
const ties = { isMe: false, follows: false, followsBack: false, blocked: false, muted: false };
const given = {
  id: 'lan',
  fullName: 'Nguyễn Thị Lan',
  avatarUrl: null,
  coverUrl: null,
  memberSince: '2025-10',
  bio: 'Làm cốm ở Làng Vòng',
  website: 'https://comlangvong.vn',
  dob: '1992-03-14',
  gender: 'female',
  country: 'VN',
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  status: 'active',
  verificationDate: '2025-10-08T00:00:00.000Z',
  referrer: null,
  rejectedReason: null,
  askedFor: null,
  mailSuppression: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  totalFollowers: 12,
} as const;
const own = exampleOf(MemberProfile, { ...given, ties: { ...ties, isMe: true }, seenBy: {} });
const other = exampleOf(MemberProfile, { ...given, ties, seenBy: null, dob: '--03-14', email: null });
const me = (status: UserStatus = 'active') =>
  exampleOf(SessionUser, {
    id: 'lan',
    fullName: 'Nguyễn Thị Lan',
    role: 'user',
    status,
    referenceId: 'CHOLANG01',
    rejectedReason: null,
  });

it('one’s own profile says all, and “Xem như” what others see of it', async () => {
  const { page, user } = await renderAt('/profile', { as: me(), answers: [answer(getUserProfile, own)] });
  await page.findByText('14/03/1992');
  await user.click(page.getByRole('radio', { name: members.lookout.member }));
  expect(page.queryByText('0912345678')).toBeNull();
  expect(page.queryByText('14/03/1992')).toBeNull();
  page.getByText('comlangvong.vn');
  await user.click(page.getByRole('radio', { name: members.lookout.self }));
  page.getByText('lan@example.com');
});

const since = '2026-11-20T07:00:00.000Z';

it.each(suppressionReasons)(
  'that mail is kept from one’s address for %s is said on one’s own profile',
  async (reason) => {
    const { page } = await renderAt('/profile', {
      as: me(),
      answers: [answer(getUserProfile, { ...own, mailSuppression: { reason, since } })],
    });
    const notice = await page.findByRole('alert');
    expect(notice.textContent).toContain(members.mailSuppression[reason].title);
    const way = within(notice).getByRole('link', { name: members.mailSuppression.change });
    expect(way.getAttribute('href')).toBe('/account');
  },
);

it.each([
  ['where mail arrives', '/profile', own],
  ['to others', '/profile/lan', { ...other, mailSuppression: { reason: 'bounce', since } } as const],
])('nothing is said of mail %s', async (_, path, member) => {
  const { page } = await renderAt(path, { as: me(), answers: [answer(getUserProfile, member)] });
  await page.findByText('comlangvong.vn');
  expect(page.queryByText(members.mailSuppression.bounce.title)).toBeNull();
});

it('who may see a fact is chosen on its line, and taken back where it is refused', async () => {
  const { page, user, network } = await renderAt('/profile', {
    as: me(),
    answers: [answer(getUserProfile, own), answer(updateProfile, { ...own, seenBy: { dob: 'near' } })],
  });
  const name = members.facts.seenBy.replace('{{fact}}', members.facts.dob);
  await user.click(await page.findByRole('combobox', { name }));
  await user.click(page.getByRole('option', { name: members.visibility.near }));
  await page.findByText(members.visibility.near);
  expect(network.askedOf(updateProfile).map(({ body }) => body)).toEqual([{ seenBy: { dob: 'near' } }]);
  network.answer(refuse(updateProfile, 'STALE_STATE'));
  await user.click(page.getByRole('combobox', { name }));
  await user.click(page.getByRole('option', { name: members.visibility.everybody }));
  await page.findByText(members.visibility.near);
});

it('a former picture is chosen again, and the choice stays open where it is refused', async () => {
  const former = exampleOf(PictureFile, { id: 'cu', fileUrl: '/anh/320.webp' });
  const { page, user, network } = await renderAt('/profile', {
    as: me(),
    answers: [
      answer(getUserProfile, own),
      answer(listOldAvatars, [former]),
      refuse(updateAvatar, 'STALE_STATE'),
    ],
  });
  await user.click(await page.findByRole('button', { name: members.picture.avatar }));
  const again = { name: members.picture.again.replace('{{index}}', '1') };
  await user.click(await page.findByRole('button', again));
  await page.findByText(errorMessage('STALE_STATE', 'vi'));
  network.answer(answer(updateAvatar, { fileUrl: former.fileUrl, file: former }));
  await user.click(page.getByRole('button', again));
  await page.findByText(members.picture.saved);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(network.askedOf(updateAvatar).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ avatarUrl: former.fileUrl })),
  );
});

it('another’s profile: followed at once, and as before where it is refused', async () => {
  const { page, user, network } = await renderAt('/profile/lan', {
    as: exampleOf(SessionUser, { ...me(), id: 'toi' }),
    answers: [answer(getUserProfile, other), refuse(follow, 'MEMBER_BLOCKED')],
  });
  const name = members.follow.of.replace('{{name}}', other.fullName);
  await user.click(await page.findByRole('button', { name }));
  await page.findByText(errorMessage('MEMBER_BLOCKED', 'vi'));
  page.getByRole('button', { name, pressed: false });
  expect(network.askedOf(follow)).toHaveLength(1);
  page.getByText('14/03');
});

it('whoever has yet to prove who they are is told before they press', async () => {
  const { page } = await renderAt('/profile/lan', {
    as: exampleOf(SessionUser, { ...me('pending_kyc'), id: 'toi' }),
    answers: [answer(getUserProfile, other)],
  });
  const name = members.follow.of.replace('{{name}}', other.fullName);
  expect(await page.findByRole('button', { name })).toHaveProperty('disabled', true);
  page.getByRole('link', { name: members.follow.needsKyc });
});

it('blocking asks first, and says so', async () => {
  const { page, user, network } = await renderAt('/profile/lan', {
    as: exampleOf(SessionUser, { ...me(), id: 'toi' }),
    answers: [answer(getUserProfile, other), answer(blockMember, { blocked: true, muted: false })],
  });
  await user.click(
    await page.findByRole('button', { name: members.more.replace('{{name}}', other.fullName) }),
  );
  await user.click(await page.findByRole('menuitem', { name: members.relate.block.do }));
  await page.findByText(members.relate.block.consequence);
  expect(network.askedOf(blockMember)).toEqual([]);
  await user.click(page.getByRole('button', { name: members.relate.block.do }));
  await page.findByText(members.relate.block.on.replace('{{name}}', other.fullName));
});

it('nobody there, and nobody for whoever looks, read the same', async () => {
  const { page } = await renderAt('/profile/khong-ai', {
    as: me(),
    answers: [refuse(getUserProfile, 'USER_NOT_FOUND')],
  });
  expect(await page.findByRole('heading', { name: members.missing.title })).toBeTruthy();
});

it('who follows and who is followed, in a tab of its own', async () => {
  const none = { data: [], total: 0, nextCursor: null };
  const { page } = await renderAt('/profile?tab=follows', {
    as: me(),
    answers: [
      answer(getUserProfile, own),
      answer(listFollowers, none),
      answer(listFollowing, none),
      answer(listRelations, { data: [], nextCursor: null }),
    ],
  });
  await page.findByText(members.follows.none.followers);
  expect(await page.findByText(members.follows.none.following)).toBeTruthy();
});

it.each([
  ['pending_kyc', rooms.kyc.pending_kyc, true],
  ['pending', rooms.kyc.pending, true],
  ['kyc_changing', rooms.kyc.kyc_changing, true],
  ['inactive', rooms.kyc.inactive, true],
  ['kyc_submitted', rooms.kyc.kyc_submitted, false],
  ['pending_admin', rooms.kyc.pending_admin, false],
  ['active', undefined, false],
] as const)('the avatar’s menu of %s begins with “%s”', async (status, says, leads) => {
  const { page, user } = await renderAt('/contact-admin', { as: me(status) });
  await user.click(await page.findByRole('button', { name: /^Tài khoản của/ }));
  const [first] = await page.findAllByRole('menuitem');
  expect(first?.textContent).toBe(says ?? rooms.viewProfile);
  expect(first?.getAttribute('href') ?? null).toBe(leads ? '/kyc' : status === 'active' ? '/profile' : null);
  expect(first?.getAttribute('aria-disabled') ?? null).toBe(says && !leads ? 'true' : null);
  expect(page.queryByRole('menuitem', { name: 'Quản lý' })).toBeNull();
});

it('older links that name a feature lead to its own address', async () => {
  const { page } = await renderAt('/?feature=profile', {
    as: me(),
    answers: [answer(getUserProfile, own)],
  });
  await page.findByText('14/03/1992');
  expect(location.pathname).toBe('/profile');
});
