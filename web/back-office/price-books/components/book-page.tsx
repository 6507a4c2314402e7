import { useNavigate } from '@tanstack/react-router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBook } from '#shared/price-books/price-book.ts';
import { deletePriceBook } from '#shared/price-books/price-books.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { BookFacts } from './book-facts.tsx';
import { BookDialog } from './book-dialog.tsx';
import { BookLines } from './book-lines.tsx';
import { BookPreview } from './book-preview.tsx';

type ActionsProps = {
  book: PriceBook;
  /** Slot for export and import, filled by the route, because this area knows nothing about jobs. */
  files: ReactNode;
};

export function BookActions({ book, files }: ActionsProps) {
  const { t } = useTranslation('priceBooks');
  const removing = useAct(deletePriceBook, { done: t('delete.done', { name: book.name }) });
  const { ask, dialog } = useConfirm();
  const navigate = useNavigate();
  const remove = async () => {
    const gone = await ask({
      title: t('delete.title', { name: book.name }),
      consequence: t('delete.consequence', { count: book.lineCount }),
      confirmText: t('delete.confirm'),
      tone: 'danger',
      act: () => removing.send({ params: { id: book.id }, query: { version: book.version } }),
    });
    if (gone) await navigate({ to: '/admin/e-commerce/price-books' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {files}
      <DialogButton icon={<Copy />} dialog={(onClose) => <BookDialog copyOf={book} onClose={onClose} />}>
        <span className="max-sm:sr-only">{t('copy')}</span>
      </DialogButton>
      <Button icon={<Trash2 />} onClick={() => void remove()}>
        <span className="max-sm:sr-only">{t('delete.open')}</span>
      </Button>
      <DialogButton
        icon={<Pencil />}
        variant="primary"
        dialog={(onClose) => <BookDialog book={book} onClose={onClose} />}
      >
        {t('edit')}
      </DialogButton>
      {dialog}
    </div>
  );
}

type PageProps = {
  book: PriceBook;
  /** Slot for the progress of the job that writes the prices to products. */
  writing: ReactNode;
};

/** Page of a price book: facts, changed products, and the price of each product. */
export function BookPage({ book, writing }: PageProps) {
  const { t } = useTranslation('priceBooks');
  return (
    <div className="space-y-5">
      {!book.isWritten && (
        <Notice tone="sky" title={t('writing.title')}>
          <p>{t('writing.hint')}</p>
          {writing && <div className="mt-3 text-ink">{writing}</div>}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
        <BookFacts book={book} />
        <BookPreview book={book} />
      </div>
      <BookLines book={book} />
    </div>
  );
}
