import type { ProductDraft, SavedProduct } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { partChanged } from './combo-links.ts';
import { requireProduct } from './find-product.ts';
import { withFreeNames } from './free-names.ts';
import { toSavedProduct } from './read-for-staff.ts';
import { goodsCodeChanged } from './goods-codes.ts';
import { makeProduct } from './make-product.ts';
import type { SavingContext } from './save-product.ts';

type ProductToBe = ProductDraft & {
  userId: string;
  clientRequestId?: string | undefined;
  /** Whether the user may see costs; otherwise a cost in the draft is refused. */
  seesCosts?: boolean;
  /** Set if the code was made from the name. */
  codeDerived?: boolean;
};

async function readAgain(context: SavingContext, id: string): Promise<SavedProduct> {
  const found = await requireProduct(context, id);
  return toSavedProduct(found);
}

const saysCost = ({ variants, stock }: ProductDraft): boolean =>
  [...variants, ...stock].some(({ cost }) => typeof cost === 'number');

/** Creates a product with free names; a repeated request creates it once. */
export function createProduct(
  context: SavingContext,
  { userId, clientRequestId: requestKey, codeDerived = false, seesCosts = false, ...said }: ProductToBe,
): Promise<SavedProduct> {
  if (!seesCosts && saysCost(said)) throw new AppError('FORBIDDEN');
  const request = {
    who: userId,
    what: 'catalogue/create-product',
    requestKey,
    asked: { ...said, codeDerived },
  };
  /** Whether another product has taken a generated name meanwhile, so that the next one is tried. */
  const isOthers = (refusal: string) =>
    (refusal === 'PRODUCT_CODE_EXISTS' && codeDerived) ||
    (refusal === 'SLUG_EXISTS' && said.slug === undefined);
  const tryToMake = async () => {
    const named = await withFreeNames(context, said, codeDerived);
    const made = await makeProduct(context, named, (id) => claimRequest(request, id));
    if (!('refusal' in made)) return made;
    if (made.refusal === repeated) return made.refusal;
    if (made.refusal === partChanged || made.refusal === goodsCodeChanged || isOthers(made.refusal))
      return again;
    throw new AppError(made.refusal);
  };
  return answeredOnce(context.table, request, {
    before: (id) => readAgain(context, id),
    work: () => retry(tryToMake),
  });
}
