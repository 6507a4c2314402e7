import { Link } from '@tanstack/react-router';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HandoverOffer } from '../../features/cart/components/handover-offer.tsx';
import { Logo } from '../../ui/layout/logo.tsx';

/** Shows the current step and the way back on phones, without links that distract. */
export function CheckoutHeader() {
  const { t } = useTranslation('shell');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-14 items-center gap-1">
        <Link
          to="/e-commerce/cart"
          aria-label={t('nav.backToCart')}
          className="-ml-3 inline-flex size-11 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <Link to="/e-commerce" aria-label={t('nav.toShopHome')} className="flex rounded-sm">
          <Logo />
        </Link>
        <p className="ml-auto flex items-center gap-1.5 text-xs font-semibold text-jade">
          <LockKeyhole aria-hidden className="size-4" />
          {t('nav.safePayment')}
        </p>
      </div>
      <HandoverOffer />
    </header>
  );
}
