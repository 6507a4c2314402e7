import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newId } from '#shared/values/ids.ts';
import { addLine } from '../../features/cart/api/cart-calls.ts';
import { cartKeys } from '../../features/cart/api/cart-keys.ts';
import { readCartOwner } from '../../features/cart/rules/cart-owner.ts';
import { tellOtherTabs } from '../../features/cart/rules/cart-tabs.ts';
import type { BuyAgain } from '../../features/orders/rules/reorder-lines.ts';
import { toast } from '../../platform/feedback/toast.ts';

/** Adds the lines of an earlier order to the cart one by one; a refused line does not stop the others. */
export function useAddLines(): (lines: BuyAgain[]) => Promise<void> {
  const { t } = useTranslation('orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (lines) => {
    const owner = readCartOwner();
    let refused = 0;
    for (const line of lines)
      await addLine(owner, { ...line, clientRequestId: newId() }).catch(() => {
        refused += 1;
      });
    tellOtherTabs();
    await queryClient.invalidateQueries({ queryKey: cartKeys.owner(owner) });
    if (refused === lines.length) return toast.error(t('reorder.doneSome'));
    toast.success(t('reorder.done'), {
      ...(refused > 0 && { description: t('reorder.doneSome') }),
      action: {
        label: t('reorder.viewCart'),
        onClick: () => void navigate({ to: '/e-commerce/cart' }),
      },
    });
  };
}
