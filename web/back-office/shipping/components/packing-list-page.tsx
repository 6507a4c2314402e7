import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, PackageCheck, PackagePlus, Tags, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { maxLabelledOrders, packingQueues, parcelStages } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import type { BulkRefusal, BulkReply } from '#web/ui/list/bulk-run.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { shownFor } from '#web/ui/list/use-list.ts';
import {
  labelSheetOf,
  packingQuery,
  type PackingStepName,
  queueCountsQuery,
  takeStep,
} from '../api/packing-queries.ts';
import { packingSearch, type PackingSearch } from '../rules/packing-search.ts';
import { labelSheet, SheetChoice } from './label-sheet-button.tsx';
import { usePackingColumns } from './packing-columns.tsx';
import { orderStatuses } from '#shared/values/order-statuses.ts';

type Props = { search: PackingSearch; onSearch: OnSearch<PackingSearch> };

const toPackFirst = packingSearch.read({ queue: 'to_pack' });
const tenMinutes = 10 * 60_000;
const shown = orderStatuses.filter((status) => status !== 'draft');

/** Runs the step on one order after the other. A refused order shows the reason. */
async function each(step: PackingStepName, ids: readonly string[]): Promise<BulkReply> {
  const refused: BulkRefusal[] = [];
  for (const id of ids) {
    try {
      await takeStep(step, id);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      refused.push({ id, reason: messageOf(failure) ?? failure.code });
    }
  }
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

function useActs(): BulkAct<PackingOrder>[] {
  const { t } = useTranslation('packing');
  const act = (name: 'start' | 'complete' | 'ship', icon: ReactNode): BulkAct<PackingOrder> => ({
    name,
    label: t(`bulk.${name}.act`),
    icon,
    preview: ({ ids }) => <p>{t(`bulk.${name}.preview`, { count: ids.length })}</p>,
    run: (ids) => each(name, ids),
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
export function PackingListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('packing');
  const { t: ofOrders } = useTranslation('orderStatus');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const shownNow = shownFor(search, toPackFirst);
  const asked = useListQuery('packing', packingSearch, shownNow);
  const { data: counts } = useQuery(queueCountsQuery);
  const query = useQuery({ ...packingQuery(asked), placeholderData: keepPreviousData });
  return (
    <ListScreen
      name="packing"
      label={t('title')}
      query={query}
      of={packingSearch}
      search={search}
      onSearch={onSearch}
      opensOn={toPackFirst}
      standing={packingQueues.map((queue) => ({
        name: queue,
        label: t(`queue.${queue}`),
        count: counts?.[queue],
        isOpen: shownNow.queue === queue && shownNow.view === undefined,
        onOpen: () => onSearch(packingSearch.read({ queue })),
      }))}
      chosen={
        shownNow.queue ? [{ name: 'queue', label: t('queueName'), value: t(`queue.${shownNow.queue}`) }] : []
      }
      words={{ name: 'search', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'status',
          many: true,
          label: t('state'),
          all: t('allStates'),
          options: shown.map((value) => ({ value, label: ofOrders(value) })),
        },
        {
          name: 'warehouseId',
          many: true,
          label: t('warehouse'),
          all: t('allWarehouses'),
          options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'deliveryType',
          many: true,
          label: t('delivery'),
          all: t('allDeliveries'),
          options: (['prepaid_ship', 'warehouse_pickup'] as const).map((value) => ({
            value,
            label: t(`deliveryType.${value}`),
          })),
        },
        {
          name: 'stage',
          many: true,
          label: t('parcel'),
          all: t('allStages'),
          options: parcelStages.map((value) => ({ value, label: t(`stage.${value}`) })),
        },
      ]}
      columns={usePackingColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
      icon={<Box />}
      bulk={useActs()}
      exportAs="dong-goi"
      findPage={(query) => call(listPackingOrders, { query })}
    />
  );
}
