import { getMemberLogStats as contract } from '#shared/people/member-log.contract.ts';
import { memberLogStats } from '#functions/domain/people/read-member-log.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => memberLogStats({ table, now }));
