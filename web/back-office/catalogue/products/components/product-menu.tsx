import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { useDeletion } from './use-deletion.tsx';
import type { ProductMenuItemsProps } from './product-menu-items.tsx';

type Choice = Omit<ProductMenuItemsProps, 'trigger' | 'open' | 'onOpenChange'>;

const Items = lazyMenu<Choice>(async () => (await import('./product-menu-items.tsx')).ProductMenuItems);

/** Menu with further actions on one product. */
export function ProductMenu({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('staffProducts');
  const deletion = useDeletion();
  return (
    <span className="relative">
      <Items
        product={product}
        onDelete={() => void deletion.remove(product)}
        trigger={<IconButton size="sm" label={t('menu.open', { name: product.name })} icon={<Ellipsis />} />}
      />
      {deletion.dialog}
    </span>
  );
}
