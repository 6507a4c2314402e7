/**
 * Keys of returns, by the question that each of them answers.
 *
 *   one return and its story                          pk RETURN#<id>              sk HEAD | EVENT#<event>
 *   a member's returns, newest first                  gsi1pk RETURNS#<user>       gsi1sk <id>
 *   those of a guest's order                          gsi1pk RETURNS#OF#<order>   gsi1sk <id>
 *   how many pieces of an order are on their way back pk ORDER-RETURNS#<order>    sk TALLY
 *   which return has this code                        pk RETURN-CODE#<code>       sk CLAIM
 *   everybody's returns, filtered and counted         the view `returns`, fed by the heads
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
