import * as identity from '#shared/identity/index.ts';
import { route, type Area } from './area.ts';

const reads = { table: 'read', identities: true } as const;
const writes = { table: 'write', identities: true } as const;
const pictures = { ...writes, paperPictures: 'keep' } as const;
const codes = { ...writes, secret: true } as const;

export const identityArea: Area = {
  name: 'identity',
  routes: [
    route(identity.listMyIdentities, reads),
    route(identity.getMyStanding, { ...reads, views: ['identities'] }),
    route(identity.createIdentity, writes),
    route(identity.submitIdentity, writes),
    route(identity.updateIdentity, writes),
    route(identity.setPrimaryIdentity, writes),
    route(identity.deleteIdentity, pictures),
    route(identity.getMyFullNumber, writes),
    route(identity.listMyLooks, reads),
    route(identity.listConsents, reads),
    route(identity.requestPhoneCode, { ...codes, messages: true }),
    route(identity.confirmPhone, codes),
    route(identity.withdrawConsent, pictures),
    route(identity.sendPaperPicture, { ...writes, paperPictures: 'send' }),
    route(identity.keepPaperPicture, pictures),
    route(identity.removePaperPicture, pictures),
    route(identity.getMyPaperPicture, pictures),
    route(identity.getPaperPicture, pictures),

    route(identity.searchIdentities, { table: 'read', views: ['identities'] }),
    route(identity.getIdentity, reads),
    route(identity.getIdentityOfUser, reads),
    route(identity.getFullNumber, writes),
    route(identity.askAboutIdentity, writes),
    route(identity.approveKyc, writes),
    route(identity.requestKycChange, writes),
  ],
};
