import { useTranslation } from 'react-i18next';
import type { StaffName } from '#shared/orders/order-desk.contract.ts';

/** What somebody of staff is called; who has left has no name any more. */
export function useNameOf(people: readonly StaffName[]): (id: string) => string {
  const { t } = useTranslation('staffOrders');
  return (id) => people.find((person) => person.id === id)?.fullName ?? t('gone');
}
