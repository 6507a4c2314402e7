import * as overview from '#shared/overview/index.ts';
import * as categoryMargins from '#functions/domain/overview/category-margins.ts';
import * as commerceOverview from '#functions/domain/overview/commerce-overview.ts';
import * as counting from '#functions/domain/overview/count-waiting.ts';
import * as dashboard from '#functions/domain/overview/dashboard.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const countWaiting = httpRoute(overview.countWaiting, ({ actor: { role } }) =>
  counting.countWaiting(role),
);

export const getCategoryMargins = httpRoute(overview.getCategoryMargins, ({ table, now }) =>
  categoryMargins.getCategoryMargins({ table, now }),
);

export const getCommerceOverview = httpRoute(
  overview.getCommerceOverview,
  ({ actor: { role }, query, table, now }) =>
    commerceOverview.getCommerceOverview({ table, now }, { query, role }),
);

export const getDashboard = httpRoute(overview.getDashboard, ({ actor: { role, userId }, table, now }) =>
  dashboard.getDashboard({ table, now }, { role, userId }),
);
