import { BadgePercent, Copy, Gift, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compactVnd } from '#shared/money.ts';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';

type Props = { voucher: VoucherTemplate };

/** A kind of voucher is told by its colour and its sign, and by words. */
const looks = {
  shipping: { stub: 'bg-jade-soft text-jade', icon: <Truck /> },
  points: { stub: 'bg-gold-soft text-gold', icon: <Gift /> },
  discount: { stub: 'bg-brand-soft text-brand', icon: <BadgePercent /> },
};

function lookOf({ type, category }: VoucherTemplate) {
  if (category === 'points_voucher') return looks.points;
  return type === 'free_shipping' ? looks.shipping : looks.discount;
}

/** A paper ticket: what it is worth on the stub, its terms beside, its code to take along. */
export function VoucherTicket({ voucher }: Props) {
  const { stub, icon } = lookOf(voucher);
  return (
    <article className="relative flex h-full min-h-38 overflow-hidden rounded-md border border-line bg-surface">
      <div
        className={`flex w-24 shrink-0 flex-col items-center justify-center gap-1.5 px-2 text-center ${stub} [&_svg]:size-6`}
      >
        {icon}
        <Worth voucher={voucher} />
      </div>
      <Perforation />
      <div className="flex min-w-0 grow flex-col py-3 pr-3 pl-4">
        <h3 className="line-clamp-1 font-bold">{voucher.name}</h3>
        <Terms voucher={voucher} />
        <Code voucher={voucher} />
      </div>
    </article>
  );
}

function Worth({ voucher: { type, discountPercentage, discountAmount } }: Props) {
  const { t } = useTranslation('home');
  if (type === 'free_shipping')
    return <span className="text-sm leading-4.5 font-bold">{t('voucher.freeShipping')}</span>;
  const worth = type === 'discount_percentage' ? `${discountPercentage}%` : compactVnd(discountAmount);
  return (
    <span className="leading-tight font-bold">
      <span className="block text-xs font-semibold">{t('voucher.off')}</span>
      <span className="text-lg whitespace-nowrap tabular-nums">{worth}</span>
    </span>
  );
}

function Terms({ voucher }: Props) {
  const { t, i18n } = useTranslation('home');
  const { minOrderAmount, maxDiscountAmount, freeShippingAmount, type, category, validTo } = voucher;
  const most = type === 'free_shipping' ? freeShippingAmount : maxDiscountAmount;
  const until = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : 'vi-VN', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(validTo));
  const terms = [
    minOrderAmount > 0 && t('voucher.from', { amount: compactVnd(minOrderAmount) }),
    most !== null && most > 0 && t('voucher.most', { amount: compactVnd(most) }),
    category === 'points_voucher' && t('voucher.points'),
    (voucher.isCategoryLimited || voucher.isProductLimited) && t('voucher.limited'),
  ].filter((term) => term !== false);
  return (
    <>
      <p className="mt-0.5 line-clamp-2 text-xs text-ink-2" title={voucher.description}>
        {terms.join(' · ')}
      </p>
      <p className="mt-0.5 text-xs text-ink-2 tabular-nums">{t('voucher.until', { date: until })}</p>
    </>
  );
}

function Code({ voucher: { code } }: Props) {
  const { t } = useTranslation('home');
  return (
    <CopyButton
      value={code}
      icon={<Copy />}
      label={t('voucher.copy', { code })}
      className="mt-auto min-h-10 w-full justify-between border border-dashed border-line-strong bg-sunken max-md:min-h-11"
    >
      <span className="truncate font-semibold tracking-wide">
        <span className="sr-only">{t('voucher.copy', { code: '' })}</span>
        {code}
      </span>
    </CopyButton>
  );
}

/** The line to tear along, with a notch at either end. */
const Perforation = () => (
  <span aria-hidden className="relative w-0 border-l border-dashed border-line-strong">
    <span className="absolute -top-2 -left-2 size-4 rounded-full border border-line bg-paper" />
    <span className="absolute -bottom-2 -left-2 size-4 rounded-full border border-line bg-paper" />
  </span>
);
