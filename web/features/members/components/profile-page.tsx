import { Link } from '@tanstack/react-router';
import { PencilLine, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuppressionReason } from '#shared/mail/mail-suppression.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { sharePage } from '#web/platform/share-page.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import type { ProfileTab } from '../rules/profile-tabs.ts';
import { FollowList } from './follow-list.tsx';
import { ProfileFactsCard } from './profile-facts-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { RelationsCard } from './relations-card.tsx';
import { IdentityCard, ReferrerCard } from './profile-side.tsx';

const EditProfile = lazyPiece(async () => (await import('./edit-profile.tsx')).EditProfile, {
  giveUp: ({ onClose }) => onClose(),
});
const MemberActions = lazyPiece(async () => (await import('./member-actions.tsx')).MemberActions);
const PictureDialog = lazyPiece(async () => (await import('./picture-dialog.tsx')).PictureDialog, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = {
  member: MemberProfile;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The member's referral network, if it may be shown. */
  referrals?: ReactNode;
};

/** Shows a member's page: editable if it is the user's own, otherwise limited to what the member allows. */
export function ProfilePage({ member, tab, onTab, referrals }: Props) {
  const { t } = useTranslation('members');
  const [editing, setEditing] = useState(false);
  const [slot, setSlot] = useState<PictureSlot>();
  const isOwn = member.ties.isMe;
  const tabs = [
    { value: 'info', label: t('tab.info'), content: <Info member={member} /> },
    ...(referrals
      ? [
          {
            value: 'referrals' as const,
            label: t('tab.referrals'),
            count: member.totalReferrals,
            content: referrals,
          },
        ]
      : []),
    {
      value: 'follows',
      label: t('tab.follows'),
      count: member.totalFollowers + member.totalFollowing,
      content: (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <FollowList id={member.id} way="followers" />
          <FollowList id={member.id} way="following" />
          {isOwn && <RelationsCard />}
        </div>
      ),
    },
  ] as const;
  return (
    <>
      {isOwn && member.askedFor && (
        <Notice tone="gold" title={t('askedFor')}>
          {member.askedFor}
        </Notice>
      )}
      {isOwn && member.mailSuppression && <MailNotice reason={member.mailSuppression.reason} />}
      <div className="mb-4 rounded-md border border-line bg-surface">
        <ProfileHeader
          member={member}
          {...(isOwn && { onPicture: setSlot })}
          actions={
            isOwn ? (
              <OwnActions id={member.id} onEdit={() => setEditing(true)} />
            ) : (
              <MemberActions member={member} />
            )
          }
        />
      </div>
      <Tabs<ProfileTab>
        label={t('tab.label')}
        tabs={tabs}
        value={referrals || tab !== 'referrals' ? tab : 'info'}
        onChange={onTab}
      />
      {editing && <EditProfile profile={member} onClose={() => setEditing(false)} />}
      {slot && <PictureDialog profile={member} slot={slot} onClose={() => setSlot(undefined)} />}
    </>
  );
}

/** Tells a user to whom no mail can be delivered, with a link to change the address. */
function MailNotice({ reason }: { reason: SuppressionReason }) {
  const { t } = useTranslation('members');
  return (
    <Notice tone="gold" className="mb-4" title={t(`mailSuppression.${reason}.title`)}>
      {t(`mailSuppression.${reason}.hint`)}{' '}
      <Link to="/account" className="font-semibold text-ink underline">
        {t('mailSuppression.change')}
      </Link>
    </Notice>
  );
}

function Info({ member }: { member: MemberProfile }) {
  const isOwn = member.ties.isMe;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19.25rem]">
      <ProfileFactsCard member={member} />
      <div className="space-y-4">
        <IdentityCard member={member} />
        {isOwn && member.referrer && <ReferrerCard referrer={member.referrer} member={member} />}
      </div>
    </div>
  );
}

function OwnActions({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { t } = useTranslation('members');
  const share = () =>
    sharePage(
      { url: `${location.origin}/profile/${id}` },
      { copied: t('linkCopied'), failed: t('linkFailed') },
    );
  return (
    <>
      <Button icon={<Share2 />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button variant="primary" icon={<PencilLine />} onPointerEnter={EditProfile.prepare} onClick={onEdit}>
        {t('edit.open')}
      </Button>
    </>
  );
}
