import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { productsChanged, sell, showSelling } from '../api/product-queries.ts';

type Turn = Pick<AdminProduct, 'id' | 'name'> & { isActive: boolean };

/** Puts a product on sale or takes it off, optimistically; a refusal reverts it, and it can be undone. */
export function useSelling() {
  const { t } = useTranslation('staffProducts');
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: ({ id, isActive }: Turn) => sell(id, isActive),
    onMutate: ({ id, isActive }) => ({ putBack: showSelling(client, id, isActive) }),
    onError: (failure, _turn, shown) => {
      shown?.putBack();
      toast.error(reasonOf(failure) ?? t('saveFailed'));
    },
    onSettled: () => productsChanged(client),
  });

  function turn(wanted: Turn): void {
    const { name, isActive } = wanted;
    mutate(wanted, {
      onSuccess: () =>
        toast.success(t(isActive ? 'sold' : 'stopped', { name }), {
          action: { label: t('undo'), onClick: () => turn({ ...wanted, isActive: !isActive }) },
        }),
    });
  }

  return { turn, turning: isPending ? variables.id : undefined };
}
