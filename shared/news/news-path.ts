/** Address of the page that lists news. */
export const newsListPath = '/news';

type AddressedNews = { slug: string; createdAt: string };

/** Last part of the address of a news item. The moment of its creation tells items with similar slugs apart. */
export const newsAddress = ({ slug, createdAt }: AddressedNews): string =>
  `${encodeURIComponent(slug)}-${Date.parse(createdAt)}`;

/** Address of a news item. */
export const newsPath = (news: AddressedNews): string => `${newsListPath}/${newsAddress(news)}`;

/** Address of an event's calendar file. */
export const newsCalendarPath = (news: AddressedNews): string => `${newsPath(news)}.ics`;

/** Returns the slug in the last part of an address; links that people shorten by hand lack the moment. */
export const slugInAddress = (name: string): string => name.replace(/(?<=.)-\d{12,14}$/, '');
