import {
  CircleDollarSign,
  CirclePause,
  CirclePlay,
  FolderTree,
  Percent,
  Store,
  Tags,
  Truck,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import type { ProductsChange } from '#shared/catalogue/change-products.ts';
import { startJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { useLabels } from './use-labels.tsx';
import {
  BadgesChange,
  BusinessChange,
  CategoryChange,
  FixedChange,
  type Preview,
  PriceChange,
  TaxChange,
} from './bulk-previews.tsx';

/** Returns bulk changes that run as jobs: previewed, can be stopped, can be undone for thirty days. */
export function useBulkChanges(): BulkAct<AdminProduct>[] {
  const { t } = useTranslation('staffProducts');
  const starting = useAct(startJob);
  const takingBack = useAct(takeBackJob);
  const wanted = useRef<ProductsChange>(undefined);
  const begun = useRef<string>(undefined);

  const begin = async (ids: readonly string[]) => {
    const change = wanted.current;
    wanted.current = undefined;
    const refuse = (reason: string) => ({ refused: ids.map((id) => ({ id, reason })) });
    if (!change) return refuse(t('bulkChange.missing'));
    try {
      const body = { kind: 'change-products' as const, input: { ids: [...ids], change } };
      const job = await starting.send({ body });
      // Only one job of a kind runs at a time. The server then returns the running job, and the new change is
      // refused.
      if (job.status !== 'queued') return refuse(t('bulkChange.busy'));
      begun.current = job.id;
    } catch (failure) {
      return refuse(messageOf(failure) ?? t('saveFailed'));
    }
    return undefined;
  };

  /** Stops the running job and reverts what it changed. */
  const takeBack = async () => {
    if (begun.current) await takingBack.send({ params: { id: begun.current }, body: {} });
    return undefined;
  };

  const act = (
    name: string,
    label: string,
    icon: ReactNode,
    preview: (given: Preview) => ReactNode,
  ): BulkAct<AdminProduct> => ({
    name,
    label,
    icon,
    atOnce: Number.MAX_SAFE_INTEGER,
    preview: (chosen) => (
      <>
        {preview({ chosen, onChange: (change) => (wanted.current = change) })}
        <p className="mt-3 text-sm text-ink-2">{t('bulkChange.back')}</p>
      </>
    ),
    run: begin,
    done: (count) => t('bulkChange.begun', { count }),
    undo: takeBack,
    undone: () => t('bulkChange.undone'),
  });

  const fixed = (value: ProductsChange, said: string, isSo: (row: AdminProduct) => boolean) =>
    function show(given: Preview) {
      return <FixedChange {...given} change={value} said={said} isSo={isSo} />;
    };
  const [on, off] = [t('status.true'), t('status.false')];
  return [
    useLabels(),
    act('price', t('bulkChange.price'), <CircleDollarSign />, (given) => <PriceChange {...given} />),
    act(
      'stop',
      t('bulkChange.stop'),
      <CirclePause />,
      fixed({ what: 'selling', isActive: false }, off, ({ isActive }) => !isActive),
    ),
    act(
      'start',
      t('bulkChange.start'),
      <CirclePlay />,
      fixed({ what: 'selling', isActive: true }, on, ({ isActive }) => isActive),
    ),
    act('category', t('bulkChange.category'), <FolderTree />, (given) => <CategoryChange {...given} />),
    act('business', t('bulkChange.business'), <Store />, (given) => <BusinessChange {...given} />),
    act('badges', t('bulkChange.badgesAct'), <Tags />, (given) => <BadgesChange {...given} />),
    act('tax', t('bulkChange.tax'), <Percent />, (given) => <TaxChange {...given} />),
    act(
      'free',
      t('bulkChange.free'),
      <Truck />,
      fixed(
        { what: 'shipping', freeShipping: true },
        t('bulkChange.free'),
        ({ freeShipping }) => freeShipping,
      ),
    ),
    act(
      'paid',
      t('bulkChange.paid'),
      <Truck />,
      fixed({ what: 'shipping', freeShipping: false }, t('bulkChange.paid'), (row) => !row.freeShipping),
    ),
  ];
}
