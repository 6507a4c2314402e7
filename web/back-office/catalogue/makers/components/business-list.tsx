import { BadgeCheck, Plus, Store, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteBusiness,
  listAdminBusinesses,
  type StaffBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { useRowEditing } from '#web/ui/list/use-row-editing.tsx';
import { BusinessForm, BusinessWithUserForm } from './business-form.tsx';

const texts = { ns: 'backOffice', at: 'businesses' } as const;

export const BusinessList = staffList(listAdminBusinesses, {
  name: 'businesses',
  texts,
  icon: <Store />,
  file: 'gian-hang',
  choices: { verified: 'businesses.verifiedAs' },
  useOwn() {
    const editing = useRowEditing<StaffBusiness, typeof deleteBusiness>({
      may: useCan('businesses.write'),
      texts,
      form: (business, onClose) => <BusinessForm business={business} onClose={onClose} />,
      remove: deleteBusiness,
    });
    return { ...editing, screen: { after: editing.dialogs } };
  },
  columns: (col, { own, t }) => {
    const name = col.button('name', own.open, { sorts: true });
    return [
      {
        ...name,
        cell: (business) => (
          <span className="flex items-center gap-2.5">
            <Avatar
              name={business.name}
              src={business.logo?.replace('{width}', '160')}
              size="sm"
              decorative
              className="rounded-sm!"
            />
            {name.cell(business)}
          </span>
        ),
      },
      col.text('slug', { card: 'none', cell: ({ slug }) => <span className="text-ink-2">/{slug}</span> }),
      col.text('owner', {
        card: 'line',
        of: ({ owner }) => owner?.fullName,
        below: ({ owner }) => owner?.referenceId,
      }),
      col.choice('verified', 'businesses.verifiedAs', {
        card: 'none',
        cell: ({ verified }) =>
          verified ? (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
              {t('businesses.verifiedAs.true')}
            </Badge>
          ) : (
            <Badge>{t('businesses.verifiedAs.false')}</Badge>
          ),
      }),
      col.number('productCount', { sorts: true, card: 'line' }),
      ...own.columns,
    ];
  },
});

export function AddBusinessButtons() {
  const { t } = useTranslation('backOffice');
  const mayWrite = useCan('businesses.write');
  const [open, setOpen] = useState<'alone' | 'with-user'>();
  useHashCall('new', () => setOpen('alone'));
  if (!mayWrite) return null;
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button icon={<UserRoundPlus />} onClick={() => setOpen('with-user')}>
        {t('businesses.addWithUser')}
      </Button>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen('alone')}>
        {t('businesses.add')}
      </Button>
      {open === 'alone' && <BusinessForm onClose={close} />}
      {open === 'with-user' && <BusinessWithUserForm onClose={close} />}
    </div>
  );
}
