/**
 * Settings of a deployment, passed to the build as `VITE_*` (docs/operations.md lists them). Missing ones are
 * not shown: a made-up address would lead shoppers to strangers.
 */
const env: Record<string, unknown> = import.meta.env;

const text = (name: string): string | undefined => {
  const value = env[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
};

const link = (name: string): string | undefined => {
  const value = text(name);
  return value && /^(https?:\/\/|mailto:|tel:|\/(?!\/))./.test(value) ? value : undefined;
};

export const affiliateUrl = link('VITE_AFFILIATE_URL');

export const socialLinks = [
  { name: 'Facebook', url: link('VITE_FACEBOOK_URL') },
  { name: 'YouTube', url: link('VITE_YOUTUBE_URL') },
  { name: 'Pinterest', url: link('VITE_PINTEREST_URL') },
].flatMap(({ name, url }) => (url ? [{ name, url }] : []));

export const careUrl = link('VITE_CUSTOMER_CARE_URL');

const careNumber = text('VITE_CARE_PHONE');
export const carePhone =
  careNumber === undefined
    ? undefined
    : { text: careNumber, url: `tel:${careNumber.replace(/[^\d+]/g, '')}` };

/** The company that runs the shop, which the law requires in the footer. */
export const company = {
  name: text('VITE_COMPANY_NAME'),
  address: text('VITE_COMPANY_ADDRESS'),
  registration: text('VITE_COMPANY_REGISTRATION'),
};
