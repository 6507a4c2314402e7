import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PriceBookFiles, PriceBookWriting } from '#web/back-office/jobs/components/price-book-files.tsx';
import { bookQuery } from '#web/back-office/price-books/api/book-queries.ts';
import { BookActs, BookPage } from '#web/back-office/price-books/components/book-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/price-books/$id')({
  ...staffPage('price-books'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, bookQuery(id), 'PRICE_BOOK_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: PriceBookRoute,
});

function Missing() {
  const { t } = useTranslation('priceBooks');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/price-books">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function PriceBookRoute() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: book } = useSuspenseQuery(bookQuery(id));
  return (
    <BackOfficePage
      title={book.name}
      action={
        <BookActs
          book={book}
          files={<PriceBookFiles bookId={book.id} />}
          onCopied={(copy) => void navigate({ params: { id: copy.id } })}
          onDeleted={() => void navigate({ to: '/admin/e-commerce/price-books' })}
        />
      }
    >
      <BookPage book={book} writing={book.jobId && <PriceBookWriting jobId={book.jobId} />} />
    </BackOfficePage>
  );
}
