import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export function ProductActions({ product: { id, slug, isActive } }: { product: ProductForStaff }) {
  const { t } = useTranslation('staffProducts');
  return (
    <div className="flex flex-wrap gap-2">
      {isActive && (
        <ButtonLink size="sm" to="/e-commerce/product/$slug" params={{ slug }} icon={<ExternalLink />}>
          {t('menu.show')}
        </ButtonLink>
      )}
      <ButtonLink size="sm" to="/admin/e-commerce/products/create" search={{ from: id }} icon={<Copy />}>
        {t('menu.duplicate')}
      </ButtonLink>
      <HistoryButton of="product" id={id} />
    </div>
  );
}
