import { answerReferrer as contract } from '#shared/referrals/network.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { answerReferrer } from '#functions/domain/referrals/network/answer-referrer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, body, actor, language, table, now }) => {
  const referrerSaid = await answerReferrer({ table, now }, { ...params, ...body, by: actor.userId });
  return { message: notice('referrerAnswered', language), referrerSaid };
});
