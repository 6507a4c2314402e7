import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { UserVoucher, VoucherLimit } from '#shared/vouchers/voucher.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';

type Props = { id: string; voucher: UserVoucher };

export function VoucherDetails({ id, voucher }: Props) {
  const { t } = useTranslation('vouchers');
  const { day } = useFormat();
  const { voucherTemplate, code, validFrom, validTo, isCategoryLimited, isProductLimited } = voucher;
  const isBusinessLimited = voucher.limitedTo.some(({ kind }) => kind === 'business');
  return (
    <dl id={id} className="space-y-3 border-t border-line bg-sunken px-3.5 py-3.5 text-sm">
      <Part name={t('details.description')}>{voucherTemplate.description || t('details.noDescription')}</Part>
      <Part name={t('details.conditions')}>
        {(isCategoryLimited || isProductLimited || isBusinessLimited) && (
          <p className="mb-1.5 flex flex-wrap gap-1.5">
            {isCategoryLimited && <Badge tone="sky">{t('details.categoryLimited')}</Badge>}
            {isProductLimited && <Badge tone="sky">{t('details.productLimited')}</Badge>}
            {isBusinessLimited && <Badge tone="sky">{t('details.businessLimited')}</Badge>}
          </p>
        )}
        <Conditions voucher={voucher} />
      </Part>
      <Part name={t('details.validity')}>
        <span className="tabular-nums">
          {t('details.period', { from: day(validFrom), to: day(validTo) })}
        </span>
      </Part>
      <Part name={t('details.code')}>
        <CopyButton
          value={code}
          icon={<Copy />}
          label={t('details.copy', { code })}
          className="-ml-2.5 max-sm:min-h-11"
        >
          <span className="font-semibold tracking-wide">{code}</span>
        </CopyButton>
      </Part>
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="mt-0.5 text-pretty">{children}</dd>
    </div>
  );
}

const namesOf = (limits: readonly VoucherLimit[], wanted: VoucherLimit['kind']): string =>
  limits
    .filter(({ kind }) => kind === wanted)
    .map(({ name }) => name)
    .join(', ');

function Conditions({ voucher }: { voucher: UserVoucher }) {
  const { t } = useTranslation('vouchers');
  const {
    minOrderAmount,
    maxOrderAmount,
    maxDiscountAmount,
    freeShippingAmount,
    type,
    limitedTo,
    perPerson,
  } = voucher;
  const categories = namesOf(limitedTo, 'category');
  const products = namesOf(limitedTo, 'product');
  const businesses = namesOf(limitedTo, 'business');
  const lines = [
    minOrderAmount > 0 ? t('details.from', { amount: formatVnd(minOrderAmount) }) : t('details.any'),
    maxOrderAmount !== null && t('details.to', { amount: formatVnd(maxOrderAmount) }),
    maxDiscountAmount !== null && t('details.most', { amount: formatVnd(maxDiscountAmount) }),
    type === 'free_shipping' && t('details.ships', { amount: formatVnd(freeShippingAmount) }),
    categories !== '' && t('details.categories', { names: categories }),
    products !== '' && t('details.products', { names: products }),
    businesses !== '' && t('details.businesses', { names: businesses }),
    perPerson > 1 ? t('details.times', { count: perPerson }) : t('details.once'),
  ].filter((line) => line !== false);
  return (
    <ul className="list-disc space-y-0.5 pl-4.5 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
