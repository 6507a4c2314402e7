import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { stateOf, useWorth, StateBadge } from './voucher-facts.tsx';

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

/** Columns of a list of vouchers, for the list of all and for those of a campaign. */
export function useVoucherColumns(): Column<StaffVoucher>[] {
  const { t } = useTranslation('promotions');
  const { moment } = useFormat();
  const worth = useWorth();
  const col = useColumns<StaffVoucher>({ ns: 'promotions', at: 'list' });
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
    col.link('code', '/admin/e-commerce/vouchers/$id', { sorts: true, below: ({ name }) => name }),
    col.status('state', 'state', (voucher) => <StateBadge state={stateOf(voucher)} />, { of: stateOf }),
    col.text('name', { card: 'none', seldom: true }),
    col.choice('category', 'category', { card: 'none', below: ({ reach }) => t(`reach.${reach}`) }),
    col.text('worth', { card: 'line', of: worth, below: conditions }),
    col.choice('reach', 'reach', { seldom: true, card: 'none' }),
    col.moment('validTo', {
      sorts: true,
      card: 'line',
      className: 'tabular-nums',
      text: ({ validFrom, validTo }) => `${moment(validFrom)} – ${moment(validTo)}`,
      of: ({ validFrom }) => validFrom,
      below: ({ validTo }) => t('list.until', { at: moment(validTo) }),
    }),
    col.number('handedOut', {
      sorts: true,
      card: 'none',
      text: ({ handedOut, handoutLimit }) => counted(handedOut, handoutLimit),
      cell: ({ handedOut, handoutLimit, reach }) =>
        reach === 'everybody' ? '–' : <Counted count={handedOut} limit={handoutLimit} />,
    }),
    col.number('used', {
      sorts: true,
      card: 'line',
      text: ({ used, useLimit }) => counted(used, useLimit),
      cell: ({ used, useLimit }) => <Counted count={used} limit={useLimit} />,
    }),
    col.money('cost', { sorts: true, card: 'line' }),
  ];
}
