import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { getUserProfile } from '#shared/members/index.ts';
import { MemberProfile } from '#shared/members/member.ts';
import { vi as texts } from '#web/locales/vi.ts';
import {
  getBranches,
  listDirectReferrals,
  listIndirectReferrals,
  listReferralUsers,
  openReferral,
} from '#shared/referrals/index.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { words, me, child, duc, han, pageOf, around, visit } from './network-scene.ts';

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
