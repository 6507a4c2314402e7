import type { NewsItem } from '#shared/news/news.ts';

type AddressParts = Pick<NewsItem, 'slug' | 'createdAt'>;

/** Returns the last part of a news item's path: its slug and the time it was written. */
export const newsAddress = ({ slug, createdAt }: AddressParts): string => `${slug}-${Date.parse(createdAt)}`;

/** Returns the slug within such an address; a bare slug is one, too. */
export const slugIn = (address: string): string => address.replace(/(?<=.)-\d{13}$/, '');

export const newsPath = (item: AddressParts): string => `/news/${newsAddress(item)}`;
