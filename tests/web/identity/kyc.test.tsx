import { describe, expect, it } from 'vitest';
import { SessionUser } from '#shared/accounts/user.ts';
import { consentVersion } from '#shared/identity/consent.ts';
import { Identity } from '#shared/identity/identity.ts';
import {
  confirmPhone,
  getMyFullNumber,
  getMyStanding,
  listMyIdentities,
  requestPhoneCode,
  submitIdentity,
  updateIdentity,
} from '#shared/identity/own-identity.contract.ts';
import {
  approveKyc,
  getIdentityOfUser,
  IdentityReview,
  requestKycChange,
  StaffPaper,
} from '#shared/identity/staff-identity.contract.ts';
import { getUserProfile } from '#shared/members/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const { identity, staffIdentity } = texts;
const user = (status: UserStatus) => exampleOf(SessionUser, { status, fullName: 'Nguyễn Thị Thu Hà' });
const facts = {
  identityId: '•••• •••• 2345',
  fullName: 'Nguyễn Thị Thu Hà',
  dob: '1992-03-14',
  gender: 'female',
  birthPlace: '001',
  issueDate: '2021-08-22',
  expiryDate: '2032-03-14',
  issuePlace: '',
} as const;
const paper = exampleOf(Identity, {
  ...facts,
  id: 'giay-1',
  type: 'cccd',
  state: 'draft',
  flags: [],
  inForce: null,
  lastLook: null,
});
const standing = (given: object = {}) =>
  exampleOf(getMyStanding.reply, {
    status: 'pending_kyc',
    emailConfirmed: true,
    phone: { masked: '*******678', confirmedAt: '2026-11-21T13:51:00.000Z' },
    withoutPhone: false,
    paperId: 'giay-1',
    checks: [{ name: 'number', result: 'ok', field: 'number' }],
    asked: [],
    reason: null,
    consent: null,
    submittedAt: null,
    wait: { ahead: 23, from: 4, to: 6 },
    ...given,
  });

const at = (status: UserStatus, papers: Identity[], given: object = {}) =>
  renderAt('/kyc', {
    as: user(status),
    answers: [
      answer(listMyIdentities, papers),
      answer(getMyStanding, standing({ status, ...given })),
      sample(getUserProfile),
    ],
  });

describe('the wallet', () => {
  it('says where somebody is, and how long the rest takes', async () => {
    const { page } = await at('pending_kyc', [paper]);
    await page.findByText(identity.step.here);
    await page.findByText('4–6 giờ');
    expect(await page.findByText('23 hồ sơ trước bạn')).toBeTruthy();
  });

  it.each([
    ['pending', identity.face.pending.title],
    ['pending_admin', identity.face.pending_admin.title],
    ['inactive', identity.face.inactive.title],
    ['kyc_submitted', identity.face.kyc_submitted.title],
    ['kyc_changing', identity.face.kyc_changing.title],
  ] as const)('%s: %s', async (status, title) => {
    const { page } = await at(status, []);
    expect(await page.findByText(title)).toBeTruthy();
  });

  it('tells a failure, and asks again', async () => {
    const { page } = await renderAt('/kyc', {
      as: user('pending_kyc'),
      answers: [
        refuse(listMyIdentities, 'INTERNAL'),
        refuse(getMyStanding, 'INTERNAL'),
        sample(getUserProfile),
      ],
    });
    await page.findByText(identity.failed);
    expect(page.getByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });

  it('sends nothing before somebody agreed', async () => {
    const { page, user: hand, network } = await at('pending_kyc', [paper]);
    network.answer(answer(submitIdentity, [{ ...paper, state: 'submitted' }]));
    await hand.click(await page.findByRole('button', { name: identity.consent.send }));
    await page.findByText(identity.consent.needed);
    expect(network.askedOf(submitIdentity)).toEqual([]);
    await hand.click(page.getByRole('checkbox', { name: /Tôi đồng ý/ }));
    await hand.click(page.getByRole('button', { name: identity.consent.send }));
    await page.findByText(identity.consent.sent);
    expect(network.askedOf(submitIdentity).map(({ body }) => body)).toEqual([
      { consent: consentVersion, withoutPhone: false },
    ]);
  });

  it('shows a whole number only when asked to, and hides it again', async () => {
    const { page, user: hand, network } = await at('pending_kyc', [paper]);
    network.answer(answer(getMyFullNumber, { id: 'giay-1', number: '001192012345' }));
    await hand.click(await page.findByRole('button', { name: identity.look.show }));
    await page.findByText('001192012345');
    await hand.click(page.getByRole('button', { name: identity.look.hide }));
    expect(page.queryByText('001192012345')).toBeNull();
  });

  it('asks for the code only once it was sent, and shows a wrong one at its field', async () => {
    const phone = { masked: '*******678', confirmedAt: null };
    const { page, user: hand, network } = await at('pending_kyc', [paper], { phone });
    network.answer(refuse(requestPhoneCode, 'MESSAGE_FAILED'), refuse(confirmPhone, 'INVALID_OTP'));
    await hand.click(await page.findByRole('button', { name: identity.phone.sms }));
    await page.findByText(errorMessage('MESSAGE_FAILED', 'vi'));
    expect(page.queryByLabelText(identity.phone.code, { exact: false })).toBeNull();
    network.answer(answer(requestPhoneCode, { sentTo: '*******678', expiresInSeconds: 600 }));
    await hand.click(page.getByRole('button', { name: identity.phone.sms }));
    await hand.type(await page.findByLabelText(identity.phone.code, { exact: false }), '123456');
    await hand.click(page.getByRole('button', { name: identity.phone.confirm }));
    expect((await page.findByText(errorMessage('INVALID_OTP', 'vi'))).closest('form')).not.toBeNull();
  });

  it('asks again only for what staff asked for, and says what went wrong in the words it is known by', async () => {
    const flag = { field: 'birthPlace', reason: 'incorrect', note: 'Mã tỉnh là Hà Nội.' } as const;
    const asked = { ...paper, state: 'changing' as const, flags: [flag] };
    const {
      page,
      user: hand,
      network,
    } = await at('kyc_changing', [asked], { asked: [{ ...flag, paperId: 'giay-1' }] });
    network.answer(refuse(updateIdentity, 'STALE_STATE'));
    await hand.click(await page.findByRole('button', { name: 'Sửa Nơi khai sinh' }));
    await page.findByRole('combobox', { name: /Nơi khai sinh/ });
    expect(page.queryByLabelText(new RegExp(`^${identity.form.dob}`))).toBeNull();
    network.answer(answer(updateIdentity, paper));
    await hand.click(page.getByRole('button', { name: identity.form.save }));
    await page.findByText('Đã cập nhật giấy tờ thành công');
  });
});

describe('a review', () => {
  const review = exampleOf(IdentityReview, {
    user: exampleOf(IdentityReview.shape.user, {
      id: 'nguoi-1',
      fullName: 'Dương Thị Hoài Thương',
      status: 'active',
    }),
    version: 4,
    submission: 'edit',
    papers: [
      exampleOf(StaffPaper, {
        id: 'giay-1',
        type: 'cccd',
        state: 'submitted',
        before: { ...facts, fullName: 'Dương T. Hoài Thương' },
        after: { ...facts, fullName: 'Dương Thị Hoài Thương' },
        checks: [{ name: 'province', result: 'ok', field: 'birthPlace' }],
        flags: [],
      }),
    ],
    others: [],
    steps: [],
    looks: [],
  });
  const open = () =>
    renderAt('/admin/users/approval/nguoi-1', { as: 'admin', answers: [answer(getIdentityOfUser, review)] });

  it('strikes and marks only what is another, and asks with a reason on the row', async () => {
    const { page, user: hand, network } = await open();
    expect((await page.findByText('Dương T. Hoài Thương')).tagName).toBe('DEL');
    expect(page.queryAllByText('Hà Nội').every(({ tagName }) => tagName !== 'DEL')).toBe(true);
    await page.findByText(staffIdentity.bar.stays);
    await hand.click(page.getByRole('button', { name: 'Yêu cầu sửa Nơi khai sinh' }));
    await hand.type(page.getByLabelText(/^Ghi rõ cần sửa gì/), 'Mã tỉnh là Nghệ An.');
    network.answer(answer(requestKycChange, review));
    await hand.click(page.getByRole('button', { name: 'Yêu cầu bổ sung (1)' }));
    await page.findByText('Đã gửi yêu cầu bổ sung cho Dương Thị Hoài Thương');
    expect(network.askedOf(requestKycChange)[0]?.body).toMatchObject({
      version: 4,
      flags: [{ paperId: 'giay-1', field: 'birthPlace', reason: 'incorrect', note: 'Mã tỉnh là Nghệ An.' }],
    });
  });

  it('tells whoever comes second that it is decided', async () => {
    const { page, user: hand, network } = await open();
    network.answer(refuse(approveKyc, 'IDENTITY_STATE'));
    await hand.click(await page.findByRole('button', { name: staffIdentity.bar.approve }));
    expect(await page.findByText(staffIdentity.decided)).toBeTruthy();
  });
});
