import type { GoodsSelection } from '#shared/cart/wanted-text.ts';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../features/checkout/hooks/use-checkout.ts';
import { VoucherLine } from '../../features/vouchers/components/voucher-line.tsx';

type Props = { checkout: Checkout; goods: GoodsSelection; onLogin: () => void };

/** Vouchers belong to members; a guest sees what signing in offers. */
export function VoucherPart({ checkout, goods, onLogin }: Props) {
  const { buyer, counting, voucherIds, change } = checkout;
  const { quote } = counting;
  if (buyer.kind === 'guest') return <ForMembers onLogin={onLogin} />;
  if (!quote) return null;
  return (
    <VoucherLine
      orderAmount={quote.subtotal}
      shippingFee={quote.shippingFee}
      goods={goods.cartItemIds || goods.lines ? goods : { cartItemIds: quote.items.map(({ id }) => id) }}
      chosen={voucherIds}
      applied={quote.vouchers}
      onChange={(ids) => change({ voucherIds: ids })}
    />
  );
}

function ForMembers({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onLogin}
      className="flex min-h-13 w-full items-center gap-3 rounded-md border border-dashed border-line-strong px-4 py-2 text-left text-sm transition-colors hover:border-control hover:bg-sunken"
    >
      <TicketPercent aria-hidden className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t('vouchers.guest')}</span>
        <span className="block text-xs text-pretty text-ink-2">{t('vouchers.guestHint')}</span>
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-3" />
    </button>
  );
}
