import { notice } from '#shared/messages/index.ts';
import * as referrals from '#shared/referrals/index.ts';
import * as answering from '#functions/domain/referrals/network/answer-referrer.ts';
import * as listing from '#functions/domain/referrals/network/list-referrals.ts';
import * as naming from '#functions/domain/referrals/network/name-referrer.ts';
import { readBranches, readNetwork } from '#functions/domain/referrals/network/read-network.ts';
import * as deciding from '#functions/domain/referrals/rewards/decide-reward.ts';
import * as reading from '#functions/domain/referrals/rewards/read-rewards.ts';
import * as rewardRule from '#functions/domain/referrals/rewards/reward-rule.ts';
import * as taking from '#functions/domain/referrals/rewards/take-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const answerReferrer = httpRoute(
  referrals.answerReferrer,
  async ({ params, body, actor, language, table, now }) => {
    const referrerSaid = await answering.answerReferrer(
      { table, now },
      { ...params, ...body, by: actor.userId },
    );
    return { message: notice('referrerAnswered', language), referrerSaid };
  },
);

export const decideReward = httpRoute(referrals.decideReward, ({ params, body, actor, table, now }) =>
  deciding.decideReward({ table, now }, { ...params, ...body, by: actor.userId }),
);

export const getBranches = httpRoute(referrals.getBranches, ({ params, actor, table, now }) =>
  readBranches({ table, now }, { ...params, actor }),
);

export const getNetwork = httpRoute(referrals.getNetwork, ({ actor, table, now }) =>
  readNetwork({ table, now }, actor.userId),
);

export const getRewardRule = httpRoute(referrals.getRewardRule, ({ table }) =>
  rewardRule.readRewardRule(table),
);

export const listDirectReferrals = httpRoute(
  referrals.listDirectReferrals,
  ({ params, query, actor, table, now }) =>
    listing.listReferrals({ table, now }, { ...params, actor, query: { ...query, type: 'direct' } }),
);

export const listHeldRewards = httpRoute(referrals.listHeldRewards, ({ query, table, now }) =>
  reading.listHeldRewards({ table, now }, query),
);

export const listIndirectReferrals = httpRoute(
  referrals.listIndirectReferrals,
  ({ params, query, actor, table, now }) =>
    listing.listReferrals({ table, now }, { ...params, actor, query: { ...query, type: 'indirect' } }),
);

export const listReferralUsers = httpRoute(
  referrals.listReferralUsers,
  ({ params, query, actor, table, now }) =>
    listing.listReferrals({ table, now }, { ...params, actor, query }),
);

export const listRewards = httpRoute(referrals.listRewards, ({ query, actor, table, now }) =>
  reading.listRewards({ table, now }, { ...query, userId: actor.userId }),
);

export const nameReferrer = httpRoute(referrals.nameReferrer, ({ body, actor, table, now }) =>
  naming.nameReferrer({ table, now }, { ...body, userId: actor.userId }),
);

export const openReferral = httpRoute(referrals.openReferral, ({ params, query, actor, table, now }) =>
  listing.openReferral({ table, now }, { ...params, actor, query }),
);

export const saveRewardRule = httpRoute(referrals.saveRewardRule, ({ body, table, now }) =>
  rewardRule.saveRewardRule({ table, now }, body),
);

export const takeVoucher = httpRoute(referrals.takeVoucher, ({ body, actor, table, now }) =>
  taking.takeVoucher({ table, now }, { ...body, userId: actor.userId }),
);
