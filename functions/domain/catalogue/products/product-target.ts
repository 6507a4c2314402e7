import type { ProductChange } from '#shared/catalogue/save-product.contract.ts';
import type { ImportTarget } from '#functions/domain/jobs/import-target.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { readCategory } from '../categories/read-category.ts';
import type { ProductRecord } from '../views/product-record.ts';
import { findProduct, findProductIdByCode } from './find-product.ts';
import { draftOf } from './product-draft.ts';
import { saveWith } from './save-product.ts';

export type ProductThing = { id: string; record: ProductRecord };

const savingContext = ({ table, now }: JobContext) => ({
  table,
  now,
  findCategory: (id: string) => readCategory(id),
});

async function findById(context: JobContext, id: string): Promise<ProductThing | undefined> {
  const record = await findProduct(context, id);
  return record && { id, record };
}

/** Products as jobs read and save them: as if staff had said it of each. */
export const productTarget: Pick<ImportTarget<ProductThing>, 'findByKey' | 'findById' | 'save'> = {
  async findByKey(context, code) {
    const id = await findProductIdByCode(context, code);
    return id === undefined ? undefined : findById(context, id);
  },
  findById,
  async save(context, { id, record }, values, also) {
    // What a job changes are fields of a draft, each read by its kind.
    const change = { ...draftOf(record), ...values, revision: record.card.revision } as ProductChange;
    const saved = await saveWith(savingContext(context), { id, change, also: [also] });
    return 'refusal' in saved ? saved.refusal : undefined;
  },
};
