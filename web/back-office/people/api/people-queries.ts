import { getPerson } from '#shared/people/people.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const personQuery = (id: string) => apiQuery(getPerson, { params: { id } });
