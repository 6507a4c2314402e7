import { ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import type { OrderAsker } from '../rules/order-asker.ts';

const InvoiceDialog = lazyPiece(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = {
  order: Order;
  asker: OrderAsker;
  may: boolean;
  /** The issued invoices. */
  issued?: ReactNode;
};

/** Shows the invoice request of an order, or the button to make one; and the issued invoices. */
export function InvoiceCard({ order, asker, may, issued }: Props) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const [open, setOpen] = useState(false);
  const { vatInvoice: asked } = order;
  if (!asked && !may && !issued) return null;
  return (
    <Card className="text-sm">
      <h2 className="mb-2 text-base font-bold">{t('invoice.title')}</h2>
      {asked ? (
        <>
          <p className="font-semibold wrap-anywhere">{asked.companyName}</p>
          <p className="tabular-nums">{asked.taxCode}</p>
          <p className="wrap-anywhere text-ink-2">{asked.address}</p>
          <p className="wrap-anywhere text-ink-2">{asked.email}</p>
          <p className="mt-1.5 text-xs text-ink-2">
            {t('invoice.requestedAt', { at: moment(asked.requestedAt) })}
          </p>
        </>
      ) : (
        may && (
          <Button block icon={<ReceiptText />} className="max-sm:h-11" onClick={() => setOpen(true)}>
            {t('act.invoice')}
          </Button>
        )
      )}
      {issued}
      {open && <InvoiceDialog order={order} asker={asker} onClose={() => setOpen(false)} />}
    </Card>
  );
}
