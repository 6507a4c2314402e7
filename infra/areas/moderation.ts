import * as moderation from '#shared/moderation/index.ts';
import { type Area, read, route, write } from './area.ts';

export const moderationArea: Area = {
  name: 'moderation',
  routes: [
    route(moderation.searchCases, { ...read, views: ['cases'] }),
    route(moderation.getCase, read),
    route(moderation.decideCase, { ...write, indexes: ['gsi1'], views: ['users'] }),
    route(moderation.appealDecision, write),
    route(moderation.getContentApproval, read),
    route(moderation.saveContentApproval, write),
    route(moderation.reportContent, { ...write, indexes: ['gsi1'] }),
  ],
};
