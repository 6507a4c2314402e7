import * as approvals from '#shared/moderation/content-approval.contract.ts';
import * as moderation from '#shared/moderation/moderation.contract.ts';
import { type Area, read, route, write } from './area.ts';

export const moderationArea: Area = {
  name: 'moderation',
  routes: [
    route(moderation.searchCases, { ...read, views: ['cases'] }),
    route(moderation.getCase, read),
    route(moderation.decideCase, { ...write, indexes: ['gsi1'], views: ['users'] }),
    route(moderation.appealDecision, write),
    route(approvals.getContentApproval, read),
    route(approvals.saveContentApproval, write),
    route(moderation.reportContent, { ...write, indexes: ['gsi1'] }),
  ],
};
