import * as activity from '#shared/activity/activity.contract.ts';
import * as listing from '#functions/domain/activity/list-activity.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const listActivity = httpRoute(activity.listActivity, ({ table, actor, params, query }) =>
  listing.listActivity({ table }, { ...params, ...query, reader: actor.role }),
);
