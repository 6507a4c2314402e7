/**
 * Keys of returns, listed by what each of them finds.
 *
 *   one return and its steps           pk RETURN#<id>             sk HEAD | EVENT#<event>
 *   a member's returns, newest first   gsi1pk RETURNS#<user>      gsi1sk <id>
 *   returns of a guest's order         gsi1pk RETURNS#OF#<order>  gsi1sk <id>
 *   returned pieces of an order        pk ORDER-RETURNS#<order>   sk TALLY
 *   return with a code                 pk RETURN-CODE#<code>      sk CLAIM
 *   all returns, filtered and counted  the view `returns`, fed by the heads
 */
export const returnKeys = {
  partition: (id: string) => `RETURN#${id}`,
  head: (id: string) => ({ pk: `RETURN#${id}`, sk: 'HEAD' }),
  event: (id: string, eventId: string) => ({ pk: `RETURN#${id}`, sk: `EVENT#${eventId}` }),
  member: (userId: string) => `RETURNS#${userId}`,
  byMember: (userId: string, id: string) => ({ gsi1pk: `RETURNS#${userId}`, gsi1sk: id }),
  guestOrder: (orderId: string) => `RETURNS#OF#${orderId}`,
  byGuestOrder: (orderId: string, id: string) => ({ gsi1pk: `RETURNS#OF#${orderId}`, gsi1sk: id }),
  tally: (orderId: string) => ({ pk: `ORDER-RETURNS#${orderId}`, sk: 'TALLY' }),
  code: (code: string) => ({ pk: `RETURN-CODE#${code}`, sk: 'CLAIM' }),
};

export const returnFeed = { name: 'returns', shards: 1 };
