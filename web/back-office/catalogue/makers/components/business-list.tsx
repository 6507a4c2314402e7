import { BadgeCheck, Store, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  deleteBusiness,
  listAdminBusinesses,
  type StaffBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import { NewButton } from '#web/back-office/new-button.tsx';
import { useCan } from '#web/platform/session/use-session.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { useRowEditing } from '#web/ui/list/use-row-editing.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
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
  if (!useCan('businesses.write')) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      <DialogButton icon={<UserRoundPlus />} dialog={(onClose) => <BusinessWithUserForm onClose={onClose} />}>
        {t('businesses.addWithUser')}
      </DialogButton>
      <NewButton dialog={(onClose) => <BusinessForm onClose={onClose} />}>{t('businesses.add')}</NewButton>
    </div>
  );
}
