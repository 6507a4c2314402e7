import { notice } from '#shared/messages/index.ts';
import * as people from '#shared/people/index.ts';
import * as actingOnPrivacy from '#functions/domain/people/act-on-privacy.ts';
import * as applying from '#functions/domain/people/apply-again.ts';
import * as asking from '#functions/domain/people/ask-privacy.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import * as deciding from '#functions/domain/people/decide-person.ts';
import { inviteStaff } from '#functions/domain/people/invite-staff.ts';
import * as listingAccounts from '#functions/domain/people/list-accounts.ts';
import * as listingPeople from '#functions/domain/people/list-people.ts';
import * as listingPrivacy from '#functions/domain/people/list-privacy.ts';
import * as privacyByLink from '#functions/domain/people/privacy-by-link.ts';
import * as reading from '#functions/domain/people/read-member-log.ts';
import { readPerson, toPerson } from '#functions/domain/people/read-person.ts';
import * as reviewingClaim from '#functions/domain/people/review-claim.ts';
import { readPolicy, savePolicy } from '#functions/domain/settings/account-policy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const actOnPrivacy = httpRoute(people.actOnPrivacy, ({ params, body, language, table, now }) =>
  actingOnPrivacy.actOnPrivacy({ table, now }, { ...params, ...body, language }),
);

export const applyAgain = httpRoute(people.applyAgain, async ({ body, language, table, now }) => {
  await applying.applyAgain({ table, now }, body);
  return { message: notice('appliedAgain', language) };
});

export const askPrivacyByLink = httpRoute(people.askPrivacyByLink, ({ body, table, now }) =>
  privacyByLink.askPrivacyByLink({ table, now }, body),
);

export const askPrivacy = httpRoute(people.askPrivacy, ({ body, actor: { userId }, table, now }) =>
  asking.askPrivacy({ table, now }, { ...body, userId }),
);

export const changePerson = httpRoute(
  people.changePerson,
  async ({ params: { id }, body, actor: { userId }, table, now }) =>
    toPerson({ table, now }, await changeRole({ table, now }, { ...body, id, userId })),
);

export const checkAgain = httpRoute(people.checkAgain, ({ body: { token }, table, now }) =>
  applying.checkAgain({ table, now }, token),
);

export const claimPerson = httpRoute(
  people.claimPerson,
  async ({ params: { id }, actor: { userId }, table, now }) => {
    await reviewingClaim.claimPerson({ table, now }, { id, userId });
    return readPerson({ table, now }, { id, userId });
  },
);

export const createAccount = httpRoute(
  people.createAccount,
  ({ body, actor: { userId }, language, table, now }) =>
    inviteStaff({ table, now }, { ...body, userId, language }),
);

export const decidePerson = httpRoute(
  people.decidePerson,
  ({ params, body: { reason }, actor: { userId }, language, table, now }) =>
    deciding.decidePerson({ table, now }, { ...params, reason, userId, language }),
);

export const decideUser = httpRoute(
  people.decideUser,
  ({ params, body: { reason }, actor: { userId }, language, table, now }) =>
    deciding.decidePerson({ table, now }, { ...params, reason, userId, language }),
);

export const getAccountPolicy = httpRoute(people.getAccountPolicy, ({ table }) => readPolicy(table));

export const getMemberLogStats = httpRoute(people.getMemberLogStats, ({ table, now }) =>
  reading.memberLogStats({ table, now }),
);

export const getPerson = httpRoute(people.getPerson, ({ params: { id }, actor: { userId }, table, now }) =>
  readPerson({ table, now }, { id, userId }),
);

export const listAccounts = httpRoute(people.listAccounts, ({ query, table, now }) =>
  listingAccounts.listAccounts({ table, now }, query),
);

export const listApprovals = httpRoute(people.listApprovals, ({ query, table, now }) =>
  listingPeople.searchWaitingPeople({ table, now }, query),
);

export const listMemberLog = httpRoute(people.listMemberLog, ({ query, language, table, now }) =>
  reading.listMemberLog({ table, now }, query, language),
);

export const listOwnPrivacy = httpRoute(people.listOwnPrivacy, ({ actor: { userId }, table }) =>
  asking.listOwnPrivacy({ table }, userId),
);

export const listPeople = httpRoute(people.listPeople, ({ query, table, now }) =>
  listingPeople.listPeople({ table, now }, query),
);

export const listPrivacy = httpRoute(people.listPrivacy, ({ query, table, now }) =>
  listingPrivacy.listPrivacy({ table, now }, query),
);

export const releasePerson = httpRoute(
  people.releasePerson,
  async ({ params: { id }, actor: { userId }, table, now }) => {
    await reviewingClaim.releasePerson({ table, now }, { id, userId });
    return readPerson({ table, now }, { id, userId });
  },
);

export const requestPrivacyLink = httpRoute(
  people.requestPrivacyLink,
  async ({ body: { email }, language, table, now }) => {
    await privacyByLink.requestPrivacyLink({ table, now }, email);
    return { message: notice('privacyLinkSent', language) };
  },
);

export const saveAccountPolicy = httpRoute(people.saveAccountPolicy, ({ body, table, now }) =>
  savePolicy({ table, now }, body),
);
