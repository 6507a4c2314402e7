/**
 * The questions asked of papers, and the keys that answer them.
 *
 *   somebody's papers, and how far they are        pk IDENTITY#<user>      sk WALLET
 *   that they are gone, for their view             pk IDENTITY#<user>      sk GONE
 *   what became of them                            pk IDENTITY#<user>      sk STEP#<id>
 *   who looked at a whole number                   pk IDENTITY#<user>      sk LOOK#<id>
 *   what was agreed to, and when                   pk IDENTITY#<user>      sk CONSENT#<id>
 *   the code that was sent to a phone              pk IDENTITY#<user>      sk PHONE
 *   whose paper is this                            pk PAPER#<id>           sk OWNER
 *   which accounts hold this number                pk IDNUMBER#<mark>      sk USER#<user>
 *   what waits for staff                           the view `identities`, fed by the wallets
 *
 * All of these are closed to every function that has nothing to do with papers (infra/constructs/grants.ts).
 */
const pk = (userId: string) => `IDENTITY#${userId}`;

export const identityKeys = {
  wallet: (userId: string) => ({ pk: pk(userId), sk: 'WALLET' }),
  partition: pk,
  /** Not in the wallet's own place: whoever asks for papers of somebody who left finds none. */
  gone: (userId: string) => ({ pk: pk(userId), sk: 'GONE' }),
  /** All that lies there but the wallet, by how it begins. */
  besideWallet: ['CONSENT#', 'LOOK#', 'PHONE', 'STEP#'],
  step: (userId: string, id: string) => ({ pk: pk(userId), sk: `STEP#${id}` }),
  look: (userId: string, id: string) => ({ pk: pk(userId), sk: `LOOK#${id}` }),
  consent: (userId: string, id: string) => ({ pk: pk(userId), sk: `CONSENT#${id}` }),
  phone: (userId: string) => ({ pk: pk(userId), sk: 'PHONE' }),
  owner: (paperId: string) => ({ pk: `PAPER#${paperId}`, sk: 'OWNER' }),
  mark: (mark: string, userId: string) => ({ pk: `IDNUMBER#${mark}`, sk: `USER#${userId}` }),
  marked: (mark: string) => `IDNUMBER#${mark}`,
};

export const identityFeed = { name: 'identities', shards: 1 };
