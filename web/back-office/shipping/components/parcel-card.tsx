import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { labelOf, quoteQuery, useTicks } from '../api/packing-queries.ts';
import { isOrderOff, weighsOtherwise } from '../rules/pick-list.ts';
import { ComplaintPart } from './complaint-part.tsx';
import { ParcelBadge } from './parcel-badges.tsx';

type Props = { order: PackingOrder; parcel: PackedParcel };

/** Card of one parcel: weight, carrier status, and the three stages of its cash. */
export function ParcelCard({ order, parcel }: Props) {
  const { t } = useTranslation('packing');
  const { moment, vnd, number } = useFormat();
  const {
    number: nth,
    label,
    said,
    saidWords,
    saidAt,
    cod,
    fee,
    insurance,
    carrierGrams,
    voided,
    unheeded,
  } = parcel;
  const money = [
    ['delivered', parcel.deliveredAt],
    ['collected', parcel.collectedAt],
    ['paidOut', parcel.paidOut?.at ?? null],
  ] as const;
  // Cash counts as paid once the carrier settled it. Whether it reached the shop is only known from the
  // statement.
  const missingDay = (name: (typeof money)[number][0]) =>
    name === 'paidOut' && parcel.booked ? 'money.noStatement' : 'money.notYet';
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {t('parcelNumber', { number: nth })}
            <ParcelBadge parcel={parcel} />
          </span>
        }
        hint={parcel.warehouse.name}
        action={
          label !== null &&
          !isOrderOff(order) && (
            <FileButton
              size="sm"
              icon={<Printer />}
              fetchFile={() => labelOf(order.id, nth)}
              failed={t('labelFailed')}
            >
              {t('printLabel')}
            </FileButton>
          )
        }
      />
      <Weight order={order} parcel={parcel} />
      <Facts>
        {label && <Fact label={t('label')}>{label}</Fact>}
        {cod > 0 && <Fact label={t('cod')}>{vnd(cod)}</Fact>}
        {said && (
          <Fact label={t('carrierSays')}>
            {[saidWords ?? said, saidAt && moment(saidAt)].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {unheeded && unheeded.label === label && (
          <Fact label={t('unheeded')}>
            {[unheeded.words ?? unheeded.said, moment(unheeded.at)].join(' · ')}
          </Fact>
        )}
        {fee !== null && <Fact label={t('fee')}>{vnd(fee + (insurance ?? 0))}</Fact>}
        {parcel.quotedFee !== null && fee !== null && parcel.quotedFee !== fee + (insurance ?? 0) && (
          <Fact label={t('quotedFee')}>{vnd(parcel.quotedFee)}</Fact>
        )}
        {carrierGrams !== null && (
          <Fact label={t('carrierGrams')}>{t('grams', { grams: number(carrierGrams) })}</Fact>
        )}
        {parcel.refusal && <Fact label={t('refusal')}>{parcel.refusal}</Fact>}
        {cod > 0 &&
          label !== null &&
          money.map(([name, at]) => (
            <Fact key={name} label={t(`money.${name}`)}>
              {at ? moment(at) : t(missingDay(name))}
            </Fact>
          ))}
        {voided.length > 0 && (
          <Fact label={t('voided')}>
            {voided.map((one) => `${one.label} (${t(`why.${one.why}`)})`).join(', ')}
          </Fact>
        )}
      </Facts>
      <ComplaintPart order={order} parcel={parcel} />
    </Card>
  );
}

/** Weighed weight, compared with the expected weight of the goods. */
function Weight({ order, parcel }: Props) {
  const { t } = useTranslation('packing');
  const { number } = useFormat();
  const tick = useTicks(order.id);
  const { grams, weighed, number: nth, attempt, stage } = parcel;
  const [typed, setTyped] = useState(weighed === null ? '' : String(weighed));
  const mayWeigh = stage === 'open' && (order.status === 'packing' || order.status === 'packing_completed');
  const keep = async () => {
    const said = typed.trim() === '' ? null : Math.round(Number(typed));
    if (said === weighed || (said !== null && !(said > 0))) return;
    try {
      await tick({ weights: [{ parcel: nth, grams: said }] });
    } catch (failure) {
      toast.error(t('weightFailed'), { description: messageOf(failure) });
    }
  };
  return (
    <div className="mb-4 space-y-3">
      {mayWeigh ? (
        <Field
          label={t('weighed')}
          help={grams > 0 ? t('expectedWeight', { grams: number(grams) }) : t('weightUnknown')}
        >
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
            onBlur={() => void keep()}
            after="g"
            className="max-w-48"
          />
        </Field>
      ) : (
        <p className="text-sm text-ink-2">
          {weighed === null && grams === 0
            ? t('weightUnknown')
            : t(weighed === null ? 'expectedWeight' : 'weighedAs', { grams: number(weighed ?? grams) })}
        </p>
      )}
      {mayWeigh && order.address !== null && <ParcelQuote order={order} parcel={parcel} />}
      {attempt === 0 && weighsOtherwise(grams, weighed) && (
        <Notice tone="gold" title={t('weightDiffers')}>
          {t('weightDiffersHint', { grams: number(grams), weighed: number(weighed ?? 0) })}
        </Notice>
      )}
    </div>
  );
}

/** Carrier's price at the weighed weight, compared with the price that was calculated for the goods. */
function ParcelQuote({ order, parcel }: Props) {
  const { t } = useTranslation('packing');
  const { vnd, number } = useFormat();
  const { data, error, isPending } = useQuery(quoteQuery(order));
  if (isPending) return <p className="text-sm text-ink-2">{t('quote.asking')}</p>;
  if (error)
    return (
      <p className="text-sm text-ink-2">{[t('quote.failed'), messageOf(error)].filter(Boolean).join(' ')}</p>
    );
  const quote = data.parcels.find((one) => one.parcel === parcel.number);
  if (!quote) return null;
  if (!quote.served) return <Notice tone="danger" title={t('quote.notServed')} />;
  const more = quote.fee - quote.expectedFee;
  const said = t('quote.fee', { fee: vnd(quote.fee), grams: number(quote.grams) });
  if (more === 0) return <p className="text-sm text-ink-2">{said}</p>;
  return (
    <Notice tone={more > 0 ? 'gold' : 'sky'} title={said}>
      {t(more > 0 ? 'quote.more' : 'quote.less', {
        amount: vnd(Math.abs(more)),
        expected: vnd(quote.expectedFee),
      })}
    </Notice>
  );
}
