import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { Drawer } from '../overlays/drawer.tsx';

type Props = {
  /** Number of active filters. */
  count: number;
  /** Number of matching rows; unknown while loading. */
  total?: number | undefined;
  /** Set while any filter is active. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** Folds filters into a button on phones, where they would fill the first screen. Choices apply at once. */
export function FilterSheet({ count, total, onClear, children }: Props) {
  const { t } = useTranslation(['fields', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      side="bottom"
      open={open}
      onOpenChange={setOpen}
      title={t('filters.title')}
      trigger={
        <Button icon={<SlidersHorizontal />} className="h-11 shrink-0">
          {count > 0 ? t('filters.openCount', { amount: count }) : t('filters.open')}
        </Button>
      }
      footer={
        <>
          {onClear && <Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
          <Button variant="primary" onClick={() => setOpen(false)}>
            <span aria-live="polite">
              {total === undefined ? t('filters.showAny') : t('filters.show', { count: total })}
            </span>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Drawer>
  );
}
