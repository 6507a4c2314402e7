import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferGuestCart, validateGuestTransfer } from '#shared/cart/transfer-cart.contract.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { cartKeys } from '../api/cart-keys.ts';
import { readCartOwner } from '../rules/cart-owner.ts';
import { tellOtherTabs } from '../rules/cart-tabs.ts';
import { forgetGuestSession } from '../rules/guest-session.ts';

/** Guest sessions whose offer was postponed until the application is reopened. */
const putOff = new Set<string>();

/** Previews and performs the move of the guest's cart. Offers nothing if that cart is empty or expired. */
export function useHandover(guestId: string) {
  const { t } = useTranslation('cartPage');
  const client = useQueryClient();
  const [later, setLater] = useState(putOff.has(guestId));
  const { data: lines = [] } = useQuery({
    queryKey: [...cartKeys.owner(readCartOwner()), 'handover', guestId],
    queryFn: async () => {
      try {
        const { lines: found } = await call(validateGuestTransfer, { params: { guestId } });
        if (found.length === 0) forgetGuestSession(guestId);
        return found;
      } catch (error) {
        if (!isApiError(error, 'SESSION_NOT_FOUND')) throw error;
        forgetGuestSession(guestId);
        return [];
      }
    },
    enabled: !later,
    staleTime: Infinity,
  });
  const transfer = useMutation({
    mutationFn: () => call(transferGuestCart, { params: { guestId } }),
    onSuccess: ({ transferred, ...cart }) => {
      const owner = readCartOwner();
      client.setQueryData(cartKeys.lines(owner), cart);
      client.setQueryData(cartKeys.count(owner), cart.totalQuantity);
      const moved = transferred.filter(({ outcome }) => outcome !== 'dropped').length;
      if (moved > 0) toast.success(t('transfer.done', { count: moved }));
      else toast.info(t('transfer.nothing'));
      forgetGuestSession(guestId);
      tellOtherTabs();
    },
    onError: (error) => toast.error(t('transfer.failed'), { description: messageOf(error) }),
  });
  return {
    lines,
    asking: !later && lines.length > 0,
    moving: transfer.isPending,
    move: () => transfer.mutate(),
    putOff: () => {
      putOff.add(guestId);
      setLater(true);
    },
  };
}
