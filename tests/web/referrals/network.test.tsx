import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { getUserProfile } from '#shared/members/index.ts';
import { MemberProfile } from '#shared/members/member.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { decideUser } from '#shared/people/people.contract.ts';
import { getUserByReference } from '#shared/accounts/users.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import {
  answerReferrer,
  getBranches,
  getNetwork,
  listDirectReferrals,
  listIndirectReferrals,
  listReferralUsers,
  listRewards,
  nameReferrer,
  openReferral,
  ReferralRow,
  takeVoucher,
} from '#shared/referrals/index.ts';
import type { ReplyOf } from '#shared/contract/route.ts';

import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.referrals;
const me = exampleOf(SessionUser, { id: 'ha', role: 'user', status: 'active', referenceId: 'THVN2222' });

const person = (given: Partial<ReferralRow>): ReferralRow =>
  exampleOf(ReferralRow, {
    status: 'active',
    referrerId: 'ha',
    referrerSaid: null,
    referralsCount: 0,
    level: 1,
    referrals: [],
    avatarUrl: null,
    createdAt: '2026-06-10T00:00:00.000Z',
    ...given,
  });

const child = (at: number) => {
  const { referrals: _none, ...facts } = person({
    id: `con${at}`,
    fullName: `Con Thứ ${at}`,
    referenceId: `CCCC222${at}`,
  });
  return facts;
};
const duc = person({
  id: 'duc',
  fullName: 'Trần Minh Đức',
  referenceId: 'MD7K2M9D',
  referralsCount: 7,
  referrals: [2, 3, 4, 5, 6].map(child),
});
const han = person({ id: 'han', fullName: 'Phạm Gia Hân', referenceId: 'GH4T8XPA', status: 'pending_admin' });

const pageOf = (data: ReferralRow[], given = {}) => ({
  data,
  page: 1,
  limit: 20,
  total: data.length,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
  ...given,
});

const network: ReplyOf<typeof getNetwork> = {
  referenceId: 'THVN2222',
  isPaying: true,
  referrer: null,
  mayNameReferrer: false,
  figures: { total: 148, direct: 17, indirect: 131, thisWeek: 12, levels: [17, 131], weeks: [] },
};
const { version: _version, ...rule } = { ...usualRewardRule, isOn: true };
const noLedger: ReplyOf<typeof listRewards> = {
  balance: { usable: 0, waiting: 0, held: 0, lines: 0 },
  rule,
  data: [],
  nextCursor: null,
};
const around = [answer(getNetwork, network), answer(listRewards, noLedger)];

const visit = (given: Parameters<typeof renderAt>[1] = {}, url = '/referrals') =>
  renderAt(url, {
    as: me,
    ...given,
    answers: [answer(listReferralUsers, pageOf([han, duc])), ...around, ...(given.answers ?? [])],
  });

it('in one’s profile is in its address, too: an opened list stays after a reload, and is left from there', async () => {
  const root = { ...duc, total: 7, direct: 7 };
  const below = exampleOf(getBranches.reply, { root, above: [], branches: [], levels: [] });
  const own = exampleOf(MemberProfile, {
    id: 'ha',
    dob: '1992-03-14',
    country: 'VN',
    status: 'active',
    website: null,
    referrer: null,
    rejectedReason: null,
    askedFor: null,
    ties: { isMe: true, follows: false, followsBack: false, blocked: false, muted: false },
    seenBy: {},
  });
  const {
    page,
    user,
    network: asked,
  } = await renderAt('/profile?tab=referrals&who=duc', {
    as: me,
    answers: [
      answer(getUserProfile, own),
      answer(listReferralUsers, pageOf([han])),
      answer(getBranches, below),
      ...around,
    ],
  });
  await page.findByRole('heading', { name: 'Người do Trần Minh Đức giới thiệu' });
  await expect.poll(() => asked.askedOf(listReferralUsers).at(-1)?.params).toEqual({ id: 'duc' });
  await user.click(page.getByRole('button', { name: words.back }));
  await expect.poll(() => location.search).toBe('?tab=referrals');
  await expect.poll(() => asked.askedOf(listReferralUsers).at(-1)?.params).toEqual({ id: 'ha' });
});

describe('a network', () => {
  it('has three tabs with counts, sorts by a click, and says so in its address', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [answer(listDirectReferrals, pageOf([duc])), answer(listIndirectReferrals, pageOf([]))],
    });
    expect(await page.findByRole('tab', { name: /Tất cả\s*148/ })).toBeDefined();
    await page.findByText('Trần Minh Đức');
    expect(page.queryByRole('navigation', { name: 'Phân trang' })).toBeNull();
    const sorted = () =>
      asked.askedOf(listReferralUsers).map(({ query }) => [query.sortBy, query.sortOrder].join(' '));
    await user.click(page.getByRole('button', { name: words.column.member }));
    await expect.poll(sorted).toEqual(['createdAt desc', 'fullName asc']);
    await expect
      .poll(() => page.getByRole('columnheader', { name: words.column.member }).getAttribute('aria-sort'))
      .toBe('ascending');
    await user.click(page.getByRole('button', { name: words.column.member }));
    await expect.poll(sorted).toEqual(['createdAt desc', 'fullName asc', 'fullName desc']);
    await user.click(page.getByRole('tab', { name: /Trực tiếp/ }));
    await expect.poll(() => asked.askedOf(listDirectReferrals)).toHaveLength(1);
    await user.click(page.getByRole('tab', { name: /Gián tiếp/ }));
    await page.findByText(words.empty.title);
  });

  it('opens a row in place with the first of theirs, loads five more, and forgets them when closed', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [
        answer(openReferral, {
          data: [child(7), child(8)].map((row) => ({ ...row, referrals: [] })),
          page: 2,
          hasNext: false,
          total: 7,
        }),
      ],
    });
    await page.findByText('Trần Minh Đức');
    await user.click(page.getByRole('button', { name: 'Xem người Trần Minh Đức đã mời' }));
    await page.findByText('Con Thứ 2');
    // They came with the row.
    expect(asked.askedOf(openReferral)).toEqual([]);
    await user.click(page.getByRole('button', { name: 'Tải thêm (còn 2)' }));
    await page.findByText('Con Thứ 8');
    expect(asked.askedOf(openReferral)).toMatchObject([
      { params: { id: 'duc' }, query: { page: 2, limit: 5 } },
    ]);
    expect(page.queryByText(/Tải thêm/)).toBeNull();
    await user.click(page.getByRole('button', { name: 'Thu gọn Trần Minh Đức' }));
    expect(page.queryByText('Con Thứ 2')).toBeNull();
    await user.click(page.getByRole('button', { name: 'Xem người Trần Minh Đức đã mời' }));
    await page.findByText('Con Thứ 2');
    expect(page.queryByText('Con Thứ 8')).toBeNull();
  });

  it('leads into somebody’s own, where nothing opens in place, and back', async () => {
    const root = { ...duc, total: 7, direct: 7 };
    const below = exampleOf(getBranches.reply, { root, above: [], branches: [], levels: [] });
    const { page, user, network: asked } = await visit({ answers: [answer(getBranches, below)] });
    expect(page.queryByRole('heading', { name: /^Người do/ })).toBeNull();
    await user.click(await page.findByRole('button', { name: 'Xem mạng lưới của Trần Minh Đức' }));
    await page.findByRole('heading', { name: 'Người do Trần Minh Đức giới thiệu' });
    await expect.poll(() => asked.askedOf(listReferralUsers).at(-1)?.params).toEqual({ id: 'duc' });
    await page.findByRole('button', { name: words.back });
    await expect.poll(() => page.queryByRole('button', { name: /Xem người/ })).toBeNull();
    await user.click(page.getByRole('button', { name: words.back }));
    await page.findByRole('button', { name: 'Xem người Trần Minh Đức đã mời' });
  });

  it('searches half a second after the typing, at once on Enter, from the first page', async () => {
    const { page, user, network: asked } = await visit({}, '/referrals?page=2');
    await user.type(await page.findByRole('searchbox', { name: words.filter.searchLabel }), 'Đức{Enter}');
    await expect
      .poll(() => asked.askedOf(listReferralUsers).at(-1)?.query)
      .toMatchObject({ searchTerm: 'Đức', page: 1 });
  });

  it('on a phone folds all but its search', async () => {
    const { page, user } = await visit({ width: 360 }, '/referrals?status=active');
    await page.findByText('Trần Minh Đức');
    page.getByRole('searchbox', { name: words.filter.searchLabel });
    expect(page.queryByRole('combobox', { name: words.filter.status })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Lọc (1)' }));
    const sheet = within(await page.findByRole('dialog'));
    sheet.getByRole('button', { name: 'Xem 2 kết quả' });
    await user.click(sheet.getByRole('button', { name: texts.common.action.clearFilters }));
    await expect.poll(() => location.search).toBe('');
    await expect
      .poll(() => sheet.queryByRole('button', { name: texts.common.action.clearFilters }))
      .toBeNull();
  });

  it('is cards below 1024 px', async () => {
    const { page, user } = await visit({ width: 800 });
    await page.findByText('Trần Minh Đức');
    expect(page.queryByRole('table', { name: words.title })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Đã mời 7 người' }));
    await page.findByText('Con Thứ 2');
  });

  it('that could not be read says so, never that nobody is in it, and is asked for again', async () => {
    const {
      page,
      user,
      network: asked,
    } = await renderAt('/referrals', {
      as: me,
      answers: [refuse(listReferralUsers, 'USER_NOT_FOUND'), ...around],
    });
    await page.findByText(words.failed);
    expect(page.queryByText(words.empty.title)).toBeNull();
    asked.answer(answer(listReferralUsers, pageOf([duc])));
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    await page.findByText('Trần Minh Đức');
  });

  it('leads from a page beyond its end back to the last one', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit(
      { answers: [answer(listReferralUsers, pageOf([], { page: 9, total: 26, totalPages: 2 }))] },
      '/referrals?page=9',
    );
    await page.findByText(texts.common.list.pastEnd);
    expect(page.queryByText(words.empty.title)).toBeNull();
    asked.answer(answer(listReferralUsers, pageOf([han], { page: 2, total: 26, totalPages: 2 })));
    await user.click(page.getByRole('button', { name: texts.common.list.toLast }));
    await page.findByText('Phạm Gia Hân');
    expect(asked.askedOf(listReferralUsers).at(-1)?.query).toMatchObject({ page: 2 });
  });
});

describe('who may do what about somebody who waits', () => {
  it('a referrer says whether they invited them', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [answer(answerReferrer, { message: 'ok', referrerSaid: 'confirmed' })],
    });
    await user.click(await page.findByRole('button', { name: words.answer.yes }));
    await page.findByText(words.answer.done);
    expect(asked.askedOf(answerReferrer)).toMatchObject([
      { params: { id: 'han', referrerId: 'ha', action: 'confirm' } },
    ]);
    expect(page.queryByRole('button', { name: words.acts.approve })).toBeNull();
  });

  it.each([
    [words.acts.reject, Object.values(texts.reasons.reject)],
    [words.acts.requestInfo, Object.values(texts.reasons.requestInfo)],
  ])('an admin gives a reason to %s, in words where it is another', async (act, reasons) => {
    const { page, user } = await visit({ as: { ...me, role: 'admin' } });
    await user.click(await page.findByRole('button', { name: act }));
    const dialog = within(await page.findByRole('dialog'));
    const offered = [...reasons, 'Khác'];
    expect(dialog.getAllByRole('radio')).toHaveLength(offered.length);
    for (const name of offered) dialog.getByRole('radio', { name });
    const confirm = dialog.getByRole('button', { name: texts.reasons.confirm });
    expect(confirm).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: 'Khác' }));
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), '   ');
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), 'Số điện thoại sai');
    expect(confirm).toHaveProperty('disabled', false);
    await user.click(dialog.getByRole('radio', { name: reasons[0] ?? '' }));
    expect(confirm).toHaveProperty('disabled', false);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('an admin is asked about the whole name before somebody is approved', async () => {
    const lan = person({
      id: 'lan',
      fullName: 'Vương Nguyễn Hoàng Thị Ngọc Lan',
      referenceId: 'NL4T8XPA',
      status: 'pending_admin',
    });
    const {
      page,
      user,
      network: asked,
    } = await visit({
      as: { ...me, role: 'admin' },
      answers: [answer(listReferralUsers, pageOf([lan])), answer(decideUser, exampleOf(decideUser.reply))],
    });
    const press = async (name: string) => {
      await user.click(await page.findByRole('button', { name: words.acts.approve }));
      const question = await page.findByRole('alertdialog', {
        name: 'Duyệt Vương Nguyễn Hoàng Thị Ngọc Lan?',
      });
      within(question).getByText(/@NL4T8XPA/);
      await user.click(within(question).getByRole('button', { name }));
      await expect.poll(() => page.queryByRole('alertdialog')).toBeNull();
    };
    await press(texts.common.action.cancel);
    expect(asked.askedOf(decideUser)).toEqual([]);
    await press(words.acts.approve);
    expect(asked.askedOf(decideUser)).toMatchObject([{ params: { id: 'lan', action: 'approve' } }]);
  });

  it('nobody is acted upon among those further down', async () => {
    const { page } = await visit(
      { as: { ...me, role: 'admin' }, answers: [answer(listIndirectReferrals, pageOf([han]))] },
      '/referrals?type=indirect',
    );
    await page.findByText('Phạm Gia Hân');
    expect(page.queryByRole('button', { name: words.acts.approve })).toBeNull();
  });
});

describe('the picture of a network', () => {
  const branch = {
    id: 'duc',
    fullName: 'Trần Minh Đức',
    avatarUrl: null,
    referenceId: 'MD7K2M9D',
    status: 'active' as const,
    total: 9000,
    direct: 17,
  };
  const picture: ReplyOf<typeof getBranches> = {
    root: { ...branch, id: 'ha', fullName: 'Nguyễn Thu Hà', total: 10_000, direct: 40 },
    above: [],
    levels: [40, 960, 9000],
    branches: [branch],
    others: { direct: 39, total: 999 },
  };
  it('is a dozen branches and the levels of ten thousand, and a table of the same', async () => {
    const { page, user } = await visit(
      { answers: [answer(getBranches, picture)] },
      '/referrals?view=picture',
    );
    await page.findByRole('button', { name: 'Trần Minh Đức: 9.000 người bên dưới, mời trực tiếp 17' });
    expect(page.getByText(/^39 người khác/).textContent).toContain('960');
    await user.click(page.getByRole('button', { name: words.picture.table }));
    await page.findByRole('table', { name: 'Các nhánh của Nguyễn Thu Hà' });
  });
});

describe('the ledger', () => {
  it('explains each line in its order, and becomes a voucher', async () => {
    const ledger: ReplyOf<typeof listRewards> = {
      ...noLedger,
      balance: { usable: 186_000, waiting: 42_000, held: 0, lines: 2 },
      data: [
        {
          number: 2,
          kind: 'earned',
          amount: 24_000,
          at: '2026-11-17T00:00:00.000Z',
          orderId: 'o2',
          orderCode: 'CL261117XN3XA',
          buyer: { id: 'duc', fullName: 'Trần Minh Đức' },
          by: { level: 1, shareBasisPoints: 200, base: 1_200_000, whole: 24_000 },
          returned: null,
          voucherCode: null,
          voucherUntil: null,
          state: 'waiting',
          payableAt: '2026-11-24T05:00:00.000Z',
          heldFor: [],
          note: null,
        },
        {
          number: 1,
          kind: 'earned',
          amount: 18_000,
          at: '2026-11-14T00:00:00.000Z',
          orderId: 'o1',
          orderCode: 'CL261114K2WTA',
          buyer: { id: 'buoi', fullName: 'Nguyễn Thị Bưởi' },
          by: { level: 1, shareBasisPoints: 200, base: 900_000, whole: 18_000 },
          returned: null,
          voucherCode: null,
          voucherUntil: null,
          state: 'held',
          payableAt: null,
          heldFor: ['address'],
          note: null,
        },
      ],
    };
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [
        answer(listRewards, ledger),
        answer(takeVoucher, {
          code: 'THUONG22',
          amount: 186_000,
          validTo: '2026-12-21T00:00:00.000Z',
          balance: noLedger.balance,
        }),
      ],
    });
    const list = within(await page.findByRole('list', { name: texts.rewards.list }));
    const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe(
      'Đơn CL261117XN3XA+24.000 ₫Trần Minh Đức · trực tiếp2% của 1.200.000 ₫, trả sau 7 ngàyChờ đến 24/11/2026',
    );
    expect(second).toContain('Đang giữ: trùng địa chỉ nhậnNhân viên xem xong sẽ báo bạn');
    await user.click(page.getByRole('button', { name: texts.rewards.convert.action }));
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.rewards.convert.submit }));
    await page.findByText('Đã đổi voucher THUONG22');
    expect(asked.askedOf(takeVoucher)).toMatchObject([{ body: { amount: 186_000 } }]);
  });

  it('is not for those whose identity is not approved, who may still name who brought them', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      as: { ...me, status: 'pending_kyc' },
      answers: [
        answer(getNetwork, { ...network, isPaying: false, mayNameReferrer: true }),
        answer(nameReferrer, { id: 'x', fullName: 'Ai Đó', avatarUrl: null, referenceId: 'K7M2P9QX' }),
      ],
    });
    expect(await page.findByRole('button', { name: texts.rewards.convert.action })).toHaveProperty(
      'disabled',
      true,
    );
    await page.findByText(words.invite.notPaying);
    await user.type(page.getByLabelText(words.referrer.code), '@k7m2p9qx');
    await user.click(page.getByRole('button', { name: words.referrer.save }));
    await page.findByText(words.referrer.done);
    expect(asked.askedOf(nameReferrer)).toMatchObject([{ body: { referenceId: 'K7M2P9QX' } }]);
  });
});

describe('a friend’s link', () => {
  it('leads to the form with the code in it, and the first one stays', async () => {
    const answers = [
      answer(getUserByReference, {
        id: 'ha',
        fullName: 'Nguyễn Thu Hà',
        avatarUrl: null,
        referenceId: 'THVN2222',
      }),
    ];
    const { page } = await renderAt('/r/THVN2222', { answers });
    expect(await page.findByDisplayValue('THVN2222')).toBeDefined();
    await page.findByText('Người giới thiệu: Nguyễn Thu Hà');
    expect(JSON.parse(localStorage.getItem('cholang-invited-by') ?? '{}')).toMatchObject({
      code: 'THVN2222',
    });
  });
});
