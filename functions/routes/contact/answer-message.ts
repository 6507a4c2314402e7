import { answerMessage as contract } from '#shared/contact/contact.contract.ts';
import { answerMessage } from '#functions/domain/contact/answer-message.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, body, table, now }) =>
  answerMessage({ table, now }, { ...body, id: params.id, by: actor.userId }),
);
