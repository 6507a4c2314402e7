import { Search, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Asks for a proof of a payment that is not the reader's: only the buyer's browser and mail open it. */
export function AskProof({ notFound }: { notFound: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={t(notFound ? 'proof.notFound' : 'proof.title')}
      hint={t('proof.text')}
      action={
        <>
          <ButtonLink to="/login">{t('proof.login')}</ButtonLink>
          <ButtonLink to="/e-commerce/orders/guest" variant="primary" icon={<Search />}>
            {t('proof.find')}
          </ButtonLink>
        </>
      }
    />
  );
}
