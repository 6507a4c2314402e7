import { sendMessage as contract } from '#shared/contact/contact.contract.ts';
import { writeMessage } from '#functions/domain/contact/write-message.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, language, table, now }) =>
  writeMessage({ table, now }, { ...body, userId: actor?.userId, language }),
);
