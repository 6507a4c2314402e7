import {
  type PriceBook,
  type PriceBookChange,
  type PriceBookCreation,
  type PriceBookDraft,
  priceBookLimits,
  type PriceBookLine,
  type ProductLine,
} from '#shared/price-books/price-book.ts';
import { AppError } from '#shared/contract/errors.ts';
import { bookState } from '#shared/price-books/book-state.ts';
import type { PriceBookWithLines } from '#shared/price-books/price-books.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { requireGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { missingBusinesses, missingCategories } from '#functions/domain/catalogue/records/read-cards.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import {
  type bookConflict,
  bookRecord,
  type Editor,
  readBooks,
  requireBook,
  type StoredBook,
} from '#functions/domain/pricing/price-book-record.ts';
import { linesOf, pageOfLines } from '#functions/domain/pricing/read-lines.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { once } from '#functions/platform/records/once.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import { beginWriting } from './begin-writing.ts';
import { isNamed, lineWrites, lineMissing, saveLines, showLines } from './price-lines.ts';

/** Refuses terms that name a missing business, category or group. */
async function requireKnown(
  { table }: Context,
  { scope, categories = [] }: Partial<Pick<PriceBookDraft, 'scope' | 'categories'>>,
): Promise<void> {
  const businessIds = scope?.kind === 'business' ? [scope.businessId] : [];
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  const [noBusiness, noCategory] = await Promise.all([
    missingBusinesses(table, businessIds),
    missingCategories(table, categoryIds),
    scope?.kind === 'group' && requireGroup({ table }, scope.groupId),
  ]);
  if (noBusiness.length > 0) throw new AppError('UNKNOWN_BUSINESS');
  if (noCategory.length > 0) throw new AppError('UNKNOWN_CATEGORY');
}

export const toPriceBook = (book: StoredBook, at: Date): PriceBook => ({
  ...book,
  state: bookState(book, at.toISOString()),
  isWritten: book.edition === book.writtenEdition,
  updatedBy: { id: book.updatedBy.id, name: book.updatedBy.name },
});

const shownLines = 100;

async function toWholeBook(context: Context, book: StoredBook): Promise<PriceBookWithLines> {
  const page = await pageOfLines(context, book.id, { limit: shownLines });
  return {
    ...toPriceBook(book, context.now()),
    items: await showLines(context, page.items.filter(isNamed)),
  };
}

export const getPriceBook = async (context: Context, id: string): Promise<PriceBookWithLines> =>
  toWholeBook(context, await requireBook(context, id));

type Creation = { asked: PriceBookCreation; editor: Editor };

function newBook({ asked, editor }: Creation, at: Date): StoredBook {
  const { items: _items, clientRequestId: _key, copyOf = null, ...terms } = asked;
  const time = at.toISOString();
  return {
    ...terms,
    id: newId(at.getTime()),
    lineCount: 0,
    version: 1,
    edition: 1,
    writtenEdition: 0,
    termsEdition: 1,
    formerCategoryIds: [],
    copyOf,
    isDeleted: false,
    jobId: null,
    updatedBy: editor,
    createdAt: time,
    updatedAt: time,
  };
}

async function requireRoom({ table }: Context): Promise<void> {
  const limit = priceBookLimits.books;
  const books = (await readBooks(table)).filter(({ isDeleted }) => !isDeleted);
  if (books.length >= limit) throw new AppError('TOO_MANY_PRICE_BOOKS', { params: { limit } });
}

export async function createPriceBook(context: Context, creation: Creation): Promise<PriceBookWithLines> {
  const { table, now } = context;
  const { asked, editor } = creation;
  const book = newBook(creation, now());
  await Promise.all([
    requireKnown(context, asked),
    requireRoom(context),
    asked.copyOf && requireBook(context, asked.copyOf),
  ]);
  const { writes, lineCount } = await lineWrites(context, book, book.edition, asked.items);
  const { clientRequestId: requestKey, ...said } = asked;
  const request = { who: editor.id, what: 'price-books/create-price-book', requestKey, asked: said };
  const made = await once(table, request, {
    result: book.id,
    writes: [...bookRecord.make({ ...book, lineCount }), ...writes, scheduleDue(bookDue(book.id, now()))],
  });
  if ('refusal' in made) throw new AppError('STALE_STATE');
  await beginWriting(context, editor, made.result);
  return getPriceBook(context, made.result);
}

/** Categories named since the book was last written: their products may have its prices. */
const formerOf = ({ formerCategoryIds, categories }: StoredBook): string[] => [
  ...new Set([...formerCategoryIds, ...categories.map(({ categoryId }) => categoryId)]),
];

type Change = { id: string; change: Omit<PriceBookChange, 'version'>; editor: Editor };

/** Changes the terms of a book. This is a new edition, which must be written into all its products. */
function nextEdition(before: StoredBook, change: Partial<StoredBook>, editor: Editor, at: Date) {
  const edition = before.edition + 1;
  return bookRecord.replace(before, {
    ...change,
    edition,
    termsEdition: edition,
    formerCategoryIds: formerOf(before),
    updatedBy: editor,
    updatedAt: at.toISOString(),
  });
}

const endsBeforeItBegins = ({ validFrom, validTo }: StoredBook): boolean =>
  validFrom !== null && validTo !== null && validTo <= validFrom;

export async function updatePriceBook(
  context: Context,
  { id, version, change: { items = [], ...terms }, editor }: Change & { version: number },
): Promise<PriceBookWithLines> {
  const { table, now } = context;
  await requireKnown(context, terms);
  const saved = await retry(async () => {
    const before = await requireBook(context, id);
    if (before.version !== version) throw new AppError('STALE_STATE');
    const lines = await lineWrites(context, before, before.edition + 1, items);
    const { lineCount } = lines;
    const { after, writes } = nextEdition(before, { ...terms, lineCount }, editor, now());
    if (endsBeforeItBegins(after)) throw new AppError('BAD_REQUEST');
    const due = scheduleDue(bookDue(id, now()));
    const refusal = await table.write<typeof bookConflict>([...writes, ...lines.writes, due]);
    return refusal ? retryOn<typeof bookConflict>(refusal) : after;
  });
  await beginWriting(context, editor, id);
  return toWholeBook(context, saved);
}

/** Deletes a book. It disappears at once, and from the prices of its products as soon as the job has run. */
export async function deletePriceBook(
  context: Context,
  { id, version, editor }: { id: string; version: number | undefined; editor: Editor },
): Promise<void> {
  const { table, now } = context;
  await retry(async () => {
    const before = await requireBook(context, id);
    if (version !== undefined && before.version !== version) throw new AppError('STALE_STATE');
    const { writes } = nextEdition(before, { isDeleted: true }, editor, now());
    const refusal = await table.write([...writes, scheduleDue(bookDue(id, now()))]);
    return refusal ? again : undefined;
  });
  await beginWriting(context, editor, id);
}

/** Saves lines of a book, independent of changes of its terms. */
export async function saveBookLines(
  context: Context,
  asked: { bookId: string; items: readonly ProductLine[]; editor: Editor },
): Promise<{ book: PriceBook; data: PriceBookLine[] }> {
  const book = await saveLines(context, asked);
  await beginWriting(context, asked.editor, asked.bookId);
  const lines = await linesOf(
    context,
    book.id,
    asked.items.map(({ productId }) => productId),
  );
  const named = asked.items.map(({ productId }, place) => lines[place] ?? lineMissing(book.id, productId));
  return { book: toPriceBook(book, context.now()), data: await showLines(context, named) };
}
