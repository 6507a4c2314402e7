import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { foundOf } from '../rules/count-back.ts';
import { nextStepOf } from '../rules/next-step.ts';
import { PackingBox } from './packing-box.tsx';
import { ParcelCard } from './parcel-card.tsx';

export function PackingPage({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  const { user } = useSession();
  const { claim, troubles, parcels, deliveryType, id, version } = order;
  // An expired claim may be taken over by anyone; the server checks the time.
  const isHeld = claim !== null && claim.userId !== user?.id;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-5">
        {isHeld && <Notice tone="gold" title={t('held', { name: claim.name })} />}
        {troubles.length > 0 && <TroubleSteps order={order} />}
        <PackingBox order={order} isOpen={order.status === 'packing' && !isHeld} />
        {deliveryType === 'prepaid_ship' &&
          parcels.map((parcel) => <ParcelCard key={parcel.number} order={order} parcel={parcel} />)}
      </div>
      <div className="space-y-5">
        <Card>
          <About order={order} />
        </Card>
        <Card key={version}>
          <CardHeader title={t('history')} />
          <History of="order" id={id} />
        </Card>
      </div>
    </div>
  );
}

/** Text with the number and condition of returned pieces; empty if there are none. */
function foundText(t: TFunction<'packing'>, { items }: PackingOrder): string {
  const found = foundOf(items);
  return (['good', 'damaged', 'missing'] as const)
    .filter((state) => found[state] > 0)
    .map((state) => t(`takeIn.found.${state}`, { shown: found[state] }))
    .join(', ');
}

function About({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  const { moment, vnd } = useFormat();
  const {
    customer,
    phone,
    address,
    total,
    due,
    notes,
    confirmedAt,
    claim,
    deliveryType,
    takenIn,
    halfTaken,
  } = order;
  return (
    <Facts>
      <Fact label={t('list.customer')}>{customer.fullName}</Fact>
      <Fact label={t('phone')}>{phone}</Fact>
      <Fact label={t('address')}>{deliveryType === 'warehouse_pickup' ? t('pickup') : (address ?? '–')}</Fact>
      <Fact label={t('total')}>{vnd(total)}</Fact>
      <Fact label={t('list.due')}>{due > 0 ? vnd(due) : t('nothingDue')}</Fact>
      {notes !== '' && <Fact label={t('notes')}>{notes}</Fact>}
      <Fact label={t('list.confirmedAt')}>{moment(confirmedAt)}</Fact>
      {claim && <Fact label={t('list.claim')}>{claim.name}</Fact>}
      {halfTaken && (
        <Fact label={t('rest.return')}>
          <Link
            to="/admin/e-commerce/returns/requests/$id"
            params={{ id: halfTaken.returnId }}
            className="font-semibold tabular-nums hover:text-brand hover:underline"
          >
            {halfTaken.code}
          </Link>
        </Fact>
      )}
      {takenIn && !halfTaken && (
        <Fact label={t('takeIn.by', { name: takenIn.name })}>
          {foundText(t, order)} · {moment(takenIn.at)}
        </Fact>
      )}
    </Facts>
  );
}

/** Problems of an order's parcels, each with what to do. */
function TroubleSteps({ order }: { order: PackingOrder }) {
  const { t } = useTranslation('packing');
  return (
    <div className="space-y-3">
      {order.troubles.map((trouble) => (
        <Notice key={trouble} tone="gold" title={t(`trouble.${trouble}`)}>
          {t(`next.${nextStepOf(order, trouble)}`)}
        </Notice>
      ))}
    </div>
  );
}
