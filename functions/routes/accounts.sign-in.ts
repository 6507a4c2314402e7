import * as accounts from '#shared/accounts/index.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { toPasskey } from '#functions/domain/accounts/passkeys/passkey-record.ts';
import { askForPasskey } from '#functions/domain/accounts/passkeys/take-passkey.ts';
import * as joining from '#functions/domain/accounts/providers/join-provider.ts';
import * as providerSignIn from '#functions/domain/accounts/providers/provider-sign-in.ts';
import { configuredProviders } from '#functions/domain/accounts/providers/sign-in-pages.ts';
import * as registering from '#functions/domain/accounts/registration/register-with-provider.ts';
import * as ownSessions from '#functions/domain/accounts/sessions/own-sessions.ts';
import { endSession, refreshSession } from '#functions/domain/accounts/sessions/sessions.ts';
import * as loggingIn from '#functions/domain/accounts/sign-in/login.ts';
import * as managingPasskeys from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import * as recovering from '#functions/domain/accounts/sign-in/recover-account.ts';
import * as recoveryCodes from '#functions/domain/accounts/sign-in/recovery-codes.ts';
import * as signingInWithPasskey from '#functions/domain/accounts/sign-in/sign-in-with-passkey.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const addPasskey = httpRoute(accounts.addPasskey, async ({ actor, body, userAgent, table, now }) =>
  toPasskey(await managingPasskeys.addPasskey({ table, now }, { userId: actor.userId, userAgent, ...body })),
);

export const beginPasskeySignIn = httpRoute(accounts.beginPasskeySignIn, ({ table, now }) =>
  askForPasskey({ table, now }),
);

export const beginPasskey = httpRoute(accounts.beginPasskey, ({ actor, body, table, now }) =>
  managingPasskeys.beginPasskey({ table, now }, { userId: actor.userId, ...body }),
);

export const beginProof = httpRoute(accounts.beginProof, ({ actor, table, now }) =>
  askForPasskey({ table, now }, actor.userId),
);

export const beginProviderSignIn = httpRoute(accounts.beginProviderSignIn, async ({ params, body }) => ({
  url: await providerSignIn.beginProviderSignIn(params.provider, body.challenge),
}));

export const endOtherSessions = httpRoute(
  accounts.endOtherSessions,
  async ({ actor, language, table, now }) => {
    await ownSessions.endOtherSessions({ table, now }, actor);
    return { message: notice('signedOutElsewhere', language) };
  },
);

export const endSessionThere = httpRoute(
  accounts.endSessionThere,
  async ({ actor, params, language, table, now }) => {
    await ownSessions.endSessionThere({ table, now }, actor, params.id);
    return { message: notice('signedOutThere', language) };
  },
);

export const finishProviderSignIn = httpRoute(
  accounts.finishProviderSignIn,
  async ({ params, body, language, userAgent, table, now }) => {
    const finished = await providerSignIn.finishProviderSignIn(
      { table, now },
      { ...params, ...body, userAgent },
    );
    if (finished.outcome !== 'signed-in') return finished;
    const { outcome, profile, tokens } = finished;
    return { outcome, ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
  },
);

export const joinProvider = httpRoute(
  accounts.joinProvider,
  async ({ params, body, actor: { userId }, language, table, now }) => {
    await joining.joinProvider({ table, now }, { ...params, ...body, userId });
    return { message: notice('providerJoined', language) };
  },
);

export const listSessions = httpRoute(accounts.listSessions, async ({ actor, table, now }) => ({
  data: await ownSessions.listSessions({ table, now }, actor),
}));

export const listSignInProviders = httpRoute(accounts.listSignInProviders, async ({ table }) => ({
  providers: configuredProviders(),
  asksBirthDate: (await readPolicy(table)).asksBirthDate,
}));

export const login = httpRoute(
  accounts.login,
  async ({ body, language, userAgent, sourceIp, table, now }) => {
    const { profile, tokens } = await loggingIn.login({ table, now }, { ...body, userAgent, sourceIp });
    return { ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
  },
);

export const makeRecoveryCodes = httpRoute(
  accounts.makeRecoveryCodes,
  async ({ actor, body, table, now }) => ({
    codes: await recoveryCodes.makeRecoveryCodes({ table, now }, { userId: actor.userId, ...body }),
  }),
);

export const readSignInMeans = httpRoute(accounts.readSignInMeans, ({ actor, table, now }) =>
  managingPasskeys.readSignInMeans({ table, now }, actor.userId),
);

export const recoverAccount = httpRoute(
  accounts.recoverAccount,
  async ({ body, language, userAgent, sourceIp, table, now }) => {
    const { profile, tokens } = await recovering.recoverAccount(
      { table, now },
      { ...body, userAgent, sourceIp },
    );
    return { ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
  },
);

export const refreshToken = httpRoute(accounts.refreshToken, ({ body, userAgent, sourceIp, table, now }) =>
  refreshSession({ table, now }, { ...body, userAgent, sourceIp }),
);

export const refresh = httpRoute(accounts.refresh, ({ body, userAgent, sourceIp, table, now }) =>
  refreshSession({ table, now }, { ...body, userAgent, sourceIp }),
);

export const registerWithProvider = httpRoute(
  accounts.registerWithProvider,
  async ({ params, body, language, userAgent, table, now }) => {
    const input = { ...params, ...body, language, userAgent };
    const { profile, tokens } = await registering.registerWithProvider({ table, now }, input);
    return { ...tokens, message: notice('accountCreated', language), user: toSessionUser(profile) };
  },
);

export const removePasskey = httpRoute(
  accounts.removePasskey,
  async ({ actor, params, body, language, table, now }) => {
    await managingPasskeys.removePasskey({ table, now }, { userId: actor.userId, ...params, ...body });
    return { message: notice('passkeyRemoved', language) };
  },
);

export const removePassword = httpRoute(
  accounts.removePassword,
  async ({ actor, body, language, table, now }) => {
    await managingPasskeys.removePassword({ table, now }, { userId: actor.userId, ...body });
    return { message: notice('passwordRemoved', language) };
  },
);

export const renamePasskey = httpRoute(accounts.renamePasskey, async ({ actor, params, body, table, now }) =>
  toPasskey(
    await managingPasskeys.renamePasskey({ table, now }, { userId: actor.userId, ...params, ...body }),
  ),
);

export const signInWithPasskey = httpRoute(
  accounts.signInWithPasskey,
  async ({ body, language, userAgent, sourceIp, table, now }) => {
    const { profile, tokens } = await signingInWithPasskey.signInWithPasskey(
      { table, now },
      { ...body, userAgent, sourceIp },
    );
    return { ...tokens, message: notice('loggedIn', language), user: toSessionUser(profile) };
  },
);

export const signOut = httpRoute(accounts.signOut, async ({ body, table, now }) => {
  await endSession({ table, now }, body?.refreshToken);
  return { success: true as const };
});
