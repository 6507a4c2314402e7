import type { Page } from './page.ts';
import { texts } from './page-texts.ts';

/** Page with status 404 for crawlers. Its body is the web app, which shows the message itself. */
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
