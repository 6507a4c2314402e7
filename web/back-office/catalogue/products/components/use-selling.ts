import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminProduct, setProductSelling } from '#shared/catalogue/admin-products.contract.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { showSelling } from '../api/product-queries.ts';

type Turn = Pick<AdminProduct, 'id' | 'name'> & { isActive: boolean };

/** Puts a product on sale or takes it off, optimistically; a refusal reverts it, and it can be undone. */
export function useSelling() {
  const { t } = useTranslation('staffProducts');
  const client = useQueryClient();
  const { send } = useAct(setProductSelling);
  const [turning, setTurning] = useState<string>();

  async function turn({ id, name, isActive }: Turn): Promise<void> {
    const putBack = showSelling(client, id, isActive);
    setTurning(id);
    try {
      await send({ params: { id }, body: { isActive } });
      toast.success(t(isActive ? 'sold' : 'stopped', { name }), {
        action: { label: t('undo'), onClick: () => void turn({ id, name, isActive: !isActive }) },
      });
    } catch (failure) {
      putBack();
      toast.error(reasonOf(failure) ?? t('saveFailed'));
    }
    setTurning(undefined);
  }

  return { turn, turning };
}
