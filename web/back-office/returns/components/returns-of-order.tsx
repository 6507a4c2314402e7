import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MoneyFacts, moneyBackOf } from '#shared/returns/return-effects.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';
import { returnsOfOrderQuery } from '../api/return-queries.ts';
import { OpenReturnForm, type ReturnedOrder } from './open-return-form.tsx';

/** Returns of an order, shown next to its payments, and the button to open another. */
export function ReturnsOfOrder({ order }: { order: ReturnedOrder }) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const mayOpen = order.status === 'completed';
  const { data } = useQuery({
    ...returnsOfOrderQuery(order.id),
    enabled: mayOpen || order.status === 'refunded',
  });
  const returns = data?.data ?? [];
  if (!data || (returns.length === 0 && !mayOpen)) return null;
  const outcomeOf = (row: MoneyFacts): string | null => {
    if (row.resolution === 'exchange') return t('returns:resolution.exchange');
    const back = moneyBackOf(row);
    return back === null ? null : vnd(back);
  };
  const isSomeLeft = returnableLines(order, returns).some(({ left }) => left > 0);
  return (
    <Card>
      <CardHeader title={t('returns:title')} />
      <ul className="divide-y divide-line text-sm empty:hidden">
        {returns.map(({ id, code, status, totalQuantity, ...row }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <Link
                to="/admin/e-commerce/returns/requests/$id"
                params={{ id }}
                className="font-semibold tabular-nums hover:text-brand hover:underline"
              >
                {code}
              </Link>
              <span className="block text-xs text-ink-2">
                {[t('open.count', { count: totalQuantity }), outcomeOf({ status, ...row })]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </span>
            <ReturnStatusBadge status={status} />
          </li>
        ))}
      </ul>
      {mayOpen && isSomeLeft && (
        <Button block icon={<RotateCcw />} className="mt-2" onClick={() => setOpening(true)}>
          {t('open.act')}
        </Button>
      )}
      {opening && (
        <OpenReturnForm
          order={order}
          onClose={() => setOpening(false)}
          onMade={(id) => void navigate({ to: '/admin/e-commerce/returns/requests/$id', params: { id } })}
        />
      )}
    </Card>
  );
}
