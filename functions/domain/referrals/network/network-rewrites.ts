import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Accounts from before the tree was kept: what is written on them is heard of, and they are placed as later ones are. */
export const placeOlderMembers: Rewrite = {
  name: 'members-in-the-tree',
  entities: ['user'],
  today: (item) =>
    typeof item['referrerId'] !== 'string' || item['toPlace'] === true || item['gsi1pk'] !== undefined
      ? item
      : {
          ...item,
          toPlace: true,
          gsi1pk: `BROUGHT-BY#${item['referrerId']}`,
          gsi1sk: `${String(item['createdAt'])}#${String(item['id'])}`,
        },
};
