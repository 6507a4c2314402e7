import * as accounts from '#shared/accounts/index.ts';
import { route, worker, type Area } from './area.ts';

const full = { table: 'write', secret: true, signIns: true } as const;
/** Reads and changes sign-in data, but cannot sign tokens. */
const keeping = { table: 'write', signIns: true } as const;
const looking = { table: 'read', signIns: true } as const;
const signing = { ...full, signs: true } as const;
/** Password hashing needs CPU time, which Lambda allots in proportion to memory. */
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

    route(accounts.listSignInProviders, { table: 'read', signIn: true }),
    route(accounts.beginProviderSignIn, { secret: true, signIn: true }),
    route(accounts.finishProviderSignIn, { ...signing, signIn: true }),
    route(accounts.registerWithProvider, signing),
    route(accounts.joinProvider, signing),

    route(accounts.forgotPassword, full),
    route(accounts.confirmForgotPassword, full),
    route(accounts.resetPassword, full, hashing),
    route(accounts.requestPasswordChangeOtp, full, hashing),
    route(accounts.confirmPasswordChange, full, hashing),

    route(accounts.listSessions, looking),
    route(accounts.endSessionThere, keeping),
    route(accounts.endOtherSessions, keeping),

    route(accounts.readSignInMeans, looking),
    route(accounts.beginPasskey, full, hashing),
    route(accounts.addPasskey, full),
    route(accounts.renamePasskey, keeping),
    route(accounts.removePasskey, full, hashing),
    route(accounts.removePassword, full, hashing),
    route(accounts.makeRecoveryCodes, full, hashing),
    route(accounts.beginProof, keeping),
    route(accounts.beginPasskeySignIn, keeping),
    route(accounts.signInWithPasskey, signing),
    route(accounts.recoverAccount, signing),

    route(accounts.askEmailChange, full, hashing),
    route(accounts.askPhoneChange, { ...full, messages: true }, hashing),
    route(accounts.confirmEmailChange, full),
    route(accounts.confirmPhoneChange, full),
    route(accounts.checkContactChange, full),
    route(accounts.undoContactChange, full),

    route(accounts.readLeaving, { table: 'read', indexes: ['gsi2'] }),
    route(accounts.beginLeaving, { ...full, indexes: ['gsi2'] }, hashing),
    route(accounts.stayAfterAll, { table: 'write' }),
    route(accounts.exportOwnData, { ...keeping, identities: true, indexes: ['gsi1', 'gsi2'] }),
    route(accounts.readOwnData, { table: 'read', indexes: ['gsi1', 'gsi2'] }),
    route(accounts.getOwnDataFile, { table: 'read', files: 'fetch', indexes: ['gsi1', 'gsi2'] }),

    route(accounts.getMe, { table: 'read' }),
    route(accounts.getUserByReference, { table: 'read' }),
    route(accounts.listUsers, { table: 'read', views: ['users'] }),
    route(accounts.listUserIds, { table: 'read', views: ['users'] }),
  ],
  workers: [
    // A member who leaves may have years of content, which is settled in steps.
    worker(
      'empty-account',
      'leaving',
      {
        table: 'write',
        indexes: ['gsi1', 'gsi2'],
        signIns: true,
        identities: true,
        paperPictures: 'keep',
      },
      { seconds: 120, batch: 1 },
    ),
  ],
};
