import clsx from 'clsx';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { useBroken } from '#web/ui/hooks/use-broken.ts';
import { VerifiedMark } from './verified-mark.tsx';

type Props = {
  member: MemberProfile;
  /** Set on the own profile: opens the choice of a picture. */
  onPicture?: (slot: PictureSlot) => void;
  actions: ReactNode;
  /** Paragraph inside a dialog, which has its own heading. */
  heading?: 'h1' | 'p';
};

export function ProfileHeader({ member, onPicture, actions, heading: Heading = 'h1' }: Props) {
  const { t } = useTranslation(['members', 'accounts']);
  const { fullName, referenceId, role, memberSince, verificationDate, bio } = member;
  const [year, month] = memberSince.split('-');
  // Other sources provide one width only; our own pictures also have a larger one, used here.
  const face = member.avatarUrl?.replace(/\/320\.webp$/, '/640.webp');
  return (
    <>
      <div className="relative overflow-hidden rounded-t-md">
        <ProfileCover src={member.coverUrl} />
        {onPicture && (
          <Button
            size="sm"
            icon={<Camera />}
            aria-label={t('picture.cover')}
            className="absolute! top-3 right-3"
            onClick={() => onPicture('cover')}
          >
            <span className="max-sm:hidden">{t('picture.cover')}</span>
          </Button>
        )}
      </div>
      <div className="px-4 pb-4 sm:px-6">
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <div className="relative -mt-12 shrink-0 sm:-mt-13">
            <Avatar
              name={fullName}
              src={face}
              size="xl"
              className={clsx('size-24! border-4 border-surface sm:size-30!')}
            />
            {onPicture && (
              <IconButton
                round
                size="sm"
                variant="outline"
                label={t('picture.avatar')}
                icon={<Camera />}
                className="absolute! right-0 bottom-0"
                onClick={() => onPicture('avatar')}
              />
            )}
          </div>
          <div className="min-w-0 grow pt-3">
            <Heading className="flex items-center gap-2 text-xl font-bold sm:text-2xl">
              <span className="min-w-0 wrap-anywhere">{fullName}</span>
              <VerifiedMark since={verificationDate} />
            </Heading>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
              <CopyButton value={referenceId} label={t('accounts:profile.copyCode')} className="-mx-2 px-2!">
                <span className="text-ink-2 tabular-nums">@{referenceId}</span>
              </CopyButton>
              <span aria-hidden>·</span>
              {t(`accounts:role.${role}`)}
              <span aria-hidden>·</span>
              {t('since', { month: `${month}/${year}` })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 pt-3 max-sm:w-full">{actions}</div>
        </div>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <p className="max-w-[60ch] min-w-0 text-pretty wrap-anywhere whitespace-pre-line">{bio}</p>
          <Counts member={member} />
        </div>
      </div>
    </>
  );
}

function Counts({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('members');
  const { short } = useFormat();
  const counts = [
    ['referrals', member.totalReferrals],
    ['followers', member.totalFollowers],
    ['following', member.totalFollowing],
    ['posts', member.totalPosts],
  ] as const;
  return (
    <dl className="flex gap-5 text-center">
      {counts.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2">{t(`count.${name}`)}</dt>
          <dd className="text-lg font-bold">{short(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the cover picture of a profile; a gradient in dawn colours if there is none. */
function ProfileCover({ src }: { src: string | null }) {
  const { t } = useTranslation('members');
  const { isBroken, onError } = useBroken(src);
  if (!src || isBroken) return <div aria-hidden className="aspect-[4/1] w-full ground-1" />;
  const phone = src.replace(/\/1280\.webp$/, '/640.webp');
  return (
    <img
      src={src}
      {...(phone !== src && {
        srcSet: `${phone} 640w, ${src} 1280w`,
        sizes: '(min-width: 64rem) 63rem, 100vw',
      })}
      alt={t('cover')}
      className="aspect-[4/1] w-full bg-sunken object-cover"
      onError={onError}
    />
  );
}
