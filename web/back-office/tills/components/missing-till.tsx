import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** Shown in place of a till that does not exist, with a link back to the list. */
export function MissingTill({ of }: { of: 'oneself' | 'everybody' }) {
  const { t } = useTranslation('till');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={
        of === 'oneself' ? (
          <ButtonLink to="/admin/payments/till">{t('missing.back')}</ButtonLink>
        ) : (
          <ButtonLink to="/admin/payments/till/closings">{t('missing.toAll')}</ButtonLink>
        )
      }
    />
  );
}
