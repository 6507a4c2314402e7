import { CheckCheck, Flag, FlagOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClaimOwed } from '#shared/shipping/owed-claim.ts';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { CodDifferenceNotice } from './cod-difference-notice.tsx';
import { ClaimWaiverForm, ComplaintEndForm, ComplaintForm } from './complaint-form.tsx';

type Props = { order: PackingOrder; parcel: PackedParcel };

/** Complaint against a parcel's carrier, with its evidence. */
export function ComplaintPart({ order, parcel }: Props) {
  const { t } = useTranslation('packing');
  const { vnd, day } = useFormat();
  const [open, setOpen] = useState<'edit' | 'end' | 'waive'>();
  const { complaint, label, lost, claimWaived } = parcel;
  if (label === null) return null;
  const isOwed = isClaimOwed(parcel, lost);
  const losses = [
    lost.damaged > 0 && t('takeIn.lostDamaged', { count: lost.damaged }),
    lost.missing > 0 && t('takeIn.lostMissing', { count: lost.missing }),
  ];
  const isOpen = complaint !== null && complaint.endedAt === null;
  const close = () => setOpen(undefined);
  return (
    <section aria-label={t('complaint.title')} className="mt-4 border-t border-line pt-4">
      {complaint && (
        <>
          <p className="mb-3 flex flex-wrap items-center gap-2 font-semibold">
            {t(`complaint.kind.${complaint.kind}`)}
            <Badge tone={isOpen ? 'gold' : 'jade'}>
              {t(isOpen ? 'complaint.isOpen' : 'complaint.isOver')}
            </Badge>
          </p>
          <Facts>
            <Fact label={t('complaint.form.amount')}>{vnd(complaint.asked)}</Fact>
            <Fact label={t('complaint.form.until')}>{day(complaint.until)}</Fact>
            {complaint.paid !== null && <Fact label={t('complaint.form.paid')}>{vnd(complaint.paid)}</Fact>}
            {complaint.note !== '' && <Fact label={t('complaint.form.note')}>{complaint.note}</Fact>}
          </Facts>
          <Pictures pictures={complaint.pictures} />
        </>
      )}
      {claimWaived && complaint === null && (
        <Facts>
          <Fact label={t('complaint.waiver.act')}>{claimWaived.reason}</Fact>
        </Facts>
      )}
      {isOwed && (
        <Notice tone="gold" title={losses.filter(Boolean).join(' · ')} className="mb-3">
          {t('takeIn.lostHint', { value: vnd(lost.value) })}
        </Notice>
      )}
      <CodDifferenceNotice order={order} parcel={parcel} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Flag />}
          {...(isOwed && { variant: 'primary' as const })}
          onClick={() => setOpen('edit')}
        >
          {t(isOwed ? 'takeIn.claim' : complaint ? 'complaint.edit' : 'complaint.open')}
        </Button>
        {isOwed && (
          <Button size="sm" icon={<FlagOff />} onClick={() => setOpen('waive')}>
            {t('complaint.waiver.act')}
          </Button>
        )}
        {isOpen && (
          <Button size="sm" icon={<CheckCheck />} onClick={() => setOpen('end')}>
            {t('complaint.end')}
          </Button>
        )}
      </div>
      {open === 'edit' && <ComplaintForm order={order} parcel={parcel} onClose={close} />}
      {open === 'waive' && <ClaimWaiverForm order={order} parcel={parcel} onClose={close} />}
      {open === 'end' && <ComplaintEndForm order={order} parcel={parcel} onClose={close} />}
    </section>
  );
}

/** Shows pictures that are processed; the others are only counted. */
function Pictures({ pictures }: { pictures: NonNullable<PackedParcel['complaint']>['pictures'] }) {
  const { t } = useTranslation('packing');
  const ready = pictures.filter((picture) => picture.ready);
  const waiting = pictures.length - ready.length;
  return (
    <div className="my-3 flex flex-wrap gap-2 empty:hidden">
      {ready.map(({ id, url }, place) => (
        <a
          key={id}
          href={url.replace('{width}', '1280')}
          target="_blank"
          rel="noreferrer"
          className="rounded-md"
        >
          <img
            src={url.replace('{width}', '320')}
            alt={t('complaint.picture', { number: place + 1 })}
            className="size-24 rounded-md border border-line object-cover"
          />
        </a>
      ))}
      {waiting > 0 && <p className="text-sm text-ink-2">{t('complaint.waiting', { count: waiting })}</p>}
    </div>
  );
}
