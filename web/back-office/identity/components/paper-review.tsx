import clsx from 'clsx';
import { CornerDownRight, Eye, EyeOff, Flag as FlagIcon, X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askReasons, type PaperField } from '#shared/identity/identity-choices.ts';
import { getPaperPicture } from '#shared/identity/paper-pictures.contract.ts';
import { pictureSides } from '#shared/identity/picture-choices.ts';
import { placeName } from '#shared/identity/paper-rules.ts';
import type { MaskedFacts } from '#shared/identity/identity.ts';
import { getFullNumber, type StaffPaper } from '#shared/identity/staff-identity.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { CheckResultMark } from '#web/ui/record/check-list.tsx';
import { checkFor, type Flag, flagOf, rowsOf, withFlag, withoutFlag } from '../rules/flags.ts';

type Props = { paper: StaffPaper; flags: readonly Flag[]; onFlags: (flags: Flag[]) => void };

function useShown() {
  const { t } = useTranslation('identity');
  const { day } = useFormat();
  return (facts: MaskedFacts | null, field: PaperField): string => {
    if (!facts) return '';
    switch (field) {
      case 'number':
        return facts.identityId;
      case 'gender':
        return t(`gender.${facts.gender}`);
      case 'birthPlace':
        return placeName(facts.birthPlace);
      case 'expiryDate':
        return facts.expiryDate ? day(facts.expiryDate) : t('forGood');
      case 'dob':
      case 'issueDate':
        return day(facts[field]);
      default:
        return facts[field];
    }
  };
}

const cell = 'px-4 py-3 align-middle max-sm:px-2.5';

/** Compares the approved paper with the submitted one. Changes are marked; a flag opens its reason. */
export function PaperReview({ paper, flags, onFlags }: Props) {
  const { t } = useTranslation(['staffIdentity', 'identity']);
  const { day, moment } = useFormat();
  const { type, state, before, submittedAt, approvedAt, isPrimary } = paper;
  const isOpen = state === 'submitted';
  return (
    <section aria-label={t(`identity:kind.${type}`)} className="relative overflow-x-auto">
      <table className={clsx('w-full border-y border-line text-sm', before && 'min-w-160')}>
        <thead className="bg-mute text-left">
          <tr>
            <th scope="col" className={clsx(cell, 'w-44 font-semibold max-sm:w-32 text-ink-2')}>
              {t(`identity:kind.${type}`)}
              <span className="mt-1 flex gap-1">
                {isPrimary && <Badge>{t('identity:paper.primary')}</Badge>}
                {!isOpen && <Badge tone="sky">{t(`identity:state.${state}`)}</Badge>}
              </span>
            </th>
            {before && (
              <th scope="col" className={cell}>
                {t('columns.before')}
                {approvedAt && (
                  <span className="block font-normal text-ink-2">{t('before', { at: day(approvedAt) })}</span>
                )}
              </th>
            )}
            <th scope="col" className={cell}>
              {t(before ? 'columns.after' : 'columns.sent')}
              {submittedAt && (
                <span className="block font-normal text-ink-2">
                  {t('after', { at: moment(submittedAt) })}
                </span>
              )}
            </th>
            <th scope="col" className={clsx(cell, 'font-semibold text-ink-2')}>
              {t('columns.check')}
            </th>
            <th scope="col" className="w-14">
              <span className="sr-only">{t('columns.flag')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rowsOf(paper).map((field) => (
            <FieldRow
              key={field}
              field={field}
              paper={paper}
              isOpen={isOpen}
              flags={flags}
              onFlags={onFlags}
            />
          ))}
          <ReuseRow paper={paper} />
        </tbody>
      </table>
      <PictureLinks paper={paper} />
    </section>
  );
}

function FieldRow({ field, paper, isOpen, flags, onFlags }: Props & { field: PaperField; isOpen: boolean }) {
  const { t } = useTranslation(['staffIdentity', 'identity']);
  const shown = useShown();
  const [was, is] = [shown(paper.before, field), shown(paper.after, field)];
  const isChanged = paper.before !== null && was !== is;
  const check = checkFor(paper.checks, field);
  const flag = flagOf(flags, paper.id, field);
  const name = t(`identity:field.${field}`);
  const toggle = () =>
    onFlags(
      flag
        ? withoutFlag(flags, paper.id, field)
        : withFlag(flags, { paperId: paper.id, field, reason: 'incorrect', note: '' }),
    );
  return (
    <Fragment>
      <tr className={clsx(flag && 'bg-danger-soft')}>
        <th scope="row" className={clsx(cell, 'text-left font-normal text-ink-2')}>
          {name}
        </th>
        {paper.before && (
          <td className={clsx(cell, 'text-ink-2')}>
            {isChanged ? <del>{was}</del> : was || <span className="text-ink-3">–</span>}
          </td>
        )}
        <td className={clsx(cell, 'font-semibold')}>
          {field === 'number' ? (
            <StaffNumber paper={paper} isChanged={isChanged} />
          ) : (
            <MarkedText isChanged={isChanged}>{is}</MarkedText>
          )}
        </td>
        <td className={cell}>{check && <CheckResultMark check={check} />}</td>
        <td className="pr-3 text-right">
          {isOpen && (
            <IconButton
              size="sm"
              aria-pressed={flag !== undefined}
              className={flag && 'text-danger!'}
              label={t(flag ? 'unflag' : 'flag', { field: name })}
              icon={<FlagIcon />}
              onClick={toggle}
            />
          )}
        </td>
      </tr>
      {flag && (
        <tr className="bg-danger-soft">
          <td colSpan={paper.before ? 5 : 4} className="px-4 pb-3">
            <div className="flex flex-wrap items-center gap-2.5">
              <CornerDownRight aria-hidden className="size-4.5 shrink-0 text-ink-2" />
              <Select
                aria-label={`${t('reason')}: ${name}`}
                className="w-64 max-w-full"
                value={flag.reason}
                options={askReasons.map((value) => ({ value, label: t(`identity:asked.reason.${value}`) }))}
                onChange={(reason) => onFlags(withFlag(flags, { ...flag, reason }))}
              />
              <Input
                aria-label={`${t('note')}: ${name}`}
                className="min-w-52 grow basis-64"
                placeholder={t('notePlaceholder')}
                maxLength={300}
                value={flag.note}
                onChange={({ target }) => onFlags(withFlag(flags, { ...flag, note: target.value }))}
              />
              <IconButton size="sm" label={t('unflag', { field: name })} icon={<X />} onClick={toggle} />
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

const MarkedText = ({ isChanged, children }: { isChanged: boolean; children: string }) =>
  isChanged ? (
    <mark className="rounded-xs bg-gold-soft px-1.5 py-0.5 text-ink">{children}</mark>
  ) : (
    children || '–'
  );

/** The full number is never cached, because the owner of the papers can see who looked at it. */
function StaffNumber({ paper, isChanged }: { paper: StaffPaper; isChanged: boolean }) {
  const { t } = useTranslation('staffIdentity');
  const [number, setNumber] = useState<string>();
  const looking = useAct(getFullNumber, { stale: [roots.identity] });
  const isShown = number !== undefined;
  const show = async () => {
    try {
      setNumber((await looking.send({ params: { id: paper.id } })).number);
    } catch (error) {
      toast.error(reasonOf(error) ?? t('showFailed'));
    }
  };
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <MarkedText isChanged={isChanged}>{number ?? paper.after.identityId}</MarkedText>
      <IconButton
        size="sm"
        label={t(isShown ? 'hide' : 'show')}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => (isShown ? setNumber(undefined) : void show())}
      />
    </span>
  );
}

/** Links to pictures that the user chose to send; each view is recorded. */
function PictureLinks({ paper: { id, pictures } }: { paper: StaffPaper }) {
  const { t } = useTranslation('identity');
  const sent = pictureSides.filter((side) => pictures[side]);
  if (sent.length === 0) return null;
  const open = async (side: (typeof sent)[number]) => {
    try {
      location.assign((await call(getPaperPicture, { params: { id, side } })).url);
    } catch (error) {
      toast.error(reasonOf(error) ?? t('picture.viewFailed'));
    }
  };
  return (
    <p className="flex flex-wrap gap-2 px-4 py-3">
      {sent.map((side) => (
        <Button key={side} size="sm" icon={<Eye />} onClick={() => void open(side)}>
          {t('picture.view', { side: t(`picture.${side}`) })}
        </Button>
      ))}
    </p>
  );
}

/** Says whether another account uses the same number. It belongs to no field, so the row has no flag. */
function ReuseRow({ paper: { checks, before } }: { paper: StaffPaper }) {
  const { t } = useTranslation('identity');
  const check = checks.find(({ name }) => name === 'reuse');
  if (!check) return null;
  return (
    <tr>
      <th scope="row" className={clsx(cell, 'text-left font-normal text-ink-2')}>
        {t('check.name.reuse')}
      </th>
      <td className={cell} colSpan={before ? 2 : 1}>
        <span className="text-ink-3">–</span>
      </td>
      <td className={cell} colSpan={2}>
        <CheckResultMark check={check} />
      </td>
    </tr>
  );
}
