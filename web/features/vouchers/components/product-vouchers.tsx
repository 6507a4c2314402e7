import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { countsFor, type VoucherGood } from '#shared/vouchers/voucher-goods.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { SaveVoucher } from './save-voucher.tsx';
import { voucherColours } from './voucher-stub.tsx';

type Props = { vouchers: readonly VoucherTemplate[]; good: VoucherGood };

/** Shows the shop's vouchers that apply to a product, each saved with one click. */
export function ProductVouchers({ vouchers, good }: Props) {
  const { t } = useTranslation('vouchers');
  const fitting = vouchers.filter(
    ({ category, limitedTo }) => category === 'system_voucher' && countsFor(limitedTo, good),
  );
  if (fitting.length === 0) return null;
  return (
    <section aria-label={t('product.title')}>
      <h2 className="mb-2 text-sm font-semibold">{t('product.title')}</h2>
      <ul className="flex snap-x gap-2 [scrollbar-width:none] overflow-x-auto max-md:-mx-4 max-md:scroll-px-4 max-md:px-4">
        {fitting.map((voucher) => (
          <li key={voucher.id} className="shrink-0 snap-start">
            <Coupon voucher={voucher} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Coupon({ voucher }: { voucher: VoucherTemplate }) {
  const { t } = useTranslation('vouchers');
  const { tone, Icon } = voucherColours(voucher);
  const { minOrderAmount } = voucher;
  return (
    <div className="flex h-full items-center gap-2.5 rounded-md border border-line bg-surface py-1 pr-1.5 pl-2 text-sm">
      <span className={clsx('flex size-8 shrink-0 items-center justify-center rounded-sm', tone)}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="max-w-44" title={voucher.description}>
        <span className="block leading-5 font-semibold">
          <Worth voucher={voucher} />
        </span>
        <span className="block text-xs text-ink-2 tabular-nums">
          {minOrderAmount > 0 ? t('product.from', { amount: formatVnd(minOrderAmount) }) : t('card.any')}
        </span>
      </span>
      <SaveVoucher voucher={voucher} />
    </div>
  );
}

function Worth({ voucher }: { voucher: VoucherTemplate }) {
  const { t } = useTranslation('vouchers');
  const { type, discountPercentage, discountAmount } = voucher;
  if (type === 'free_shipping') return t('product.shipping');
  const amount = type === 'discount_percentage' ? `${discountPercentage}%` : formatVnd(discountAmount);
  return t('product.off', { amount });
}
