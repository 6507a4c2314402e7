import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type Props = {
  /** Warehouse without an open till; undefined if the user has no open till at all. */
  name: string | undefined;
};

/** Says that no money can be taken until a till is open, and links to the tills. */
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
