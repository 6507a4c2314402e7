import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';
import { useDecision } from '../api/payment-queries.ts';

/** Lists carrier statements with this total. A linked amount belongs to no order and is not refunded. */
export function NoticeStatements({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const carrierName = useCarrierName();
  const decide = useDecision(notice, t('cod.done'));
  const { ask, dialog } = useConfirm();
  const tie = ({ id, net }: StaffNotice['statements'][number]) =>
    ask({
      title: t('cod.title', { amount: vnd(net) }),
      consequence: t('cod.consequence'),
      confirmText: t('cod.act'),
      failedTitle: t('cod.failed'),
      act: () => decide({ kind: 'statement', statement: id, reason: '' }),
    });
  return (
    <>
      <ul className="divide-y divide-line">
        {notice.statements.map((statement) => (
          <li
            key={statement.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold">{t('cod.net', { amount: vnd(statement.net) })}</p>
              <p className="text-ink-2">
                {[carrierName(statement.carrier), t('cod.rows', { count: statement.rows })].join(' · ')}
                {` · ${moment(statement.at)}`}
              </p>
            </div>
            <Button size="sm" icon={<Link2 />} className="max-sm:w-full" onClick={() => void tie(statement)}>
              {t('cod.act')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
