import { Copy, ExternalLink, History as Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { History } from '#web/ui/record/history.tsx';

/** What can be done with a product as it stands. */
export function ProductActions({ product: { id, slug, isActive } }: { product: ProductForStaff }) {
  const { t } = useTranslation('staffProducts');
  const [open, setOpen] = useState(false);
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
      <Button size="sm" icon={<Clock />} onClick={() => setOpen(true)}>
        {t('form.history')}
      </Button>
      {open && (
        <Drawer open onOpenChange={setOpen} title={t('form.history')} size="lg">
          <History of="product" id={id} />
        </Drawer>
      )}
    </div>
  );
}
