import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { returnsOfOrderQuery, useRequestReturn, type ReturnBody } from '../api/return-queries.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import type { ReturnableLine } from '#web/ui/record/return-lines.tsx';
import type { ReturnAsker } from '../rules/return-asker.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnSkeletons } from './return-skeletons.tsx';

type Props = {
  order: Order;
  asker: ReturnAsker;
  crumbs: readonly Crumb[];
  onDone: (made: ReturnOrder) => void;
};

const isOpen = ({ status, returnableUntil }: Order): boolean =>
  status === 'completed' && Date.parse(returnableUntil ?? '') > Date.now();

/** Shows a page to request a return of an order, as long as it has returnable pieces. */
export function RequestPage({ order, asker, crumbs, onDone }: Props) {
  const { t } = useTranslation('returns');
  const { moment } = useFormat();
  const query = useQuery({
    ...returnsOfOrderQuery(order.id, asker),
    staleTime: 0,
  });
  const { data, error } = query;
  const request = useRequestReturn(asker);
  /** The lines at the time the request was sent. */
  const [sent, setSent] = useState<readonly ReturnableLine[]>();
  const lines = sent ?? (data && returnableLines(order, data));
  /** Keeps the form mounted by the sent lines, because the refetch precedes the response's handling. */
  const send = async (body: ReturnBody) => {
    setSent(lines);
    try {
      return await request(body);
    } catch (refusal) {
      setSent(undefined);
      throw refusal;
    }
  };
  return (
    <div className="pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <h1 className="mt-2 text-xl font-bold sm:text-2xl">{t('request.title')}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-2 tabular-nums">
        {t('request.order', { code: order.code })}
        {order.returnableUntil && ` · ${t('request.until', { at: moment(order.returnableUntil) })}`}
      </p>
      {!sent && !isOpen(order) ? (
        <Closed order={order} asker={asker} kind="closed" />
      ) : !lines && error ? (
        <QueryError query={query} title={t('failed')} />
      ) : !lines ? (
        <ReturnSkeletons />
      ) : lines.every(({ left }) => left === 0) ? (
        <Closed order={order} asker={asker} kind="nothing" />
      ) : (
        <ReturnForm order={order} asker={asker} lines={lines} send={send} onDone={onDone} />
      )}
    </div>
  );
}

type ClosedProps = { order: Order; asker: ReturnAsker; kind: 'closed' | 'nothing' };

/** Shows why no return is possible: too late, too early, or everything is already being returned. */
function Closed({ order: { id }, asker, kind }: ClosedProps) {
  const { t } = useTranslation('returns');
  const toOrder = t('request.toOrder');
  return (
    <EmptyState
      icon={<PackageX />}
      title={t(`request.${kind}Title`)}
      hint={t(`request.${kind}Hint`)}
      action={
        asker.kind === 'guest' ? (
          <ButtonLink to="/e-commerce/orders/guest" search={{ id }} className="max-sm:h-11">
            {toOrder}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/e-commerce/orders/$id" params={{ id }} className="max-sm:h-11">
              {toOrder}
            </ButtonLink>
            {kind === 'nothing' && (
              <ButtonLink to="/e-commerce/returns" variant="primary" className="max-sm:h-11">
                {t('request.toReturns')}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
