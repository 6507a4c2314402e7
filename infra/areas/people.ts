import * as people from '#shared/people/index.ts';
import { type Area, read, route, write } from './area.ts';

const throughUsers = { table: 'read', views: ['users'] } as const;
/** A record shows where a member is signed in, and a decision may end those sessions. */
const record = { table: 'write', views: ['users'], signIns: true } as const;
const byLink = { table: 'write', secret: true, signIns: true } as const;

export const peopleArea: Area = {
  name: 'people',
  routes: [
    route(people.listPeople, throughUsers),
    route(people.listApprovals, throughUsers),
    route(people.getPerson, { table: 'read', views: ['users'], signIns: true }),
    route(people.changePerson, record),
    route(people.decideUser, record),
    route(people.decidePerson, record),
    route(people.claimPerson, record),
    route(people.releasePerson, record),

    route(people.checkAgain, byLink),
    route(people.applyAgain, byLink),

    route(people.listMemberLog, { table: 'read', views: ['memberlog'] }),
    route(people.getMemberLogStats, { table: 'read', views: ['memberlog'] }),

    route(people.listAccounts, throughUsers),
    route(people.createAccount, { table: 'write', signIns: true }),
    route(people.getAccountPolicy, read),
    route(people.saveAccountPolicy, write),

    route(people.askPrivacy, write),
    route(people.listOwnPrivacy, read),
    route(people.requestPrivacyLink, byLink),
    route(people.askPrivacyByLink, byLink),
    route(people.listPrivacy, { table: 'read', views: ['privacy'] }),
    route(people.actOnPrivacy, write),
  ],
};
