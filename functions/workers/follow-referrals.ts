import { messageFor } from '#shared/events/registry.ts';
import { placeMember } from '#functions/domain/referrals/network/place-member.ts';
import { followReward } from '#functions/domain/referrals/rewards/follow-reward.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker('follow-referrals', messageFor('referrals'), (message, context) => {
  if (message.type === 'member.placed') return placeMember(context, message);
  return followReward(context, message);
});
