import type { Page } from './page.ts';
import { texts } from './page-texts.ts';

/** The ordinary page, which will say by itself that there is nothing here; crawlers are told by the status. */
export const missingPage: Page = {
  status: 404,
  title: texts.notFound,
  description: texts.notFoundLead,
  path: '/e-commerce',
  kind: 'website',
  isIndexed: false,
  facts: [],
  answers: [],
  firstPictures: [],
  routes: ['_shop'],
};
