import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';

/** Filters of the list, as named in its address. */
export const notificationFilters = [
  'unread',
  'joined',
  'account',
  'verified',
  'follow',
  'orders',
  'reward',
  'security',
  'events',
  'birthday',
] as const;
export type FilterName = (typeof notificationFilters)[number];

export type NotificationSearch = { show?: FilterName };

export const notificationSearch = ({ show }: Record<string, unknown>): NotificationSearch => {
  const known = notificationFilters.find((name) => name === show);
  return known ? { show: known } : {};
};

export const filterOf = (show: FilterName | undefined): NotificationFilter =>
  show === 'unread' ? { unread: true } : show ? { kind: show satisfies NotificationKind } : {};
