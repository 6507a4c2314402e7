import { searchMessages as contract } from '#shared/contact/contact.contract.ts';
import { searchMessages } from '#functions/domain/contact/search-messages.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => searchMessages(query));
