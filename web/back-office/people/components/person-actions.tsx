import { EllipsisVertical, Lock, LockOpen, LogOut, ShieldUser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles, type Role } from '#shared/contract/access.ts';
import { changePerson, decidePerson } from '#shared/people/people.contract.ts';
import type { PersonRow } from '#shared/people/person.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { useDecisionReasons } from '#web/ui/form/use-decision-reasons.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

type Props = { person: PersonRow; look: 'button' | 'row' };

/** Actions on a whole account; not offered for the user's own account. */
export function PersonActions({ person, look }: Props) {
  const { t } = useTranslation(['people', 'accounts']);
  const { user } = useSession();
  const { ask, dialog } = useConfirm();
  const [isLocking, setLocking] = useState(false);
  const { id, updatedAt } = person;
  const isOwn = user?.id === person.id;
  const isClosed = person.status === 'inactive';
  const isLeft = person.closedAs === 'left';
  const name = person.fullName;

  const changing = useAct(changePerson, {
    done: ({ role }) => t('role.done', { name, role: t(`accounts:role.${role}`) }),
  });
  const giveRole = (role: Role) =>
    ask({
      title: t('role.title', { name, role: t(`accounts:role.${role}`) }),
      consequence: t('role.consequence'),
      confirmText: t('role.confirm'),
      failedTitle: t('failed'),
      act: () => changing.send({ params: { id }, body: { role, updatedAt } }),
    });
  const acts = {
    unlock: useAct(decidePerson, { done: t('plain.unlock.done', { name }) }),
    'sign-out': useAct(decidePerson, { done: t('plain.sign-out.done', { name }) }),
  };
  const plainly = (action: keyof typeof acts) =>
    ask({
      title: t(`plain.${action}.title`, { name }),
      consequence: t(`plain.${action}.consequence`),
      confirmText: t(`plain.${action}.act`),
      failedTitle: t('failed'),
      act: () => acts[action].send({ params: { id, action }, body: {} }),
    });

  const trigger =
    look === 'button' ? (
      <Button icon={<EllipsisVertical />}>{t('acts.open')}</Button>
    ) : (
      <IconButton className="relative" label={t('acts.of', { name })} icon={<EllipsisVertical />} />
    );
  return (
    <>
      <Menu trigger={trigger}>
        {isOwn && <MenuLabel>{t('acts.own')}</MenuLabel>}
        {isClosed ? (
          <MenuItem icon={<LockOpen />} disabled={isOwn || isLeft} onSelect={() => void plainly('unlock')}>
            {t('plain.unlock.act')}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<Lock />}
            danger
            disabled={isOwn || person.status === 'pending'}
            onSelect={() => setLocking(true)}
          >
            {t('lock.act')}
          </MenuItem>
        )}
        <MenuItem icon={<LogOut />} disabled={isOwn || isClosed} onSelect={() => void plainly('sign-out')}>
          {t('plain.sign-out.act')}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{t('role.label')}</MenuLabel>
        {roles.map((role) => (
          <MenuItem
            key={role}
            icon={<ShieldUser />}
            disabled={isOwn || isClosed || role === person.role}
            onSelect={() => void giveRole(role)}
            {...(role === person.role && { hint: t('role.now') })}
          >
            {t(`accounts:role.${role}`)}
          </MenuItem>
        ))}
      </Menu>
      {isLocking && <LockDialog person={person} onClose={() => setLocking(false)} />}
      {dialog}
    </>
  );
}

/** Locks an account with a reason. Its owner is notified and signed out everywhere. */
function LockDialog({ person: { id, fullName: name }, onClose }: { person: PersonRow; onClose: () => void }) {
  const { t } = useTranslation('people');
  const deciding = useAct(decidePerson, { done: t('lock.done', { name }) });
  const reasons = useDecisionReasons('reject');
  return (
    <ReasonDialog
      danger
      title={t('lock.title', { name })}
      description={t('lock.consequence')}
      reasons={reasons}
      confirmText={t('lock.act')}
      onClose={onClose}
      onConfirm={(reason) => deciding.send({ params: { id, action: 'lock' }, body: { reason } })}
    />
  );
}
