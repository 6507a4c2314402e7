import { getMessage } from '#shared/contact/contact.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const messageQuery = (id: string) => apiQuery(getMessage, { params: { id } });
