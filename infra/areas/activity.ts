import * as activity from '#shared/activity/activity.contract.ts';
import { route, type Area } from './area.ts';

export const activityArea: Area = {
  name: 'activity',
  routes: [route(activity.listActivity, { table: 'read' })],
};
