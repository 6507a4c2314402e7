import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { UserVoucher, VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { VoucherDetails } from './voucher-details.tsx';
import { VoucherStub } from './voucher-stub.tsx';

const unused = { status: 'unused', receivedAt: '', usedAt: null, orderId: null, orderCode: null } as const;
const held = (voucher: VoucherTemplate): UserVoucher => ({ ...voucher, ...unused, voucherTemplate: voucher });

/** Shows a preview of the ticket as shoppers see it, with its terms open. */
export function ShopperTicket({ voucher }: { voucher: VoucherTemplate }) {
  const { t } = useTranslation('vouchers');
  const { day } = useFormat();
  const id = useId();
  const { minOrderAmount, pointsPrice } = voucher;
  return (
    <article className="overflow-hidden rounded-md border border-line bg-surface">
      <div className="flex min-h-26">
        <VoucherStub voucher={voucher} faded={false} />
        <div className="flex min-w-0 grow flex-col gap-0.5 py-3 pr-3 pl-3.5 text-sm">
          <h3 className="line-clamp-2 font-bold">{voucher.name || t('card.noName')}</h3>
          <p className="text-xs text-ink-2 tabular-nums">
            {minOrderAmount > 0 ? t('card.from', { amount: formatVnd(minOrderAmount) }) : t('card.any')}
          </p>
          {pointsPrice !== null && (
            <p className="text-xs text-ink-2 tabular-nums">{t('card.pointsPrice', { count: pointsPrice })}</p>
          )}
          <p className="mt-auto text-xs text-ink-2 tabular-nums">
            {t('card.until', { date: day(voucher.validTo) })}
          </p>
        </div>
      </div>
      <VoucherDetails id={id} voucher={held(voucher)} />
    </article>
  );
}
