import { closeMessage as contract } from '#shared/contact/contact.contract.ts';
import { closeMessage } from '#functions/domain/contact/answer-message.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  closeMessage({ table, now }, { ...body, id: params.id }),
);
