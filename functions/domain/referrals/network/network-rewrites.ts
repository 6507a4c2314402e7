import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Rewrites accounts from before the tree existed, so that their change events place them like later ones. */
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
