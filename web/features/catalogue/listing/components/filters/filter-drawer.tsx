import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import type { FacetProps } from './facet-props.ts';
import { ProductFilters } from './product-filters.tsx';

type Props = FacetProps & {
  /** Number of matching products, once it is known. */
  total: number | undefined;
  count: number;
  onClear: () => void;
  onClose: () => void;
};

/** Shows filters over the list; each choice applies at once, and the button only closes the drawer. */
export function FilterDrawer({ total, count, onClear, onClose, ...filters }: Props) {
  const { t } = useTranslation(['listing', 'common']);
  return (
    <Drawer
      open
      side="left"
      size="sm"
      title={t('filter.title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {count > 0 && <Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
          <Button variant="primary" onClick={onClose}>
            <span aria-live="polite">
              {total ? t('filter.show', { count: total, amount: total }) : t('filter.showAny')}
            </span>
          </Button>
        </>
      }
    >
      <div className="-mt-3">
        <ProductFilters {...filters} />
      </div>
    </Drawer>
  );
}
