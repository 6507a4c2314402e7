import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deleteWarehouse, type StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Deletes the page's warehouse. If records refer to it, the dialog stays open and names them. */
export function DeleteWarehouseButton({ warehouse: { id, name } }: { warehouse: StaffWarehouse }) {
  const { t } = useTranslation('backOffice');
  const removing = useAct(deleteWarehouse, { done: t('warehouses.deleted', { name }) });
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const remove = async () => {
    const isGone = await ask({
      title: t('warehouses.delete.title', { name }),
      consequence: t('warehouses.delete.hint'),
      tone: 'danger',
      confirmText: t('warehouses.delete.confirm'),
      failedTitle: t('warehouses.notDeleted'),
      act: () => removing.send({ params: { id } }),
    });
    if (isGone) await navigate({ to: '/admin/e-commerce/warehouses' });
  };
  return (
    <>
      <Button icon={<Trash2 />} onClick={() => void remove()}>
        {t('warehouses.delete.open')}
      </Button>
      {dialog}
    </>
  );
}
