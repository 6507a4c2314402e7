import * as z from 'zod';
import * as accounts from '#shared/accounts/index.ts';
import { notice } from '#shared/messages/index.ts';
import { maskEmail } from '#shared/values/mask.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import {
  askContactChange,
  codeSeconds,
  confirmContactChange,
} from '#functions/domain/accounts/contact/change-contact.ts';
import { codeByMail } from '#functions/domain/accounts/contact/code-by-mail.ts';
import { codeByPhone } from '#functions/domain/accounts/contact/code-by-phone.ts';
import * as undoing from '#functions/domain/accounts/contact/undo-change.ts';
import { getProfile, getProfileByReference } from '#functions/domain/accounts/find-account.ts';
import * as listing from '#functions/domain/accounts/listing/list-users.ts';
import { mailIntervalSeconds } from '#functions/domain/accounts/rate-limited-mail.ts';
import * as emailVerification from '#functions/domain/accounts/registration/email-verification.ts';
import * as registering from '#functions/domain/accounts/registration/register.ts';
import {
  changePassword,
  otpSeconds,
  requestOtp,
} from '#functions/domain/accounts/sign-in/password-change.ts';
import * as passwordReset from '#functions/domain/accounts/sign-in/password-reset.ts';
import { linkToFile } from '#functions/domain/jobs/link-files.ts';
import * as leaving from '#functions/domain/leaving/leaving.ts';
import { askForOwnData, requireOwnData, toOwnData } from '#functions/domain/leaving/own-data.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const activateAccount = httpRoute(accounts.activateAccount, async ({ body, language, table, now }) => {
  const status = await emailVerification.verifyEmail(
    { table, now },
    { ...body, rules: emailVerification.activationRules },
  );
  return { message: notice('emailVerified', language), status };
});

export const activateUserPatch = httpRoute(
  accounts.activateUserPatch,
  async ({ params, body, language, table, now }) => {
    const rules = { ...emailVerification.activationRules, owner: params.id };
    await emailVerification.verifyEmail({ table, now }, { ...body, rules });
    return { message: notice('emailVerified', language) };
  },
);

export const activateUser = httpRoute(
  accounts.activateUser,
  async ({ params, body, language, table, now }) => {
    const rules = { ...emailVerification.activationRules, owner: params.id };
    await emailVerification.verifyEmail({ table, now }, { ...body, rules });
    return { message: notice('emailVerified', language) };
  },
);

export const askEmailChange = httpRoute(
  accounts.askEmailChange,
  async ({ actor, body, language, table, now }) => {
    const { email: to, proof } = body;
    const asked = { userId: actor.userId, kind: 'email', to, proof } as const;
    await askContactChange({ table, now }, codeByMail, asked);
    return { message: notice('contactCodeSent', language), expiresInSeconds: codeSeconds };
  },
);

export const askPhoneChange = httpRoute(
  accounts.askPhoneChange,
  async ({ actor, body, language, table, now }) => {
    const { phoneNumber: to, proof } = body;
    const asked = { userId: actor.userId, kind: 'phone', to, proof } as const;
    await askContactChange({ table, now }, codeByPhone, asked);
    return { message: notice('contactCodeSent', language), expiresInSeconds: codeSeconds };
  },
);

export const beginLeaving = httpRoute(accounts.beginLeaving, ({ actor, body, table, now }) =>
  leaving.beginLeaving({ table, now }, { userId: actor.userId, ...body }),
);

export const checkContactChange = httpRoute(accounts.checkContactChange, ({ body, table, now }) =>
  undoing.checkContactChange({ table, now }, body.token),
);

export const checkVerification = httpRoute(
  accounts.checkVerification,
  async ({ query, language, table, now }) => {
    const { status, email } = await emailVerification.checkVerification(
      { table, now },
      { ...query, rules: emailVerification.verificationRules },
    );
    return { message: notice('verificationReady', language), status, email: maskEmail(email) };
  },
);

export const confirmEmailChange = httpRoute(
  accounts.confirmEmailChange,
  async ({ actor, body, language, table, now }) => {
    await confirmContactChange({ table, now }, { userId: actor.userId, kind: 'email', ...body });
    return { message: notice('emailChanged', language) };
  },
);

export const confirmForgotPassword = httpRoute(
  accounts.confirmForgotPassword,
  async ({ body, table, now }) => ({
    valid: await passwordReset.isResetLinkGood({ table, now }, body.token),
  }),
);

export const confirmPasswordChange = httpRoute(
  accounts.confirmPasswordChange,
  async ({ actor, body, language, table, now }) => {
    await changePassword({ table, now }, { ...actor, ...body });
    return { message: notice('passwordChanged', language) };
  },
);

export const confirmPhoneChange = httpRoute(
  accounts.confirmPhoneChange,
  async ({ actor, body, language, table, now }) => {
    await confirmContactChange({ table, now }, { userId: actor.userId, kind: 'phone', ...body });
    return { message: notice('phoneChanged', language) };
  },
);

export const exportOwnData = httpRoute(
  accounts.exportOwnData,
  async ({ actor, body, language, table, now }) =>
    toOwnData(await askForOwnData({ table, now }, { actor, language, ...body }), language, now()),
);

export const forgotPassword = httpRoute(accounts.forgotPassword, async ({ body, language, table, now }) => {
  await passwordReset.forgotPassword({ table, now }, body.email);
  return { message: notice('resetSent', language) };
});

export const getMe = httpRoute(accounts.getMe, async ({ actor, table, now }) =>
  toSessionUser(await getProfile({ table, now }, actor.userId)),
);

const config = readConfig({ MEDIA_BUCKET: z.string() });

export const getOwnDataFile = httpRoute(accounts.getOwnDataFile, async ({ actor, params, table, now }) => {
  const { MEDIA_BUCKET } = config();
  const job = await requireOwnData({ table, now }, actor.userId, params.id);
  return linkToFile({ bucket: createBucket(MEDIA_BUCKET), now }, job);
});

export const getUserByReference = httpRoute(accounts.getUserByReference, ({ params, table, now }) =>
  getProfileByReference({ table, now }, params.id),
);

export const listUserIds = httpRoute(accounts.listUserIds, ({ query }) => listing.listUserIds(query));

export const listUsers = httpRoute(accounts.listUsers, ({ query }) => listing.listUsers(query));

export const readLeaving = httpRoute(accounts.readLeaving, ({ actor, table, now }) =>
  leaving.readLeaving({ table, now }, actor.userId),
);

export const readOwnData = httpRoute(accounts.readOwnData, async ({ actor, params, language, table, now }) =>
  toOwnData(await requireOwnData({ table, now }, actor.userId, params.id), language, now()),
);

export const register = httpRoute(accounts.register, async ({ body, language, table, now }) => {
  const profile = await registering.register({ table, now }, { ...body, language });
  return { message: notice('accountCreated', language), user: toSessionUser(profile) };
});

export const requestPasswordChangeOtp = httpRoute(
  accounts.requestPasswordChangeOtp,
  async ({ actor, body, language, table, now }) => {
    const proof = body.proof ?? ({ by: 'password', password: body.currentPassword ?? '' } as const);
    await requestOtp({ table, now }, { ...actor, proof });
    return { message: notice('otpSent', language), expiresInSeconds: otpSeconds };
  },
);

export const resendVerification = httpRoute(
  accounts.resendVerification,
  async ({ body, language, table, now }) => {
    await emailVerification.resendVerification({ table, now }, body.email);
    return { message: notice('verificationSent', language), retryAfter: mailIntervalSeconds };
  },
);

export const resetPassword = httpRoute(
  accounts.resetPassword,
  async ({ body, language, sourceIp, table, now }) => {
    await passwordReset.resetPassword({ table, now }, { ...body, sourceIp });
    return { message: notice('passwordReset', language) };
  },
);

export const stayAfterAll = httpRoute(accounts.stayAfterAll, async ({ actor, language, table, now }) => {
  await leaving.cancelLeaving({ table, now }, actor.userId);
  return { message: notice('staysAfterAll', language) };
});

export const undoContactChange = httpRoute(
  accounts.undoContactChange,
  async ({ body, language, table, now }) => {
    await undoing.undoContactChange({ table, now }, body.token);
    return { message: notice('contactUndone', language) };
  },
);

export const verifyEmail = httpRoute(accounts.verifyEmail, async ({ body, language, table, now }) => {
  const status = await emailVerification.verifyEmail(
    { table, now },
    { ...body, rules: emailVerification.verificationRules },
  );
  return { message: notice('emailVerified', language), status };
});
