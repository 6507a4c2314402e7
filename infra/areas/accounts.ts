import * as accounts from '#shared/accounts/index.ts';
import { route, type Area } from './area.ts';

const full = { table: 'write', secret: true, signIns: true } as const;
const signing = { ...full, signs: true } as const;
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

    route(accounts.login, signing, hashing),
    route(accounts.refresh, signing),
    route(accounts.refreshToken, signing),
    route(accounts.signOut, full),

    route(accounts.listSignInProviders, { signIn: true }),
    route(accounts.beginProviderSignIn, { secret: true, signIn: true }),
    route(accounts.finishProviderSignIn, { ...signing, signIn: true }),
    route(accounts.registerWithProvider, signing),
    route(accounts.joinProvider, signing),

    route(accounts.forgotPassword, full),
    route(accounts.confirmForgotPassword, full),
    route(accounts.resetPassword, full, hashing),
    route(accounts.requestPasswordChangeOtp, full, hashing),
    route(accounts.confirmPasswordChange, full, hashing),

    route(accounts.getMe, { table: 'read' }),
    route(accounts.getUserByReference, { table: 'read' }),
    route(accounts.listUsers, { table: 'read', views: ['users'] }),
    route(accounts.listUserIds, { table: 'read', views: ['users'] }),
  ],
};
