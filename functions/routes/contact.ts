import * as contact from '#shared/contact/index.ts';
import * as answering from '#functions/domain/contact/answer-message.ts';
import * as searching from '#functions/domain/contact/search-messages.ts';
import { writeMessage } from '#functions/domain/contact/write-message.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const answerMessage = httpRoute(contact.answerMessage, ({ actor, params, body, table, now }) =>
  answering.answerMessage({ table, now }, { ...body, id: params.id, by: actor.userId }),
);

export const closeMessage = httpRoute(contact.closeMessage, ({ params, body, table, now }) =>
  answering.closeMessage({ table, now }, { ...body, id: params.id }),
);

export const getMessage = httpRoute(contact.getMessage, ({ params, table }) =>
  answering.getMessage({ table }, params.id),
);

export const searchMessages = httpRoute(contact.searchMessages, ({ query }) =>
  searching.searchMessages(query),
);

export const sendMessage = httpRoute(contact.sendMessage, ({ actor, body, language, table, now }) =>
  writeMessage({ table, now }, { ...body, userId: actor?.userId, language }),
);
