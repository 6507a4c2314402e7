import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** In the place of a till there is none of, with the way back to where it was looked for. */
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
