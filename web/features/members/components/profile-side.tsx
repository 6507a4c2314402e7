import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import { visibilityOf } from '#shared/members/visibility.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { AccountStatus } from '#web/ui/status/account-status.tsx';
import { MemberName } from './member-name.tsx';

/** Shows whether a member's identity is verified, and since when. */
export function IdentityCard({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('members');
  const { day } = useFormat();
  const { status, verificationDate } = member;
  return (
    <Card>
      <CardHeader
        title={t('identity.title')}
        action={
          verificationDate ? (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
              {t('verified')}
            </Badge>
          ) : (
            status && <AccountStatus status={status} />
          )
        }
      />
      <Facts>
        {verificationDate && <Fact label={t('identity.since')}>{day(verificationDate)}</Fact>}
        {member.rejectedReason && <Fact label={t('identity.reason')}>{member.rejectedReason}</Fact>}
        {!verificationDate && !member.rejectedReason && (
          <Fact label={t('identity.state')}>{t(member.ties.isMe ? 'identity.own' : 'identity.notYet')}</Fact>
        )}
      </Facts>
    </Card>
  );
}

type ReferrerProps = { referrer: NonNullable<MemberProfile['referrer']>; member: MemberProfile };

/** Shows the member's referrer, and what the referrer may see of them. */
export function ReferrerCard({ referrer, member }: ReferrerProps) {
  const { t } = useTranslation('members');
  const isSeen = visibilityOf('phoneNumber', member.seenBy ?? {}) !== 'nobody';
  return (
    <Card>
      <CardHeader title={t('referrer.title')} />
      <div className="flex items-center gap-3">
        <Avatar name={referrer.fullName} src={referrer.avatarUrl} decorative />
        <div className="min-w-0">
          <MemberName member={{ ...referrer, verificationDate: null }} />
          <p className="text-xs text-ink-2">@{referrer.referenceId}</p>
        </div>
      </div>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
        {t(isSeen ? 'referrer.seesPhone' : 'referrer.seesNone')}
      </p>
    </Card>
  );
}
