import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookFormButton } from '#web/back-office/price-books/components/book-form.tsx';
import { BookList, bookSearch, type BookSearch } from '#web/back-office/price-books/components/book-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/price-books/')({
  ...staffPage<BookSearch>('price-books'),
  component: PriceBooksRoute,
});

function PriceBooksRoute() {
  const { t } = useTranslation('priceBooks');
  const search = bookSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const open = (id: string) => void navigate({ to: '/admin/e-commerce/price-books/$id', params: { id } });
  return (
    <BackOfficePage
      action={
        <BookFormButton variant="primary" icon={<Plus />} onSaved={({ id }) => open(id)}>
          {t('add')}
        </BookFormButton>
      }
    >
      <BookList
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
