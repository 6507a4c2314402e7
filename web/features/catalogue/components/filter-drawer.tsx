import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ProductFilters } from './product-filters.tsx';
import type { FilterProps } from '../hooks/product-search.ts';

/** The filters over the list; each choice works at once, the button only gives the list back. */
export function FilterDrawer({ search, onChange, onClose }: FilterProps & { onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Drawer
      open
      side="left"
      size="sm"
      title={t('filter.title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('filter.show')}
        </Button>
      }
    >
      <ProductFilters search={search} onChange={onChange} />
    </Drawer>
  );
}
