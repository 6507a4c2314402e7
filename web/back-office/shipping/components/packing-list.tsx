import { useQuery } from '@tanstack/react-query';
import { Box, PackageCheck, PackagePlus, Tags, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { completePacking, startPacking } from '#shared/orders/staff-orders.contract.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { createGhtkOrder, listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { maxLabelledOrders, packingQueues } from '#shared/shipping/parcel-choices.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { type ApiError, isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import type { BulkRefusal, BulkReply } from '#web/ui/list/bulk-run.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { effectiveSearch } from '#web/ui/list/use-list.ts';
import { fresh, labelSheetOf, queueCountsQuery } from '../api/packing-queries.ts';
import { labelSheet, SheetChoice } from './label-sheet-button.tsx';
import { packingColumns } from './packing-columns.tsx';

const opensOn = { queue: 'to_pack' } as const;

function useStatuses() {
  const { t } = useTranslation('orderStatus');
  return orderStatuses.flatMap((value) => (value === 'draft' ? [] : [{ value, label: t(value) }]));
}

type IdInput = { params: { id: string } };
type Round = (
  inputs: readonly IdInput[],
  settle: (input: IdInput, failure?: ApiError) => void,
) => Promise<void>;

/** Runs the step on one order after the other. A refused order shows the reason. */
async function each(ids: readonly string[], sendEach: Round): Promise<BulkReply> {
  const refused: BulkRefusal[] = [];
  await sendEach(
    ids.map((id) => ({ params: { id } })),
    ({ params: { id } }, failure) => {
      if (failure) refused.push({ id, reason: messageOf(failure) ?? failure.code });
    },
  );
  return { refused };
}

/** Requests one sheet for all orders. Labels that are missing are listed on its last page. */
async function printLabels(ids: readonly string[]): Promise<BulkReply> {
  try {
    const { name, bytes } = await labelSheetOf(labelSheet.read(), ids);
    saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    return undefined;
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    return { refused: ids.map((id) => ({ id, reason: messageOf(failure) ?? failure.code })) };
  }
}

function useBulk(): BulkAct<PackingOrder>[] {
  const { t } = useTranslation('packing');
  const steps = {
    start: useAct(startPacking),
    complete: useAct(completePacking),
    ship: useAct(createGhtkOrder),
  };
  const act = (name: keyof typeof steps, icon: ReactNode): BulkAct<PackingOrder> => ({
    name,
    label: t(`bulk.${name}.act`),
    icon,
    preview: ({ ids }) => <p>{t(`bulk.${name}.preview`, { count: ids.length })}</p>,
    run: (ids) => each(ids, steps[name].sendEach),
    atOnce: 5,
    done: (count) => t(`bulk.${name}.done`, { count }),
  });
  const sheet: BulkAct<PackingOrder> = {
    name: 'labels',
    label: t('bulk.labels.act'),
    icon: <Tags />,
    preview: ({ ids }) => (
      <div className="space-y-3">
        <p>{t('bulk.labels.preview', { count: ids.length })}</p>
        <SheetChoice />
      </div>
    ),
    run: printLabels,
    atOnce: maxLabelledOrders,
    done: (count) => t('bulk.labels.done', { count }),
  };
  return [act('start', <PackagePlus />), act('complete', <PackageCheck />), act('ship', <Truck />), sheet];
}

/** Orders to pack, earliest deadline first. The other tabs follow the orders until they leave the warehouse. */
export const PackingList = staffList(listPackingOrders, {
  name: 'packing',
  texts: { ns: 'packing', at: 'list' },
  icon: <Box />,
  file: 'dong-goi',
  opensOn,
  fresh,
  choices: {
    status: useStatuses,
    warehouseId: { label: 'warehouse', options: useWarehouseChoices },
    deliveryType: { values: ['prepaid_ship', 'warehouse_pickup'], options: 'deliveryType' },
    stage: { label: 'parcels', options: 'stage' },
  },
  useOwn({ search, onSearch }) {
    const { t } = useTranslation('packing');
    const { queue: open, view } = effectiveSearch(search, opensOn);
    const { data: counts } = useQuery(queueCountsQuery);
    const standing = packingQueues.map((queue) => ({
      name: queue,
      label: t(`queue.${queue}`),
      count: counts?.[queue],
      isOpen: open === queue && view === undefined,
      onOpen: () => onSearch({ queue }),
    }));
    const chosen = open && [{ name: 'queue' as const, label: t('list.queue'), value: t(`queue.${open}`) }];
    return { screen: { bulk: useBulk(), standing, ...(chosen && { chosen }) } };
  },
  columns: packingColumns,
});
