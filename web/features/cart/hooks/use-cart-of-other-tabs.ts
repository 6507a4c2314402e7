import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from '../api/cart-keys.ts';
import { onCartChangedElsewhere } from '../rules/cart-tabs.ts';

/** Refetches the cart when another tab changed it. */
export function useCartOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => onCartChangedElsewhere(() => void client.invalidateQueries({ queryKey: cartKeys.all })),
    [client],
  );
}
