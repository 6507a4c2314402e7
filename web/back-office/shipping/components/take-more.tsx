import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { startPacking } from '#shared/orders/staff-orders.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { packingQuery } from '../api/packing-queries.ts';

const maxAtOnce = 5;

type Props = {
  place: string;
  onPlace: (id: string) => void;
  /** The packer already has orders, so slips can be printed and the button adds more orders. */
  hasOrders: boolean;
};

/** Claims the longest-waiting orders one by one, so that two packers never get the same order. */
export function TakeMore({ place, onPlace, hasOrders }: Props) {
  const { t } = useTranslation('packing');
  const warehouses = useWarehouseChoices();
  const waiting = useQuery(
    packingQuery({ status: 'confirmed', limit: '20', ...(place !== '' && { warehouseId: place }) }),
  );
  const starting = useAct(startPacking);
  const next = waiting.data?.data ?? [];
  const take = async () => {
    let taken = 0;
    try {
      await starting.sendEach(
        next.map(({ id }) => ({ params: { id } })),
        (_order, failure) => {
          // Another packer claimed this order first, so the next one is tried.
          if (failure && failure.statusCode !== 409) throw failure;
          if (!failure) taken += 1;
          return taken < maxAtOnce;
        },
      );
      toast.success(t('batch.taken', { count: taken }));
    } catch (failure) {
      toast.error(t('step.start.failed'), { description: messageOf(failure) });
    }
  };
  return (
    <Card className="flex flex-wrap items-end justify-between gap-3 print:hidden">
      <Field label={t('list.warehouse')} className="min-w-56">
        <Select
          value={place}
          onChange={onPlace}
          options={[{ value: '', label: t('list.all.warehouse') }, ...warehouses]}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button icon={<Printer />} disabled={!hasOrders} onClick={() => print()}>
          {t('batch.printSlips')}
        </Button>
        <Button
          variant="primary"
          icon={<PackagePlus />}
          loading={starting.busy}
          disabled={next.length === 0}
          onClick={() => void take()}
        >
          {next.length === 0
            ? t('batch.noneWaits')
            : t(hasOrders ? 'batch.take' : 'batch.takeFirst', {
                count: Math.min(maxAtOnce, next.length),
                waiting: waiting.data?.total ?? 0,
              })}
        </Button>
      </div>
    </Card>
  );
}
