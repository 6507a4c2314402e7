/**
 * Keys of identity papers.
 *
 *   papers of a member and their state            pk IDENTITY#<user>      sk WALLET
 *   tombstone of the wallet, for its view         pk IDENTITY#<user>      sk GONE
 *   history of the wallet                         pk IDENTITY#<user>      sk STEP#<id>
 *   looks at a whole number                       pk IDENTITY#<user>      sk LOOK#<id>
 *   consent and its time                          pk IDENTITY#<user>      sk CONSENT#<id>
 *   code sent to a phone                          pk IDENTITY#<user>      sk PHONE
 *   owner of a paper                              pk PAPER#<id>           sk OWNER
 *   accounts that hold a number                   pk IDNUMBER#<mark>      sk USER#<user>
 *   papers that wait for staff                    the view `identities`, fed by the wallets
 *
 * Functions that do not deal with papers have no access to any of these (infra/constructs/grants.ts).
 */
const pk = (userId: string) => `IDENTITY#${userId}`;

export const identityKeys = {
  wallet: (userId: string) => ({ pk: pk(userId), sk: 'WALLET' }),
  partition: pk,
  /** Tombstone under a key of its own, so that reading the wallet of a member who left finds nothing. */
  gone: (userId: string) => ({ pk: pk(userId), sk: 'GONE' }),
  /** Prefixes of the sort keys of all items beside the wallet. */
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
