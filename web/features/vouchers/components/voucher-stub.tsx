import clsx from 'clsx';
import { BadgePercent, Gift, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { UserVoucher } from '#shared/vouchers/voucher.ts';

type Kind = Pick<UserVoucher, 'category' | 'type' | 'discountPercentage' | 'discountAmount'>;

/** Look of each kind of voucher; colour and icon repeat what the text says. */
const looks = {
  shipping: { tone: 'bg-jade-soft text-jade', Icon: Truck },
  points: { tone: 'bg-gold-soft text-gold', Icon: Gift },
  discount: { tone: 'bg-brand-soft text-brand', Icon: BadgePercent },
};

export function voucherColours({ type, category }: Pick<Kind, 'type' | 'category'>) {
  if (category === 'points_voucher') return looks.points;
  return type === 'free_shipping' ? looks.shipping : looks.discount;
}

/** Shows the stub of the ticket: its issuer and its value. */
export function VoucherStub({ voucher, faded }: { voucher: Kind; faded: boolean }) {
  const { t } = useTranslation('vouchers');
  const { tone, Icon } = voucherColours(voucher);
  return (
    <span
      className={clsx(
        'relative flex w-25 shrink-0 flex-col items-center justify-center gap-1 self-stretch px-2 py-3 text-center sm:w-28',
        faded ? 'bg-mute text-ink-2' : tone,
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className="text-xs font-semibold tracking-wider">
        {t(voucher.category === 'points_voucher' ? 'card.points' : 'card.system')}
      </span>
      <span className="text-base leading-tight font-bold whitespace-nowrap tabular-nums">
        <Worth {...voucher} />
      </span>
      <Notches />
    </span>
  );
}

function Worth({ type, discountPercentage, discountAmount }: Kind) {
  const { t } = useTranslation('vouchers');
  if (type === 'free_shipping') return t('card.freeShipping');
  return type === 'discount_percentage' ? `${discountPercentage}%` : formatVnd(discountAmount);
}

/** Shows the perforated line. */
const Notches = () => (
  <span aria-hidden className="absolute inset-y-2 right-0 border-r border-dashed border-line-strong" />
);
