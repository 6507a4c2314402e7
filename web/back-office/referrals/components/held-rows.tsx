import { useTranslation } from 'react-i18next';
import type { HeldReward } from '#shared/referrals/rewards.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';

type Acts = {
  isBusy: boolean;
  onRelease: (row: HeldReward) => void;
  onRefuse: (row: HeldReward) => void;
};
type Props = Acts & { rows: readonly HeldReward[] };

export function HeldTable({ rows, ...acts }: Props) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <Table label={t('staff.held.label')}>
      <TableHead>
        <tr>
          <TableHeadCell>{t('staff.held.order')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.referrer')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.buyer')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.why')}</TableHeadCell>
          <TableHeadCell numeric>{t('staff.held.amount')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.age')}</TableHeadCell>
          <TableHeadCell>{t('staff.held.acts')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.orderId}>
            <TableCell className="font-semibold">{row.orderCode}</TableCell>
            <TableCell>
              <Person of={row.referrer} />
            </TableCell>
            <TableCell>
              <Person of={row.buyer} />
            </TableCell>
            <TableCell>
              <Why row={row} />
            </TableCell>
            <TableCell numeric>
              <Amount row={row} />
            </TableCell>
            <TableCell className="whitespace-nowrap">{format.moment(row.earnedAt)}</TableCell>
            <TableCell tight>
              <Decision row={row} {...acts} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Cards of the rewards for small screens, with all data visible. */
export function HeldCards({ rows, ...acts }: Props) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <ul aria-label={t('staff.held.label')} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.orderId} className="space-y-2.5 px-4 py-3.5 text-sm">
          <div className="flex items-start justify-between gap-3">
            <p>
              <b className="font-semibold">{row.orderCode}</b>
              <span className="block text-xs text-ink-2">{format.moment(row.earnedAt)}</span>
            </p>
            <p className="text-right font-semibold tabular-nums">
              <Amount row={row} />
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-3">
            <div>
              <dt className="text-xs text-ink-2">{t('staff.held.referrer')}</dt>
              <dd>
                <Person of={row.referrer} />
              </dd>
            </div>
            <div>
              <dt className="text-xs text-ink-2">{t('staff.held.buyer')}</dt>
              <dd>
                <Person of={row.buyer} />
              </dd>
            </div>
          </dl>
          <Why row={row} />
          <Decision row={row} {...acts} />
        </li>
      ))}
    </ul>
  );
}

function Why({ row }: { row: HeldReward }) {
  const { t } = useTranslation('rewards');
  return (
    <span className="flex flex-wrap gap-1">
      {row.heldFor.map((reason) => (
        <Badge key={reason} tone="danger">
          {t(`hold.${reason}`)}
        </Badge>
      ))}
    </span>
  );
}

function Amount({ row: { amount, by } }: { row: HeldReward }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <>
      {format.vnd(amount)}
      <span className="block text-xs font-normal text-ink-2">
        {t('staff.held.byRule', {
          percent: format.percent(by.shareBasisPoints / 100),
          base: format.vnd(by.base),
        })}
      </span>
    </>
  );
}

function Decision({ row, isBusy, onRelease, onRefuse }: Acts & { row: HeldReward }) {
  const { t } = useTranslation('rewards');
  return (
    <span className="flex gap-2">
      <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onRelease(row)}>
        {t('staff.held.release')}
      </Button>
      <Button size="sm" variant="ghost" className="text-danger!" onClick={() => onRefuse(row)}>
        {t('staff.held.refuse')}
      </Button>
    </span>
  );
}

function Person({ of }: { of: HeldReward['buyer'] }) {
  if (!of) return <>–</>;
  return (
    <>
      {of.fullName}
      <span className="block text-xs text-ink-2">@{of.referenceId}</span>
    </>
  );
}
