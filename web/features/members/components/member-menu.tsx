import { Ban, BellOff, BellRing, Ellipsis, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { type Relate, useRelate } from '../api/change-ties.ts';

/** Shows further actions on a member: mute, block. */
export function MemberMenu({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('members');
  const { id, fullName: name, ties } = member;
  const { mutateAsync } = useRelate();
  const confirm = useConfirm();

  const relate = async (wish: Omit<Relate, 'id'>) => {
    try {
      await mutateAsync({ id, ...wish });
      toast.success(t(`relate.${wish.kind}.${wish.wanted ? 'on' : 'off'}`, { name }));
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  };
  const block = () =>
    confirm.ask({
      title: t('relate.block.ask', { name }),
      consequence: t('relate.block.consequence'),
      confirmText: t('relate.block.do'),
      tone: 'danger',
      act: () => relate({ kind: 'block', wanted: true }),
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/profile/${id}`);
      toast.success(t('linkCopied'));
    } catch {
      toast.error(t('linkFailed'));
    }
  };
  return (
    <>
      <Menu trigger={<IconButton variant="outline" label={t('more', { name })} icon={<Ellipsis />} />}>
        <MenuItem icon={<Link2 />} onSelect={() => void copy()}>
          {t('copyLink')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={ties.muted ? <BellRing /> : <BellOff />}
          onSelect={() => void relate({ kind: 'mute', wanted: !ties.muted })}
        >
          {t(ties.muted ? 'relate.mute.undo' : 'relate.mute.do')}
        </MenuItem>
        <MenuItem
          danger={!ties.blocked}
          icon={<Ban />}
          onSelect={() => void (ties.blocked ? relate({ kind: 'block', wanted: false }) : block())}
        >
          {t(ties.blocked ? 'relate.block.undo' : 'relate.block.do')}
        </MenuItem>
      </Menu>
      {confirm.dialog}
    </>
  );
}
