import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { newestByItself } from '../../api/catalogue-queries.ts';
import { useView } from '../../products/hooks/use-view.ts';
import { ProductSkeletons } from '../../products/components/product-skeletons.tsx';
import { ScrollHelpers } from './scroll-helpers.tsx';
import { ViewToggle } from '../../products/components/view-toggle.tsx';

const NewestProducts = lazyPiece(async () => (await import('./newest-products.tsx')).default, {
  waiting: ({ view }) => <ProductSkeletons view={view} count={newestByItself} />,
});

/** Shows the section 'Sản phẩm mới': it loads page after page while scrolling, as grid or list. */
export default function NewestSection() {
  const { t } = useTranslation('catalogue');
  const [view, setView] = useView();
  return (
    <section aria-labelledby="newest">
      <div className="mb-4 flex items-center gap-1 sm:items-end sm:gap-2">
        <div className="mr-auto min-w-0">
          <h2 id="newest" className="text-lg font-bold whitespace-nowrap sm:text-xl">
            {t('newest.title')}
          </h2>
          <p className="text-sm text-ink-2 max-sm:hidden">{t('newest.lead')}</p>
        </div>
        <ViewToggle view={view} onView={setView} />
        <MoreButton />
      </div>
      <NewestProducts view={view} />
      <ScrollHelpers />
    </section>
  );
}

const pauseMilliseconds = 500;

/** Goes to the whole list; a short pause lets the reader see that the button was pressed. */
function MoreButton() {
  const { t } = useTranslation(['catalogue', 'common']);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate({ to: '/e-commerce/product' }), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return (
    <Button
      className="max-sm:px-3!"
      loading={leaving}
      loadingText={t('newest.leaving')}
      iconAfter={<ArrowRight className="max-sm:hidden" />}
      onClick={() => setLeaving(true)}
    >
      {t('common:action.seeMore')}
    </Button>
  );
}
