import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type Props = {
  /** The warehouse that has no till; none where no till is open at all. */
  name: string | undefined;
};

/** Says that nothing can be taken before a till is open, and leads to it. */
export function CounterTillNotice({ name }: Props) {
  const { t } = useTranslation('staffOrders');
  return (
    <Notice tone="gold" title={name ? t('counter.till.elsewhere', { name }) : t('counter.till.none')}>
      <p>{t('counter.till.hint')}</p>
      <ButtonLink to="/admin/payments/till" size="sm" className="mt-2">
        {t('counter.till.open')}
      </ButtonLink>
    </Notice>
  );
}
