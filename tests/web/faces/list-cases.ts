import { listsForShoppers } from './lists-for-shoppers.ts';
import { listsOfGoods } from './lists-of-goods.ts';
import { listsOfPeople } from './lists-of-people.ts';
import { listsOfPosts } from './lists-of-posts.ts';
import { listsOfSales } from './lists-of-sales.ts';
import type { ListCase } from './list-case.ts';

/** A list that is not named here has no test of its faces. */
export const listCases: readonly ListCase[] = [
  ...listsOfSales,
  ...listsOfGoods,
  ...listsOfPeople,
  ...listsOfPosts,
  ...listsForShoppers,
];
