import { createFileRoute } from '@tanstack/react-router';
import { PriceBookFiles, PriceBookWriting } from '#web/back-office/jobs/components/price-book-files.tsx';
import { bookQuery } from '#web/back-office/price-books/api/book-queries.ts';
import { BookActions, BookPage } from '#web/back-office/price-books/components/book-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

const detail = staffDetail({
  query: bookQuery,
  missing: ['PRICE_BOOK_NOT_FOUND'],
  texts: { ns: 'priceBooks', at: 'missing' },
  back: '/admin/e-commerce/price-books',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/price-books/$id')({
  ...staffPage('price-books'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: PriceBookRoute,
});

function PriceBookRoute() {
  const book = detail.useRecord();
  return (
    <BackOfficePage
      title={book.name}
      action={<BookActions book={book} files={<PriceBookFiles bookId={book.id} />} />}
    >
      <BookPage book={book} writing={book.jobId && <PriceBookWriting jobId={book.jobId} />} />
    </BackOfficePage>
  );
}
