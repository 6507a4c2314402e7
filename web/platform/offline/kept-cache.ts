/**
 * Documents that an account keeps on this device, in a cache of its own: pages fill it, and the service worker
 * answers from it without a network and deletes it when somebody else is here.
 */
export const documentCachePrefix = 'documents-';
export const documentCacheOf = (account: string): string => documentCachePrefix + account;

const variant = /^(\/media\/\w+\/[\w-]+)\/\d+\.webp$/;

/** Key of a kept response. All sizes of a picture have the same one, because a single size is kept. */
export const documentKeyOf = ({ origin, pathname }: URL): string =>
  origin + (variant.exec(pathname)?.[1] ?? pathname);
