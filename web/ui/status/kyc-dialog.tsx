import { useTranslation } from 'react-i18next';
import { kycActionOf, kycActions } from '#shared/accounts/kyc-action.ts';
import type { KycQuestion } from '../../platform/feedback/kyc-question.ts';
import { buttonClasses } from '../actions/button-classes.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';

type Props = { question: KycQuestion; onClose: () => void };

/** Says why an action needs a verified account, and leads to the next step of this one. */
export function KycDialog({ question: { status, message }, onClose }: Props) {
  const { t } = useTranslation('identity');
  const action = kycActionOf(status);
  const isChecked = status === 'kyc_submitted';
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('need.title')}
      description={isChecked ? t('need.checking') : (message ?? t('need.before'))}
      footer={
        <>
          <Button onClick={onClose}>{t('need.later')}</Button>
          <a href={kycActions[action]} className={buttonClasses({ variant: 'primary' })}>
            {isChecked ? t('need.open') : t(`need.${action}`)}
          </a>
        </>
      }
    />
  );
}
