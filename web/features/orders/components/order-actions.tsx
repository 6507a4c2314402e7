import { RefreshCcw, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import type { OrderActs } from '../rules/order-acts.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import { CompleteButton } from './complete-button.tsx';

const CancelDialog = lazyPiece(async () => (await import('./cancel-dialog.tsx')).CancelDialog, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = {
  order: Order;
  asker: OrderAsker;
  acts: OrderActs;
  reorder?: (onClose: () => void) => ReactNode;
};

const tall = 'max-sm:h-11';

export function OrderActions({ order, asker, acts, reorder }: Props) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState<'cancel' | 'reorder'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full [&>*]:max-sm:grow">
      {acts.complete && <CompleteButton orderId={order.id} asker={asker} className={tall} />}
      {acts.reorder && reorder && (
        <Button icon={<RefreshCcw />} className={tall} onClick={() => setOpen('reorder')}>
          {t('act.reorder')}
        </Button>
      )}
      {acts.return && (
        <ButtonLink
          to={asker.kind === 'member' ? '/e-commerce/returns/new' : '/e-commerce/orders/guest-return'}
          search={{ order: order.id }}
          icon={<RotateCcw />}
          className={tall}
        >
          {t('act.return')}
        </ButtonLink>
      )}
      {acts.cancel && (
        <Button icon={<X />} className={tall} onClick={() => setOpen('cancel')}>
          {t('act.cancel')}
        </Button>
      )}
      {open === 'cancel' && <CancelDialog order={order} asker={asker} onClose={close} />}
      {open === 'reorder' && reorder?.(close)}
    </div>
  );
}
