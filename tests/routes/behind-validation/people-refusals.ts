import { deleteAddress } from '#shared/addresses/index.ts';
import { maxRestockRequests } from '#shared/restock/restock.contract.ts';
import { usualPolicy } from '#shared/people/usual-policy.ts';
import { deleteSavedView } from '#shared/saved-views/index.ts';
import { newId } from '#shared/values/ids.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { RefusalCode } from '#functions/domain/media/refusal.ts';
import { jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { startWaiting } from '#functions/domain/restock/waiting.ts';
import { now, secondsFromNow } from '#functions/platform/clock.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { password } from '#tests/support/world.ts';
import {
  but,
  correctedTo,
  isAnswered,
  isFull,
  isThere,
  type Prepared,
  type Refusals,
  refuses,
  says,
  takenAway,
  where,
} from './prepared.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';
import type { Row } from './tampered-table.ts';

const profile = /^USER#\S+ PROFILE$/;
const upload = /^UPLOAD#\S+ UPLOAD$/;
/** The worker or an earlier request found out what the file is. */
const refusedForContent = Object.fromEntries(
  RefusalCode.options.map((refusal) => [refusal, where(says(upload, { status: 'refused', refusal }))]),
);
const wallet = /^IDENTITY#\S+ WALLET$/;

/** Somebody has guessed at a password as often as one may. */
const guessedAt = ({ world }: Scene, userId: string) =>
  world.write([
    { ...accountKeys.attempts(userId), entity: 'attempts', tries: 5, expiresAt: secondsFromNow(600) },
  ]);

/** The link serves for each of the three ways to confirm an address. */
const lockedLink: Prepared = async ({ scene, table }) => {
  const sample = await sampleOf('accounts/activate-user', scene);
  await guessedAt(scene, sample.params?.['id'] ?? '');
  return { sample, table };
};

const lockedMember: Prepared = but(async (scene) => {
  const { id, accessToken: token } = await scene.aQuickMember();
  await guessedAt(scene, id);
  return { token, body: { currentPassword: password } };
});

/** Still signed in to an account that is no more. */
const gone = (given: Parameters<Scene['aQuickMember']>[0] = {}): Prepared =>
  but(async ({ world, aQuickMember }) => {
    const { id, accessToken: token } = await aQuickMember(given);
    await world.table.write([remove(accountKeys.profile(id))]);
    return { token };
  });

/** The job that has begun the same work is never found. */
const hiddenJob: Prepared = but(async ({ world, aQuickMember }) => {
  const { id, accessToken: token } = await aQuickMember({ role: 'admin' });
  const hold = { ...jobKeys.underWay(id, 'export-users'), entity: 'job-under-way', jobId: newId() };
  await world.table.write([put({ ...hold, expiresAt: secondsFromNow(600) })]);
  return { token };
});

const waitsForMuch: Prepared = but(async ({ world, aQuickMember }) => {
  const { id: userId, accessToken: token } = await aQuickMember();
  const waiting = () =>
    startWaiting(
      { userId, productId: newId(), variantId: noVariantId, createdAt: now().toISOString() },
      now(),
    );
  await world.table.write(Array.from({ length: maxRestockRequests }, waiting));
  return { token };
});

/** The shop asks for other passwords, or for birth dates, by now. */
const policy = (said: Partial<typeof usualPolicy>) =>
  isThere(/^SETTINGS accounts$/, { ...usualPolicy, ...said });
const longPasswords = where(policy({ passwordLetters: 40 }));
const asksBirthDate = [policy({ asksBirthDate: true })];

const common = 'Matkhau123';
const young = '2015-05-05';

const saysOfPapers = (change: object) =>
  says(wallet, (row) => ({
    ...row,
    papers: (row['papers'] as Row[]).map((paper) => ({ ...paper, ...change })),
  }));
const flag = {
  field: 'number',
  reason: 'incorrect',
  note: '',
  at: '2026-11-01T00:00:00.000Z',
  answered: false,
};
const isSent = where(saysOfPapers({ state: 'submitted' }));

const bornOtherwise = but({ body: { dob: '1991-02-03' } }, [
  says(profile, { verificationDate: '2026-11-01T00:00:00.000Z', dob: '1990-01-01' }),
]);

export const peopleRefusals: Refusals = {
  'accounts/activate-account': { LOGIN_LOCKED: lockedLink },
  'accounts/activate-user': { LOGIN_LOCKED: lockedLink },
  'accounts/activate-user-patch': { LOGIN_LOCKED: lockedLink },
  'accounts/add-passkey': { PASSKEYS_FULL: where(isFull(/^SIGNIN#/, 20)) },
  'accounts/confirm-password-change': {
    PASSWORD_TOO_COMMON: but({ body: { newPassword: common } }),
    PASSWORD_TOO_SHORT: longPasswords,
  },
  'accounts/get-own-data-file': { JOB_STATE: where(says(/^JOB#\S+ JOB$/, { file: null })) },
  'accounts/join-provider': {
    USER_NOT_FOUND: gone(),
    PROVIDER_SIGN_IN_FAILED: but({ body: { ticket: 'made.up' } }),
  },
  'accounts/recover-account': { ACCOUNT_LOCKED: where(says(profile, { status: 'inactive' })) },
  'accounts/refresh-token': {
    ACCOUNT_LOCKED: but(async ({ aQuickMember }) => {
      const { refreshToken } = await aQuickMember({ status: 'inactive' });
      return { body: { refreshToken, username: undefined } };
    }),
    REFRESH_TOKEN_INVALID: but({ body: { refreshToken: 'made.u.p' } }),
    REFRESH_TOKEN_REUSED: but((_, { body }) => {
      const [userId, sessionId] = (body as { refreshToken: string }).refreshToken.split('.');
      return { body: { refreshToken: `${userId}.${sessionId}.spent` } };
    }),
  },
  'accounts/register-with-provider': {
    REFERRER_NOT_FOUND: but({ body: { referenceId: 'AAAAAAAA' } }),
    BIRTH_DATE_NEEDED: but({}, asksBirthDate),
    GUARDIAN_NEEDED: but({ body: { dob: young } }, asksBirthDate),
    GUARDIAN_NOT_FOUND: but({ body: { dob: young, guardian: 'AAAAAAAA' } }, asksBirthDate),
  },
  'accounts/request-password-change-otp': { LOGIN_LOCKED: lockedMember },
  'accounts/resend-verification': {
    EMAIL_ALREADY_VERIFIED: but(({ people }) => ({ body: { email: people.member.email } })),
  },
  'accounts/reset-password': {
    PASSWORD_TOO_COMMON: but({ body: { password: common, confirmPassword: common } }),
    PASSWORD_TOO_SHORT: longPasswords,
  },
  'accounts/verify-email': { VERIFICATION_TOKEN_INVALID: but({ body: { token: 'made.up' } }) },
  'addresses/create-address': {
    STALE_STATE: takenAway(deleteAddress.name),
    REQUEST_DIFFERS: correctedTo({ street: '9 Hàng Gai' }),
  },
  'addresses/update-address': {
    UNKNOWN_PROVINCE: but({ body: { provinceCode: 99 } }),
    UNKNOWN_DISTRICT: but({ body: { system: 'v1', districtCode: 760 } }),
  },
  'catalogue/create-business-with-user': { PASSWORD_TOO_SHORT: longPasswords },
  'customers/create-customer-group': {
    CUSTOMER_LABELS_FULL: but(
      () => ({ body: { clientRequestId: newId() } }),
      [isFull(/^CUSTOMER-LABELS$/, 50)],
    ),
  },
  'customers/label-customer': {
    CUSTOMER_LABELS_FULL: where(
      says(/^CUSTOMER#\S+ HEAD$/, { tags: Array.from({ length: 20 }, (_, place) => `Thẻ ${place}`) }),
    ),
  },
  'customers/write-note': {
    CUSTOMER_ERASED: where(says(/^CUSTOMER#\S+ HEAD$/, { erasedAt: '2026-11-01T00:00:00.000Z' })),
  },
  'identity/create-identity': {
    CONSENT_NEEDED: but({ body: { consent: '2020-01' } }),
    IDENTITY_ASKED: where(saysOfPapers({ flags: [flag] })),
    IDENTITY_STATE: but(async ({ aQuickMember }) => {
      const at = now().toISOString();
      const member = await aQuickMember({ status: 'kyc_submitted', phoneVerifiedAt: at });
      return { token: member.accessToken };
    }),
    PHONE_UNCONFIRMED: where(says(profile, { phoneVerifiedAt: null })),
  },
  'identity/keep-paper-picture': { IDENTITY_STATE: isSent },
  'identity/send-paper-picture': { IDENTITY_STATE: isSent },
  'invoice-profiles/delete-invoice-profile': { STALE_STATE: where(refuses('moved')) },
  'jobs/get-job-file': { JOB_STATE: where(says(/^JOB#\S+ JOB$/, { file: null })) },
  'jobs/list-jobs': { BAD_CURSOR: but({ query: { cursor: 'made-up' } }) },
  'jobs/start-job': { USER_NOT_FOUND: gone({ role: 'admin' }), STALE_STATE: hiddenJob },
  'members/update-profile': { BIRTHDAY_VERIFIED: bornOtherwise },
  'members/update-user': {
    BIRTHDAY_VERIFIED: bornOtherwise,
    NAME_VERIFIED: but({ body: { fullName: 'Lê Thị Khác' } }, [
      says(profile, { verificationDate: '2026-11-01T00:00:00.000Z' }),
    ]),
  },
  'notifications/add-push-device': {
    TOO_MANY_DEVICES: where(isFull(/^NOTIFICATIONS?#/, 20, { sessionId: 'another' })),
  },
  'notifications/test-push-device': {
    PUSH_FAILED: where(isAnswered(/^/, () => Promise.resolve(new Response('', { status: 500 })))),
  },
  'people/ask-privacy-by-link': {
    TOO_MANY_REQUESTS_OPEN: where(isFull(/^PRIVACY#/, 5, { state: 'asked' })),
  },
  'people/decide-user': {
    REVIEW_HELD: where(
      isThere(/^USER#\S+ REVIEW$/, { of: '', userId: 'another', name: 'Lan', heldUntil: 4_000_000_000 }),
    ),
  },
  'restock/await-restock': { RESTOCK_FULL: waitsForMuch },
  'saved-views/create-saved-view': {
    REQUEST_DIFFERS: correctedTo({ name: 'Tên khác' }),
    STALE_STATE: takenAway(deleteSavedView.name),
  },
  'uploads/finish-upload': {
    UPLOAD_INCOMPLETE: where(says(upload, { bytes: 1, multipart: { id: 'joined', partBytes: 1 } })),
    ...refusedForContent,
  },
  'uploads/give-up-upload': {
    UPLOAD_IN_USE: where(says(upload, { attachedTo: 'review#r1' }), refuses('in-use')),
  },
  'uploads/sign-upload-parts': refusedForContent,
  'uploads/upload-thing': { FILE_TYPE_REFUSED: but({ body: { mimeType: 'text/html' } }) },
};
