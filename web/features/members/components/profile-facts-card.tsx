import { Globe } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import type { OwnedFact } from '#shared/members/profile-choices.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useCountryName } from '../hooks/use-country-name.ts';
import { viewAsOptions, type ViewAs, viewAs, shortAddress, showBirthday } from '../rules/view-as.ts';
import { VerifiedMark } from './verified-mark.tsx';

const VisibilityMenu = lazyPiece(async () => (await import('./visibility-menu.tsx')).VisibilityMenu, {
  waiting: <Skeleton className="h-9 w-full" />,
});

/** Profile facts in display order. */
const facts = [
  'dob',
  'gender',
  'country',
  'phoneNumber',
  'email',
  'website',
  'bio',
] as const satisfies OwnedFact[];

/** Shows profile facts; the own ones also say who may see them, with a preview for other viewers. */
export function ProfileFactsCard({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('members');
  const [from, setFrom] = useState<ViewAs>('self');
  const isOwn = member.ties.isMe;
  const shown = isOwn ? viewAs(member, from) : member;
  const lines = facts.filter((fact) => shown[fact] !== null || (isOwn && from === 'self'));
  return (
    <Card padded={false}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-4 sm:px-5">
        <div>
          <h2 className="font-bold">{t('facts.title')}</h2>
          {isOwn && <p className="text-sm text-ink-2">{t('facts.lead')}</p>}
        </div>
        {isOwn && <Lookouts from={from} onChange={setFrom} />}
      </div>
      <dl className="divide-y divide-line text-sm">
        <Line label={t('facts.fullName')} visibility={isOwn && <Fixed />}>
          {shown.fullName} <VerifiedMark since={shown.verificationDate} />
        </Line>
        {lines.map((fact) => (
          <Line
            key={fact}
            label={t(`facts.${fact}`)}
            visibility={isOwn && from === 'self' && <VisibilityMenu member={member} fact={fact} />}
          >
            <Value member={shown} fact={fact} />
          </Line>
        ))}
      </dl>
      {lines.length === 0 && <p className="px-5 py-4 text-sm text-ink-2">{t('facts.nothing')}</p>}
    </Card>
  );
}

function Line(props: { label: string; visibility: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-12 items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:px-5">
      <dt className="text-ink-2">{props.label}</dt>
      <dd className="font-medium wrap-anywhere">{props.children}</dd>
      {props.visibility && <dd className="sm:w-44">{props.visibility}</dd>}
    </div>
  );
}

function Value({ member, fact }: { member: MemberProfile; fact: OwnedFact }) {
  const { t } = useTranslation('members');
  const countryName = useCountryName();
  const value = member[fact];
  if (value === null) return <span className="font-normal text-ink-2">{t('facts.unsaid')}</span>;
  switch (fact) {
    case 'dob':
      return showBirthday(value);
    case 'gender':
      return t(`gender.${member.gender ?? 'other'}`);
    case 'country':
      return countryName(value);
    case 'website':
      return (
        <a href={value} target="_blank" rel="noreferrer nofollow" className="text-sky underline">
          {shortAddress(value)}
        </a>
      );
    case 'phoneNumber':
      return (
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          {value} {member.phoneVerified && <Badge tone="jade">{t('facts.confirmed')}</Badge>}
        </span>
      );
    default:
      return value;
  }
}

function Fixed() {
  const { t } = useTranslation('members');
  return (
    <span className="flex items-center gap-2 px-3 text-sm text-ink-2 [&_svg]:size-4">
      <Globe aria-hidden />
      {t('visibility.everybody')}
    </span>
  );
}

/** Switches the preview: how the own profile looks to others. */
function Lookouts({ from, onChange }: { from: ViewAs; onChange: (from: ViewAs) => void }) {
  const { t } = useTranslation('members');
  return (
    <fieldset className="flex flex-wrap items-center gap-1 text-sm">
      <legend className="sr-only">{t('lookout.label')}</legend>
      <span aria-hidden className="pr-1 text-ink-2">
        {t('lookout.label')}
      </span>
      {viewAsOptions.map((one) => (
        <label
          key={one}
          className="cursor-pointer rounded-sm px-2.5 py-1.5 font-medium text-ink-2 hover:bg-hover has-checked:bg-mute has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="lookout"
            className="sr-only"
            checked={from === one}
            onChange={() => onChange(one)}
          />
          {t(`lookout.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
