import { AppError } from '#shared/contract/errors.ts';
import { isOpenRequest, maxOpenRequests } from '#shared/people/privacy-choices.ts';
import { privacyDays } from '#shared/people/privacy-clocks.ts';
import {
  type PrivacyDraft,
  type PrivacyRequest,
  StaffPrivacyRequest,
} from '#shared/people/privacy.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { answeredOnce, claimRequest } from '#functions/platform/records/once.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { peopleKeys } from './people-keys.ts';
import { privacyRecord } from './privacy-record.ts';

const maxListed = 100;

/** Privacy requests of a member, newest first, read by primary key rather than the view. */
export async function listOwnPrivacy(
  { table }: TableContext,
  userId: string,
): Promise<StaffPrivacyRequest[]> {
  const asked = { pk: peopleKeys.requestsOf(userId), limit: maxListed, newestFirst: true };
  return (await table.list(asked, StaffPrivacyRequest)).items;
}

export async function newRequest(
  context: Context,
  profile: Profile,
  { kind, text }: PrivacyDraft,
): Promise<StaffPrivacyRequest> {
  const before = await listOwnPrivacy(context, profile.id);
  if (before.filter(({ state }) => isOpenRequest(state)).length >= maxOpenRequests)
    throw new AppError('TOO_MANY_REQUESTS_OPEN', { params: { limit: maxOpenRequests } });
  const at = context.now();
  const createdAt = at.toISOString();
  const { holidays } = await readPolicy(context.table);
  return {
    id: `${profile.id}.${newId(at.getTime())}`,
    userId: profile.id,
    kind,
    text,
    state: 'asked',
    ...privacyDays(kind, at, holidays),
    receivedAt: null,
    extendedFor: null,
    answer: null,
    answeredAt: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** Creates a privacy request of a signed-in member. */
export async function askPrivacy(
  context: Context,
  {
    userId,
    clientRequestId,
    ...draft
  }: PrivacyDraft & { userId: string; clientRequestId?: string | undefined },
): Promise<PrivacyRequest> {
  const { table } = context;
  const profile = await getProfile(context, userId);
  const asked = { who: userId, what: 'people/ask-privacy', requestKey: clientRequestId, asked: draft };
  const kept = async (id: string): Promise<PrivacyRequest> => {
    return orThrow(await privacyRecord.find(table, { id }), 'STALE_STATE');
  };
  // A repeated request is answered even if it took the last free place.
  return answeredOnce(table, asked, {
    before: kept,
    work: async () => {
      const request = await newRequest(context, profile, draft);
      const refusal = await table.write([...claimRequest(asked, request.id), ...privacyRecord.make(request)]);
      return refusal ?? kept(request.id);
    },
  });
}
