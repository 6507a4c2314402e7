import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/layout/tabs.tsx';

type SalesTab = 'sales' | 'profit';
type Props = { show: SalesTab; onShow: (wanted: SalesTab) => void; children: ReactNode };

/** Tabs for two views of the same orders: sales and profit. */
export function SalesTabs({ show, onShow, children }: Props) {
  const { t } = useTranslation('reports');
  return (
    <Tabs
      label={t('profit.tabs')}
      value={show}
      tabs={[
        { value: 'sales', label: t('profit.tabSales') },
        { value: 'profit', label: t('profit.tab') },
      ]}
      onChange={onShow}
    >
      <div className="pt-4">{children}</div>
    </Tabs>
  );
}
