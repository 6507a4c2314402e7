import * as referrals from '#shared/referrals/index.ts';
import { type Area, read, route, worker, write } from './area.ts';

const throughView = { table: 'read', views: ['referrals'] } as const;

export const referralsArea: Area = {
  name: 'referrals',
  routes: [
    route(referrals.listReferralUsers, throughView),
    route(referrals.listDirectReferrals, throughView),
    route(referrals.listIndirectReferrals, throughView),
    route(referrals.openReferral, throughView),
    route(referrals.getNetwork, { ...read, indexes: ['gsi2'] }),
    route(referrals.getBranches, { ...read, indexes: ['gsi1'] }),
    route(referrals.nameReferrer, { ...write, indexes: ['gsi2'] }),
    route(referrals.answerReferrer, write),

    route(referrals.listRewards, read),
    route(referrals.takeVoucher, write),
    route(referrals.getRewardRule, read),
    route(referrals.saveRewardRule, write),
    route(referrals.listHeldRewards, { ...read, indexes: ['gsi1'] }),
    route(referrals.decideReward, write),
  ],
  workers: [
    // A referrer may have referred hundreds of members, each with a write.
    worker('follow-referrals', 'referrals', { ...write, indexes: ['gsi1'] }, { seconds: 60, batch: 10 }),
  ],
};
