import { useTranslation } from 'react-i18next';
import type { StaffName } from '#shared/orders/order-desk.contract.ts';

/** Returns a function for the names of staff; people who left have no name any more. */
export function useNameOf(people: readonly StaffName[]): (id: string) => string {
  const { t } = useTranslation('staffOrders');
  return (id) => people.find((person) => person.id === id)?.fullName ?? t('gone');
}
