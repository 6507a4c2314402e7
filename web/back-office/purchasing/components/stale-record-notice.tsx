import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type Props = {
  newest: PurchaseWithReceipts;
  /** Hint about what may have changed meanwhile. */
  hint: string;
  children: (opened: PurchaseWithReceipts) => ReactNode;
};

/** Keeps a form on the version it was opened with and says so if someone else changes the purchase. */
export function StaleRecordNotice({ newest, hint, children }: Props) {
  const { t } = useTranslation('purchasing');
  const [opened, setOpened] = useState(newest);
  return (
    <>
      {newest.version !== opened.version && (
        <Notice tone="gold" title={t('receive.moved')} className="mb-5">
          <p>{hint}</p>
          <Button size="sm" className="mt-2" onClick={() => setOpened(newest)}>
            {t('receive.reload')}
          </Button>
        </Notice>
      )}
      {children(opened)}
    </>
  );
}
