import { BadgePercent, Gift, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { useFormat } from '#web/platform/format/use-format.ts';

type Props = { voucher: VoucherTemplate };

/** `action`: the action of this voucher, such as adding it to the wallet. */
type TicketProps = Props & { action: ReactNode };

/** Look of each kind of voucher; colour and icon repeat what the text says. */
const looks = {
  shipping: { stub: 'bg-jade-soft text-jade', icon: <Truck /> },
  points: { stub: 'bg-gold-soft text-gold', icon: <Gift /> },
  discount: { stub: 'bg-brand-soft text-brand', icon: <BadgePercent /> },
};

function lookOf({ type, category }: VoucherTemplate) {
  if (category === 'points_voucher') return looks.points;
  return type === 'free_shipping' ? looks.shipping : looks.discount;
}

/** Shows a voucher as a ticket: its value on the stub, terms and action beside it. */
export function VoucherTicket({ voucher, action }: TicketProps) {
  const { stub, icon } = lookOf(voucher);
  return (
    <article className="relative flex h-full min-h-40 overflow-hidden rounded-md border border-line bg-surface">
      <div
        className={`flex w-24 shrink-0 flex-col items-center justify-center gap-1.5 px-1 text-center ${stub} [&_svg]:size-6`}
      >
        {icon}
        <Worth voucher={voucher} />
      </div>
      <Perforation />
      <div className="flex min-w-0 grow flex-col py-3 pr-3 pl-4">
        <h3 className="line-clamp-1 font-bold">{voucher.name}</h3>
        <Terms voucher={voucher} />
        <Until voucher={voucher} />
        <div className="mt-auto flex min-h-9 items-center justify-end">{action}</div>
      </div>
    </article>
  );
}

function Worth({ voucher: { type, discountPercentage, discountAmount } }: Props) {
  const { t } = useTranslation('home');
  if (type === 'free_shipping')
    return <span className="text-sm leading-4.5 font-bold">{t('voucher.freeShipping')}</span>;
  const worth = type === 'discount_percentage' ? `${discountPercentage}%` : formatVnd(discountAmount);
  return (
    <span className="leading-tight font-bold">
      <span className="block text-xs font-semibold">{t('voucher.off')}</span>
      <span className="text-base whitespace-nowrap tabular-nums">{worth}</span>
    </span>
  );
}

function Terms({ voucher }: Props) {
  const { t } = useTranslation('home');
  const { minOrderAmount, maxDiscountAmount, freeShippingAmount, type, category } = voucher;
  const most = type === 'free_shipping' ? freeShippingAmount : maxDiscountAmount;
  const terms = [
    minOrderAmount > 0 && t('voucher.from', { amount: formatVnd(minOrderAmount) }),
    most !== null && most > 0 && t('voucher.most', { amount: formatVnd(most) }),
    category === 'points_voucher' && t('voucher.points'),
    (voucher.isCategoryLimited || voucher.isProductLimited) && t('voucher.limited'),
  ].filter((term) => term !== false);
  return (
    <p className="mt-0.5 line-clamp-3 text-xs text-ink-2" title={voucher.description}>
      {terms.join(' · ')}
    </p>
  );
}

function Until({ voucher: { validTo } }: Props) {
  const { t } = useTranslation('home');
  const { day } = useFormat();
  return <p className="text-xs whitespace-nowrap text-ink-2">{t('voucher.until', { date: day(validTo) })}</p>;
}

/** Shows the perforated line, with a notch at either end. */
const Perforation = () => (
  <span aria-hidden className="relative w-0 border-l border-dashed border-line-strong">
    <span className="absolute -top-2 -left-2 size-4 rounded-full border border-line bg-paper" />
    <span className="absolute -bottom-2 -left-2 size-4 rounded-full border border-line bg-paper" />
  </span>
);
