import { listActivity as contract } from '#shared/activity/activity.contract.ts';
import { listActivity } from '#functions/domain/activity/list-activity.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, actor, params, query }) =>
  listActivity({ table }, { ...params, ...query, reader: actor.role }),
);
