import { BookOpen, IdCard, Pencil, Star, Trash2, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeName } from '#shared/identity/paper-rules.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { deleteIdentity, setPrimaryIdentity } from '#shared/identity/own-identity.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { paperRoots } from '../api/identity-queries.ts';
import { PaperPictures } from './paper-pictures.tsx';
import { PaperNumber } from './paper-number.tsx';

type Props = { paper: Identity; mayRemove: boolean; onEdit: () => void };

const tones: Record<Identity['state'], BadgeTone> = {
  draft: 'neutral',
  submitted: 'sky',
  changing: 'gold',
  approved: 'jade',
};

export function PaperCard({ paper, mayRemove, onEdit }: Props) {
  const { t } = useTranslation('identity');
  const Icon = paper.type === 'cccd' ? IdCard : BookOpen;
  const canEdit = paper.state !== 'submitted';
  return (
    <Card>
      <div className="mb-3.5 flex items-start gap-4">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-gold-soft text-gold [&_svg]:size-5"
        >
          <Icon />
        </span>
        <div className="min-w-0 grow">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
            {t(`kind.${paper.type}`)}
            {paper.isPrimary && <Badge>{t('paper.primary')}</Badge>}
            <Badge tone={tones[paper.state]}>{t(`state.${paper.state}`)}</Badge>
          </h2>
          <PaperTimes paper={paper} />
        </div>
        {canEdit && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil />}
            aria-label={`${t('paper.edit')}: ${t(`kind.${paper.type}`)}`}
            onClick={onEdit}
          >
            {t('paper.edit')}
          </Button>
        )}
      </div>
      <CorrectionRequests paper={paper} onFix={onEdit} />
      <PaperNumber paper={paper} />
      <PaperFacts paper={paper} />
      <PaperPictures paper={paper} />
      {paper.inForce && (
        <p className="mt-3 text-sm text-ink-2">
          {t('paper.inForce', { name: paper.inForce.fullName, number: paper.inForce.identityId })}
        </p>
      )}
      <PaperActs paper={paper} mayRemove={mayRemove} />
    </Card>
  );
}

function PaperTimes({ paper: { state, createdAt, submittedAt, decidedAt } }: Pick<Props, 'paper'>) {
  const { t } = useTranslation('identity');
  const { moment, day } = useFormat();
  const said =
    state === 'approved' && decidedAt
      ? t('paper.approvedAt', { at: day(decidedAt) })
      : submittedAt
        ? t('paper.sentAt', { at: moment(submittedAt) })
        : t('paper.added', { at: day(createdAt) });
  return <p className="text-sm text-ink-2">{said}</p>;
}

function PaperFacts({ paper }: Pick<Props, 'paper'>) {
  const { t } = useTranslation('identity');
  const { day } = useFormat();
  const rows: [Parameters<typeof t>[0], string][] = [
    ['field.fullName', paper.fullName],
    ['field.dob', day(paper.dob)],
    ['field.gender', t(`gender.${paper.gender}`)],
    ['field.birthPlace', placeName(paper.birthPlace) || '–'],
    ['field.issueDate', day(paper.issueDate)],
    ['field.expiryDate', paper.expiryDate ? day(paper.expiryDate) : t('forGood')],
  ];
  const half = Math.ceil(rows.length / 2);
  return (
    <div className="grid gap-x-5 border-t border-line sm:grid-cols-2">
      {[rows.slice(0, half), rows.slice(half)].map((some) => (
        <Facts key={some[0]?.[0] as string}>
          {some.map(([label, value]) => (
            <Fact key={label as string} label={t(label as 'field.dob')}>
              {value}
            </Fact>
          ))}
        </Facts>
      ))}
    </div>
  );
}

function PaperActs({ paper, mayRemove }: Pick<Props, 'paper' | 'mayRemove'>) {
  const { id, type, state, isPrimary, inForce } = paper;
  const { t } = useTranslation('identity');
  const primary = useAct(setPrimaryIdentity, { stale: paperRoots, done: t('paper.primarySet') });
  const remove = useAct(deleteIdentity, { stale: paperRoots, done: t('paper.removed') });
  const name = t(`kind.${type}`);
  const isInForce = state === 'approved' || inForce !== null;
  if (state === 'submitted' || (isPrimary && !mayRemove)) return null;
  return (
    <div className="mt-3.5 flex flex-wrap gap-2 border-t border-line pt-3">
      {!isPrimary && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2"
          icon={<Star />}
          loading={primary.busy}
          onClick={() => void primary.run({ params: { id } })}
        >
          {t('paper.makePrimary')}
        </Button>
      )}
      {mayRemove && (
        <AlertDialog
          title={t('remove.title')}
          consequence={t(isInForce ? 'remove.inForce' : 'remove.consequence', { name })}
          confirmText={t('remove.confirm')}
          busyText={t('remove.busy')}
          failedTitle={t('remove.failed')}
          onConfirm={() => remove.send({ params: { id } })}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              className="text-danger!"
              icon={<Trash2 />}
              aria-label={`${t('paper.delete')}: ${name}`}
            >
              {t('paper.delete')}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Shows fields that staff ask to correct, each with its reason. */
function CorrectionRequests({ paper: { flags }, onFix }: { paper: Identity; onFix: () => void }) {
  const { t } = useTranslation('identity');
  if (flags.length === 0) return null;
  return (
    <ul className="mb-3.5 divide-y divide-line rounded-sm border border-gold/40 bg-gold-soft text-sm">
      {flags.map(({ field, reason, note }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
          <Flag aria-hidden className="size-4 shrink-0 text-gold" />
          <span className="min-w-0 grow basis-52">
            <b className="font-semibold">{t(`field.${field}`)}:</b>{' '}
            {reason !== 'other' && t(`asked.reason.${reason}`)}
            {reason !== 'other' && note && '. '}
            {note}
          </span>
          <Button size="sm" aria-label={t('asked.fixOf', { field: t(`field.${field}`) })} onClick={onFix}>
            {t('asked.fix')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
