import * as accounts from '#shared/accounts/index.ts';
import { route, type Area } from './area.ts';

const full = { table: 'write', secret: true } as const;
/** Password hashing is work for the processor, which grows with the memory. */
const hashing = { memoryMb: 1024 };

export const accountsArea: Area = {
  name: 'accounts',
  routes: [
    route(accounts.register, full, hashing),
    route(accounts.checkVerification, full),
    route(accounts.verifyEmail, full, hashing),
    route(accounts.resendVerification, full),
    route(accounts.activateAccount, full, hashing),
    route(accounts.activateUser, full, hashing),
    route(accounts.activateUserPatch, full, hashing),

    route(accounts.login, full, hashing),
    route(accounts.refresh, full),
    route(accounts.refreshToken, full),
    route(accounts.signOut, full),

    route(accounts.listSignInProviders, { signIn: true }),
    route(accounts.beginProviderSignIn, { secret: true, signIn: true }),
    route(accounts.finishProviderSignIn, { ...full, signIn: true }),
    route(accounts.registerWithProvider, full),
    route(accounts.joinProvider, full),

    route(accounts.forgotPassword, full),
    route(accounts.confirmForgotPassword, full),
    route(accounts.resetPassword, full, hashing),
    route(accounts.requestPasswordChangeOtp, full, hashing),
    route(accounts.confirmPasswordChange, full, hashing),

    route(accounts.getMe, { table: 'read' }),
    route(accounts.getUserByReference, { table: 'read' }),
    route(accounts.listUsers, { table: 'read', views: 'read' }),
  ],
};
