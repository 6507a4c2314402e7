import { Plus, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deleteBrand, listAdminBrands, type StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { useRowEditing } from '#web/ui/list/use-row-editing.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { BrandForm } from './brand-form.tsx';

const texts = { ns: 'backOffice', at: 'brands' } as const;

export const BrandList = staffList(listAdminBrands, {
  name: 'brands',
  texts,
  icon: <Tag />,
  file: 'thuong-hieu',
  useOwn() {
    const editing = useRowEditing<StaffBrand, typeof deleteBrand>({
      may: useCan('businesses.write'),
      texts,
      form: (brand, onClose) => <BrandForm brand={brand} onClose={onClose} />,
      remove: deleteBrand,
    });
    return { ...editing, screen: { after: editing.dialogs } };
  },
  columns: (col, { own }) => [
    col.button('name', own.open, { sorts: true }),
    col.text('slug', { card: 'none', className: 'text-ink-2', of: ({ slug }) => `/${slug}` }),
    col.text('businessName', { card: 'line' }),
    col.text('country', { card: 'none' }),
    col.number('productCount', { sorts: true, card: 'line' }),
    ...own.columns,
  ],
});

export function AddBrandButton() {
  const { t } = useTranslation('backOffice');
  return useCan('businesses.write') ? (
    <DialogButton variant="primary" icon={<Plus />} dialog={(onClose) => <BrandForm onClose={onClose} />}>
      {t('brands.add')}
    </DialogButton>
  ) : null;
}
