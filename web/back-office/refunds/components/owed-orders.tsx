import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { listOwedOrders, OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { owedQuery } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

/** Orders that owe a refund that was not requested yet; renders nothing if there are none. */
export function OwedOrders({ onMade }: { onMade: (id: string) => void }) {
  const { data } = useQuery(owedQuery);
  const [chosen, setChosen] = useState<OwedOrder>();
  return (
    <>
      {data && data.data.length > 0 && <OwedCard page={data} onChoose={setChosen} />}
      {chosen && (
        <RefundForm
          order={chosen}
          onClose={() => setChosen(undefined)}
          onMade={({ id }) => {
            setChosen(undefined);
            onMade(id);
          }}
        />
      )}
    </>
  );
}

type CardProps = { page: ReplyOf<typeof listOwedOrders>; onChoose: (order: OwedOrder) => void };

function OwedCard({ page, onChoose }: CardProps) {
  const { t } = useTranslation('money');
  return (
    <Card>
      <CardHeader title={t('owed.title')} />
      <ul className="divide-y divide-line text-sm">
        {page.data.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <Owed order={order} />
            <Button
              size="sm"
              className="max-sm:w-full"
              aria-label={t('owed.for', { code: order.code })}
              onClick={() => onChoose(order)}
            >
              {t('owed.act')}
            </Button>
          </li>
        ))}
      </ul>
      {page.nextCursor && <p className="mt-2 text-xs text-ink-2">{t('owed.more')}</p>}
    </Card>
  );
}

function Owed({ order }: { order: OwedOrder }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  return (
    <div className="min-w-0 grow">
      <p>
        <span className="font-semibold tabular-nums">{order.code}</span>
        <span className="text-ink-2">{` · ${order.customer}`}</span>
      </p>
      <p className="text-ink-2">
        {order.owed.map(({ kind, amount }) => `${t(`refundKind.${kind}`)} ${vnd(amount)}`).join(' · ')}
      </p>
    </div>
  );
}
