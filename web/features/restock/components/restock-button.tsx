import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { restockQuery, useAwaitRestock } from '../api/restock-queries.ts';

type Props = { productId: string; variantId: string | undefined; onLogin: () => void };

/** Subscribes to a mail about new stock. Visitors sign in first: it needs a confirmed address. */
export function RestockButton({ productId, variantId, onLogin }: Props) {
  const { t } = useTranslation('product');
  const { state } = useSession();
  const member = state !== 'signed-out';
  const { data } = useQuery({ ...restockQuery(productId), enabled: member });
  const { mutate, isPending } = useAwaitRestock(productId, variantId);
  const waits = data?.variantIds.includes(variantId ?? null) ?? false;
  const press = () => {
    if (!member) return onLogin();
    mutate(!waits, {
      onSuccess: () => toast.success(t(waits ? 'restock.stopped' : 'restock.started')),
      onError: (error) => toast.info(reasonOf(error) ?? t('restock.failed')),
    });
  };
  return (
    <div className="mt-4">
      <Button
        size="lg"
        block
        aria-pressed={member ? waits : undefined}
        icon={waits ? <BellRing /> : <Bell />}
        loading={isPending}
        loadingText={t('restock.saving')}
        onClick={press}
      >
        {t(waits ? 'restock.waiting' : 'restock.ask')}
      </Button>
      <p className="mt-2 text-xs text-pretty text-ink-2">
        {t(member ? (waits ? 'restock.waitingHint' : 'restock.hint') : 'restock.guestHint')}
      </p>
    </div>
  );
}
