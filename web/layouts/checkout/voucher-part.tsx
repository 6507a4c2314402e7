import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../features/checkout/hooks/use-checkout.ts';
import { VoucherLine } from '../../features/vouchers/components/voucher-line.tsx';

type Props = { checkout: Checkout; lineIds: readonly string[] };

/** Vouchers belong to members; a guest learns what signing in is good for. */
export function VoucherPart({ checkout: { buyer, counting, voucherIds, change }, lineIds }: Props) {
  const { quote } = counting;
  if (buyer.kind === 'guest') return <ForMembers />;
  if (!quote) return null;
  return (
    <VoucherLine
      orderAmount={quote.subtotal}
      shippingFee={quote.shippingFee}
      cartItemIds={lineIds.length > 0 ? lineIds : quote.items.map(({ id }) => id)}
      chosen={voucherIds}
      applied={quote.vouchers}
      onChange={(ids) => change({ voucherIds: ids })}
    />
  );
}

function ForMembers() {
  const { t } = useTranslation('checkout');
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-2">
      <TicketPercent aria-hidden className="mt-px size-4.5 shrink-0 text-gold" />
      {t('vouchers.guest')}
    </p>
  );
}
