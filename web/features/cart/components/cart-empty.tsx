import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export function CartEmpty({ popular }: { popular: ReactNode }) {
  const { t } = useTranslation('cartPage');
  return (
    <>
      <EmptyState
        icon={<ShoppingCart />}
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          <ButtonLink to="/e-commerce/product" variant="primary">
            {t('empty.action')}
          </ButtonLink>
        }
      />
      <section aria-labelledby="popular" className="mt-4">
        <h2 id="popular" className="mb-4 text-lg font-bold">
          {t('popular')}
        </h2>
        {popular}
      </section>
    </>
  );
}
