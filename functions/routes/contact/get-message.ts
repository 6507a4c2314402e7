import { getMessage as contract } from '#shared/contact/contact.contract.ts';
import { getMessage } from '#functions/domain/contact/answer-message.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table }) => getMessage({ table }, params.id));
