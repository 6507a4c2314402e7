/**
 * The questions vouchers ask of the table, and the keys that answer them.
 *
 *   campaigns that have not ended, those that end first in front   pk VOUCHER-CAMPAIGNS   sk <validTo>#<id>
 */
export const campaignsPartition = 'VOUCHER-CAMPAIGNS';

export const campaignKey = ({ validTo, id }: { validTo: string; id: string }) => ({
  pk: campaignsPartition,
  sk: `${validTo}#${id}`,
});
