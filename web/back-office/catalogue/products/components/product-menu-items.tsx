import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

export type ProductMenuItemsProps = OpenedMenuProps & { product: AdminProduct; onDelete: () => void };

export function ProductMenuItems({ product, onDelete, ...menu }: ProductMenuItemsProps) {
  const { t } = useTranslation('staffProducts');
  const mayDelete = useCan('products.delete');
  const { id, slug, isActive } = product;
  return (
    <Menu {...menu}>
      <MenuItem asChild>
        <Link to="/admin/e-commerce/products/$id/edit" params={{ id }}>
          <Pencil /> {t('menu.edit')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/admin/e-commerce/products/create" search={{ from: id }}>
          <Copy /> {t('menu.duplicate')}
        </Link>
      </MenuItem>
      {isActive && (
        <MenuItem asChild>
          <Link to="/e-commerce/product/$slug" params={{ slug }}>
            <ExternalLink /> {t('menu.show')}
          </Link>
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
          {t('menu.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
