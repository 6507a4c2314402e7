import { AppError } from '#shared/contract/errors.ts';
import {
  type createCategory as createContract,
  maxCategories,
  type StaffCategory,
  type updateCategory as updateContract,
} from '#shared/catalogue/staff-category.contract.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import { freeSlug } from '#functions/domain/publishing/slugs.ts';
import { claimRequest, type repeated, resultOf } from '#functions/platform/records/once.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { CategoryTree, PlacedCategory } from './category-tree.ts';
import { categoryRecord } from '../records/catalogue-records.ts';
import { changePicture } from '../records/shown-picture.ts';
import { StoredCategory } from '../views/category-record.ts';
import type { Products } from '../views/read-products.ts';
import { standingAt } from './place-category.ts';
import { categoryMedia } from './settle-picture.ts';
import { staffCategory } from './staff-categories.ts';
import { changeTree, getPlaced } from './tree-changes.ts';

const unnamed = 'danh-muc';
/** Number of former slugs per category that still lead to it. */
const maxFormer = 20;

/** Returns a unique slug. Former slugs of other categories stay reserved for them. */
async function slugFor(tree: CategoryTree, asked: string, name: string, ownId?: string): Promise<string> {
  const others = [...tree.values()].filter(({ id }) => id !== ownId);
  const taken = new Set(others.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
  if (asked && taken.has(asked)) throw new AppError('SLUG_EXISTS');
  return asked || freeSlug(name, unnamed, (slug) => taken.has(slug));
}

/** Adds a replaced slug to the former ones, so that old links still work. */
const formerSlugs = (before: PlacedCategory, slug: string): string[] =>
  slug === before.slug
    ? before.formerSlugs
    : [before.slug, ...before.formerSlugs].filter((former) => former !== slug).slice(0, maxFormer);

type Refusal = 'STALE_STATE' | 'UNKNOWN_UPLOAD' | typeof repeated;

/** Retries if the tree changed meanwhile; throws if the picture does not exist. */
function refused(refusal: Refusal): typeof again {
  if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
  return again;
}

/** Siblings that make room keep their version, since none of their editable fields changes. */
const makeRoom = (moved: readonly { id: string; position: number }[]): Operation<'STALE_STATE'>[] =>
  moved.map(({ id, position }) =>
    categoryRecord.count(
      { id },
      { set: { position } },
      { when: { entity: 'category' }, refusal: 'STALE_STATE' },
    ),
  );

async function shown(context: Context, id: string, products?: Products): Promise<StaffCategory> {
  return orThrow(await staffCategory(context, id, products), 'CATEGORY_NOT_FOUND');
}

function requireRoom(tree: CategoryTree): void {
  if (tree.size >= maxCategories) throw new AppError('CATEGORIES_FULL', { params: { limit: maxCategories } });
}

type NewCategory = BodyOf<typeof createContract> & { userId: string };

export async function createCategory(
  context: Context,
  { userId, clientRequestId: requestKey, ...asked }: NewCategory,
  products?: Products,
): Promise<StaffCategory> {
  const { table } = context;
  const request = { who: userId, what: 'catalogue/create-category', requestKey, asked };
  const { pictureId, parentId, position: place, slug, ...said } = asked;
  const id = await changeTree<Refusal, string>(
    table,
    async (tree) => {
      const before = await resultOf(table, request);
      if (before !== undefined) return { writes: [], outcome: before };
      requireRoom(tree);
      const at = context.now();
      const made = `cat_${newId(at.getTime())}`;
      const standing = standingAt(tree, { parentId, position: place });
      if (!standing) throw new Error('What is new stands nowhere yet');
      const { moved, ...stands } = standing;
      const nothing = { shown: null, pictureId: null };
      const picture = changePicture(nothing, pictureId, { of: categoryMedia.of(made), userId, at });
      const category = StoredCategory.parse({
        ...said,
        group: said.group ?? tree.get(parentId ?? '')?.group,
        ...stands,
        id: made,
        slug: await slugFor(tree, slug, said.name),
        icon: '',
        pictureId: picture?.pictureId ?? null,
        createdAt: at.toISOString(),
      });
      const writes = [
        ...claimRequest(request, made),
        ...categoryRecord.make(category),
        ...makeRoom(moved),
        ...(picture?.writes ?? []),
      ];
      return { writes, outcome: made };
    },
    refused,
  );
  return shown(context, id, products);
}

type CategoryChange = BodyOf<typeof updateContract> & { id: string; userId: string };

/** Updates a category, and moves it with all its subcategories. */
export async function updateCategory(
  context: Context,
  { id, userId, version, ...asked }: CategoryChange,
  products?: Products,
): Promise<StaffCategory> {
  const { pictureId, parentId, position: place, slug: address, ...said } = asked;
  await changeTree<Refusal, void>(
    context.table,
    async (tree) => {
      const before = getPlaced(tree, id, version);
      const standing = standingAt(tree, { parentId, position: place }, before);
      const slug =
        address === undefined ? before.slug : await slugFor(tree, address, said.name ?? before.name, id);
      const known = { shown: before.icon, pictureId: before.pictureId };
      const picture = changePicture(known, pictureId, {
        of: categoryMedia.of(id),
        userId,
        at: context.now(),
      });
      const { writes } = categoryRecord.replace(StoredCategory.parse(before), {
        ...said,
        ...(standing && { parentId: standing.parentId, position: standing.position }),
        slug,
        formerSlugs: formerSlugs(before, slug),
        ...(picture && { pictureId: picture.pictureId }),
        ...(picture?.gone && { icon: '' }),
      });
      return {
        writes: [...writes, ...makeRoom(standing?.moved ?? []), ...(picture?.writes ?? [])],
        outcome: undefined,
      };
    },
    refused,
  );
  return shown(context, id, products);
}
