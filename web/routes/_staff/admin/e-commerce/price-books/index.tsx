import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listPriceBooks } from '#shared/price-books/price-books.contract.ts';
import { BookDialog } from '#web/back-office/price-books/components/book-dialog.tsx';
import { BookList } from '#web/back-office/price-books/components/book-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/price-books/')({
  ...staffPage<StaffListSearch<typeof listPriceBooks>>('price-books'),
  component: PriceBooksRoute,
});

function PriceBooksRoute() {
  const { t } = useTranslation('priceBooks');
  return (
    <BackOfficePage
      action={
        <DialogButton
          variant="primary"
          icon={<Plus />}
          dialog={(onClose) => <BookDialog onClose={onClose} />}
        >
          {t('add')}
        </DialogButton>
      }
    >
      <BookList />
    </BackOfficePage>
  );
}
