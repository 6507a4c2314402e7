import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import { type OwnedFact, visibilities, type Visibility } from '#shared/members/profile-choices.ts';
import { visibilityOf } from '#shared/members/visibility.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { useSetVisibility } from '../api/change-profile.ts';

/** Lets members choose who may see one line of their profile. */
export function VisibilityMenu({ member, fact }: { member: MemberProfile; fact: OwnedFact }) {
  const { t } = useTranslation('members');
  const { mutate } = useSetVisibility(member.id);
  return (
    <Select<Visibility>
      size="sm"
      aria-label={t('facts.seenBy', { fact: t(`facts.${fact}`) })}
      value={visibilityOf(fact, member.seenBy ?? {})}
      options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }))}
      onChange={(chosen) =>
        mutate({ [fact]: chosen }, { onError: (failure) => toast.error(messageOf(failure)) })
      }
    />
  );
}
