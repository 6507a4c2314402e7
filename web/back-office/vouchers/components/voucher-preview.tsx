import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { VoucherEffect } from '#shared/vouchers/preview-voucher.contract.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Sums } from '#web/ui/record/sums.tsx';
import { previewQuery } from '../api/voucher-queries.ts';
import { boxesOf } from '../rules/voucher-boxes.ts';
import { SampleCart, type SampleItem } from './sample-cart.tsx';

/** Destinations of the sample parcel; pickup at a counter has no shipping fee. */
const places = { near: 'Thành phố Hà Nội', far: 'Thành phố Hồ Chí Minh', counter: null } as const;
type Place = keyof typeof places;
// The cast is safe, because the object literal has exactly these keys.
const placeNames = Object.keys(places) as Place[];

/** A voucher that has not begun or has ended is tried as on its first day. */
function momentFor({ validFrom, validTo }: StaffVoucher): { at: string; isNow: boolean } {
  const now = new Date().toISOString();
  const isNow = validFrom <= now && now <= validTo;
  return { at: isNow ? now : validFrom, isNow };
}

/** Staff choose products and see the voucher's effect, which the checkout computes on the server. */
export function VoucherPreview({ voucher }: { voucher: StaffVoucher }) {
  const { t } = useTranslation('promotions');
  const { moment } = useFormat();
  const [items, setItems] = useState<readonly SampleItem[]>([]);
  const [place, setPlace] = useState<Place>('near');
  // The time is fixed when the preview opens; opening it again uses a new time.
  const [{ at, isNow }] = useState(() => momentFor(voucher));
  // For products with variants, a variant has to be chosen.
  const ready = items.filter(({ hasVariants, variantId }) => !hasVariants || variantId !== null);
  const query = useQuery({
    ...previewQuery({
      voucher: boxesOf(voucher),
      lines: ready.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
      province: places[place],
      at,
    }),
    enabled: ready.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="space-y-4.5">
        <CardHeader title={t('preview.cart')} hint={t('preview.hint')} />
        <SampleCart items={items} onChange={setItems} />
        <RadioGroup
          label={t('preview.place')}
          showLabel
          look="pill"
          value={place}
          onChange={setPlace}
          options={placeNames.map((value) => ({ value, label: t(`preview.places.${value}`) }))}
        />
        {!isNow && <Notice tone="sky" title={t('preview.otherDay', { at: moment(voucher.validFrom) })} />}
      </Card>
      <Card>
        <CardHeader title={t('preview.title')} />
        {ready.length === 0 && (
          <EmptyState
            size="sm"
            icon={<ShoppingCart />}
            title={t('preview.empty')}
            hint={t('preview.emptyHint')}
          />
        )}
        {ready.length > 0 && query.data === undefined && !query.error && (
          <Loading>
            <SkeletonText lines={5} />
          </Loading>
        )}
        {ready.length > 0 && query.error && (
          <ErrorState
            size="sm"
            title={t('preview.failed')}
            message={messageOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {ready.length > 0 && !query.error && query.data && <Effect effect={query.data} />}
      </Card>
    </div>
  );
}

/** The discount, or the reason why there is none. */
function Effect({ effect }: { effect: VoucherEffect }) {
  const { t } = useTranslation('promotions');
  const { say } = useShopWords();
  const { lines, missing, subtotal, eligibleAmount, shippingFee, discount, total, refusal } = effect;
  const isKept = lines.some(({ counts }) => !counts);
  return (
    <div aria-live="polite" className="space-y-4">
      <Notice
        tone={refusal ? 'gold' : 'jade'}
        title={refusal ? t('preview.refused') : t('preview.applies', { amount: formatVnd(discount) })}
      >
        {refusal?.message}
      </Notice>
      <ul className="divide-y divide-line text-sm">
        {lines.map((line) => (
          <li
            key={`${line.productId} ${line.variantName}`}
            className="flex items-start justify-between gap-3 py-2"
          >
            <span className="min-w-0">
              <span className="block">{line.name}</span>
              <span className="block text-ink-2 tabular-nums">
                {line.quantity} × {formatVnd(line.unitTotal)}
                {line.variantName && ` · ${say(line.variantName)}`}
              </span>
              {!line.counts && <Badge className="mt-1">{t('preview.notFor')}</Badge>}
            </span>
            <span className="shrink-0 font-medium tabular-nums">{formatVnd(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="text-sm text-ink-2">{t('preview.missing', { names: missing.join(', ') })}</p>
      )}
      <Sums
        lines={[
          { key: 'goods', label: t('preview.goods'), amount: subtotal },
          ...(isKept ? [{ key: 'for', label: t('preview.eligible'), amount: eligibleAmount }] : []),
          { key: 'fee', label: t('preview.fee'), amount: shippingFee },
          { key: 'voucher', label: t('preview.discount'), amount: -discount, kind: 'off' as const },
        ]}
        due={{ key: 'total', label: t('preview.total'), amount: total }}
      />
    </div>
  );
}
