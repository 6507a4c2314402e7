import { listMemberLog as contract } from '#shared/people/member-log.contract.ts';
import { listMemberLog } from '#functions/domain/people/read-member-log.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, language, table, now }) =>
  listMemberLog({ table, now }, query, language),
);
