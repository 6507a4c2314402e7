import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStopRestockMail } from '../api/restock-queries.ts';

/** Unsubscribes only on a click, because mail programs open links by themselves. */
export function StopRestockPage({ token }: { token: string }) {
  const { t } = useTranslation('product');
  const { mutate, isPending, isSuccess, error } = useStopRestockMail();
  return (
    <div className="py-10">
      <h1 className="sr-only">{t('restock.stop.title')}</h1>
      <EmptyState
        icon={<BellOff />}
        title={t(isSuccess ? 'restock.stop.done' : 'restock.stop.title')}
        hint={isSuccess ? t('restock.stop.doneHint') : t('restock.stop.hint')}
        action={
          isSuccess ? (
            <ButtonLink variant="primary" to="/e-commerce">
              {t('missing.home')}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              loading={isPending}
              loadingText={t('restock.saving')}
              onClick={() => mutate(token)}
            >
              {t('restock.stop.action')}
            </Button>
          )
        }
      />
      {error && (
        <p role="alert" className="text-center text-sm text-danger">
          {reasonOf(error) ?? t('restock.failed')}
        </p>
      )}
    </div>
  );
}
