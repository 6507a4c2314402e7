import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { stateOf, useWorth, VoucherStateBadge } from './voucher-facts.tsx';

/** Count and its limit, if there is one: 120 of 500. */
function Counted({ count, limit }: { count: number; limit: number | null }) {
  const { number } = useFormat();
  return (
    <span className="tabular-nums">
      {number(count)}
      <span className="text-ink-3">{limit === null ? '' : ` / ${number(limit)}`}</span>
    </span>
  );
}

export function useVoucherColumns(): Column<StaffVoucher>[] {
  const { t } = useTranslation('promotions');
  const { moment } = useFormat();
  const worth = useWorth();
  const conditions = ({ minOrderAmount, limitedTo }: StaffVoucher): string =>
    [
      minOrderAmount > 0 ? t('list.from', { amount: formatVnd(minOrderAmount) }) : t('list.any'),
      limitedTo.length > 0 && t('list.limited', { count: limitedTo.length }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  const counted = (count: number, limit: number | null) =>
    limit === null ? `${count}` : `${count}/${limit}`;
  return [
    {
      name: 'code',
      label: t('list.code'),
      main: true,
      sorts: true,
      text: ({ code }) => code,
      cell: ({ id, code, name }) => (
        <span className="block min-w-0">
          <Link
            to="/admin/e-commerce/vouchers/$id"
            params={{ id }}
            className="rounded-xs font-semibold tracking-wide after:absolute after:inset-0 hover:text-brand"
          >
            {code}
          </Link>
          <span className="block text-sm font-normal text-ink-2">{name}</span>
        </span>
      ),
    },
    {
      name: 'state',
      label: t('list.state'),
      tight: true,
      card: 'aside',
      text: (voucher) => t(`state.${stateOf(voucher)}`),
      cell: (voucher) => <VoucherStateBadge voucher={voucher} />,
    },
    {
      name: 'name',
      label: t('list.name'),
      card: 'none',
      seldom: true,
      text: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      name: 'category',
      label: t('list.category'),
      tight: true,
      card: 'none',
      text: ({ category }) => t(`category.${category}`),
      cell: ({ category, reach }) => (
        <>
          {t(`category.${category}`)}
          <span className="block text-xs text-ink-2">{t(`reach.${reach}`)}</span>
        </>
      ),
    },
    {
      name: 'worth',
      label: t('list.worth'),
      card: 'line',
      text: worth,
      cell: (voucher) => (
        <span className="block">
          {worth(voucher)}
          <span className="block text-sm text-ink-2">{conditions(voucher)}</span>
        </span>
      ),
    },
    {
      name: 'reach',
      label: t('list.reach'),
      seldom: true,
      tight: true,
      card: 'none',
      text: ({ reach }) => t(`reach.${reach}`),
      cell: ({ reach }) => t(`reach.${reach}`),
    },
    {
      name: 'validTo',
      label: t('list.validity'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ validFrom, validTo }) => `${moment(validFrom)} – ${moment(validTo)}`,
      cell: ({ validFrom, validTo }) => (
        <span className="block tabular-nums">
          {moment(validFrom)}
          <span className="block text-sm text-ink-2">{t('list.until', { at: moment(validTo) })}</span>
        </span>
      ),
    },
    {
      name: 'handedOut',
      label: t('list.handedOut'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'none',
      text: ({ handedOut, handoutLimit }) => counted(handedOut, handoutLimit),
      cell: ({ handedOut, handoutLimit, reach }) =>
        reach === 'everybody' ? (
          <span className="text-ink-3">–</span>
        ) : (
          <Counted count={handedOut} limit={handoutLimit} />
        ),
    },
    {
      name: 'used',
      label: t('list.used'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ used, useLimit }) => counted(used, useLimit),
      cell: ({ used, useLimit }) => <Counted count={used} limit={useLimit} />,
    },
    {
      name: 'cost',
      label: t('list.cost'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ cost }) => cost,
      cell: ({ cost }) =>
        cost === 0 ? (
          <span className="text-ink-3">0</span>
        ) : (
          <span className="tabular-nums">{formatVnd(cost)}</span>
        ),
    },
  ];
}
