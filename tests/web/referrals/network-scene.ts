import { vi as texts } from '#web/locales/vi.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { getNetwork, listReferralUsers, listRewards, ReferralRow } from '#shared/referrals/index.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const words = texts.referrals;
export const me = exampleOf(SessionUser, {
  id: 'ha',
  role: 'user',
  status: 'active',
  referenceId: 'THVN2222',
});

export const person = (given: Partial<ReferralRow>): ReferralRow =>
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

export const child = (at: number) => {
  const { referrals: _none, ...facts } = person({
    id: `con${at}`,
    fullName: `Con Thứ ${at}`,
    referenceId: `CCCC222${at}`,
  });
  return facts;
};
export const duc = person({
  id: 'duc',
  fullName: 'Trần Minh Đức',
  referenceId: 'MD7K2M9D',
  referralsCount: 7,
  referrals: [2, 3, 4, 5, 6].map(child),
});
export const han = person({
  id: 'han',
  fullName: 'Phạm Gia Hân',
  referenceId: 'GH4T8XPA',
  status: 'pending_admin',
});

export const pageOf = (data: ReferralRow[], given = {}) => ({
  data,
  page: 1,
  limit: 20,
  total: data.length,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
  ...given,
});

export const ownNetwork: ReplyOf<typeof getNetwork> = {
  referenceId: 'THVN2222',
  isPaying: true,
  referrer: null,
  mayNameReferrer: false,
  figures: { total: 148, direct: 17, indirect: 131, thisWeek: 12, levels: [17, 131], weeks: [] },
};
const { version: _version, ...rule } = { ...usualRewardRule, isOn: true };
export const noLedger: ReplyOf<typeof listRewards> = {
  balance: { usable: 0, waiting: 0, held: 0, lines: 0 },
  rule,
  data: [],
  nextCursor: null,
};
export const around = [answer(getNetwork, ownNetwork), answer(listRewards, noLedger)];

/** The network of a member as its page shows it; what a test answers itself comes later and wins. */
export const visit = (given: Parameters<typeof renderAt>[1] = {}, url = '/referrals') =>
  renderAt(url, {
    as: me,
    ...given,
    answers: [answer(listReferralUsers, pageOf([han, duc])), ...around, ...(given.answers ?? [])],
  });
