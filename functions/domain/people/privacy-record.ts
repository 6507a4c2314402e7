import { StaffPrivacyRequest } from '#shared/people/privacy.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { peopleKeys, privacyFeed } from './people-keys.ts';

/** Versioned record of privacy requests. */
export const privacyRecord = versioned({
  entity: 'privacy-request',
  schema: StaffPrivacyRequest,
  key: ({ id }: { id: string }) => peopleKeys.request(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'PRIVACY_REQUEST_NOT_FOUND',
  feed: privacyFeed,
});
