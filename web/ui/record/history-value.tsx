import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';
import type { ActivityValue } from '#shared/activity/activity.contract.ts';
import { roles } from '#shared/contract/access.ts';
import { returnStatuses } from '#shared/returns/return-choices.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { AccountRole, AccountStatus } from '../status/account-status.tsx';
import { OrderStatusBadge } from '../status/order-status-badge.tsx';
import { ReturnStatusBadge } from '../status/return-status-badge.tsx';
import { historyText, isId, isMoney } from './history-text.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

type Look = (value: string) => ReactNode;

/** Renders a known value; a value from a newer server that is unknown here is shown as it is. */
const among =
  <Known extends string>(known: readonly Known[], look: (value: Known) => ReactNode): Look =>
  (value) =>
    known.includes(value as Known) ? look(value as Known) : value;

const looks: Partial<Record<ActivityEntity, Record<string, Look>>> = {
  user: {
    status: among(userStatuses, (status) => <AccountStatus status={status} />),
    role: among(roles, (role) => <AccountRole of={role} />),
  },
  order: { status: among(orderStatuses, (status) => <OrderStatusBadge status={status} />) },
  return: { status: among(returnStatuses, (status) => <ReturnStatusBadge status={status} />) },
};

const isoMoment = /^\d{4}-\d\d-\d\dT/;
const isoDay = /^\d{4}-\d\d-\d\d$/;

type Props = { of: ActivityEntity; field: string; value: ActivityValue };

/** Shows one side of a change, formatted as elsewhere in the interface. */
export function HistoryValue({ of, field, value }: Props) {
  const { t } = useTranslation('activity');
  const { vnd, number, moment, day } = useFormat();
  if (value === null || value === '') return <span className="text-ink-2">{t('nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return isMoney(of, field) ? vnd(value) : number(value);
  const look = looks[of]?.[field];
  if (look) return look(value);
  if (isoMoment.test(value)) return moment(value);
  if (isoDay.test(value)) return day(value);
  return isId(field) ? t('chosen') : historyText(t, of, field, value);
}
