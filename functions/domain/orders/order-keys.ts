/**
 * Access patterns of orders, and the keys that serve them.
 *
 *   one order, its timeline and payments     pk ORDER#<id>            sk HEAD | EVENT#<event> | PAYMENT#<payment>
 *   the staff notes of an order              pk ORDER#<id>            sk NOTE#<note>
 *   the staff viewing an order               pk ORDER#<id>            sk VIEWER#<user>
 *   the order with a code                    pk ORDER-CODE#<code>     sk CLAIM
 *   the flash sale holds of an order         pk ORDER#<id>            sk HOLDS
 *   a guest's orders, newest first           pk GUEST-ORDERS#<proof>  sk <order>
 *   when a guest was last sent their links   pk GUEST-LINKS#<address> sk LINKS
 *   guests' cash orders under way, counted   pk OPEN-CASH#<name>      sk COUNT
 *   the payment a transfer code names        pk PAYMENT-CODE#<code>   sk CLAIM
 *   unpaid orders on credit, by due date     gsi1 ORDERS#on-credit    <moment>#<id>
 *   orders with a refund due and not taken   gsi1 ORDERS#owed         <moment>#<id>
 *   a member's orders, newest first          gsi2 ORDERS-OF#<user>    <moment>#<id>
 *   all orders, filtered and sorted          the view `orders`, fed by the heads
 */
export const orderKeys = {
  partition: (id: string) => `ORDER#${id}`,
  head: (id: string) => ({ pk: `ORDER#${id}`, sk: 'HEAD' }),
  event: (id: string, eventId: string) => ({ pk: `ORDER#${id}`, sk: `EVENT#${eventId}` }),
  payment: (id: string, attempt: string) => ({ pk: `ORDER#${id}`, sk: `PAYMENT#${attempt}` }),
  note: (id: string, noteId: string) => ({ pk: `ORDER#${id}`, sk: `NOTE#${noteId}` }),
  viewer: (id: string, userId: string) => ({ pk: `ORDER#${id}`, sk: `VIEWER#${userId}` }),
  holds: (id: string) => ({ pk: `ORDER#${id}`, sk: 'HOLDS' }),
  code: (code: string) => ({ pk: `ORDER-CODE#${code.toUpperCase()}`, sk: 'CLAIM' }),
  guest: (proof: string, id: string) => ({ pk: `GUEST-ORDERS#${proof}`, sk: id }),
  guestPartition: (proof: string) => `GUEST-ORDERS#${proof}`,
  guestLinks: (email: string) => ({ pk: `GUEST-LINKS#${email}`, sk: 'LINKS' }),
  openCash: (name: string) => ({ pk: `OPEN-CASH#${name}`, sk: 'COUNT' }),
  onCredit: 'ORDERS#on-credit',
  dueOnCredit: (at: string, id: string) => ({ gsi1pk: 'ORDERS#on-credit', gsi1sk: `${at}#${id}` }),
  owed: 'ORDERS#owed',
  owing: (at: string, id: string) => ({ gsi1pk: 'ORDERS#owed', gsi1sk: `${at}#${id}` }),
  member: (userId: string) => `ORDERS-OF#${userId}`,
  memberPlace: (createdAt: string, id: string) => `${createdAt}#${id}`,
  byMember: (userId: string, createdAt: string, id: string) => ({
    gsi2pk: `ORDERS-OF#${userId}`,
    gsi2sk: `${createdAt}#${id}`,
  }),
  paymentCode: (code: string) => ({ pk: `PAYMENT-CODE#${code}`, sk: 'CLAIM' }),
};

export const orderFeed = { name: 'orders', shards: 4 };

/** Owner of an order: a member by account, a guest by the cart session. */
export type Buyer = { kind: 'member'; userId: string } | { kind: 'guest'; sessionId: string };

export const buyerName = (buyer: Buyer): string =>
  buyer.kind === 'member' ? `MEMBER#${buyer.userId}` : `GUEST#${buyer.sessionId}`;
