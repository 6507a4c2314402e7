/** Addresses outside this site. Until a deployment names its own, they lead to nobody in particular. */

const given = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:|mailto:|tel:)/.test(value) ? value : undefined;

export const affiliateUrl = given(import.meta.env.VITE_AFFILIATE_URL) ?? 'https://affiliate.cholang.vn';

export const socialLinks = [
  {
    name: 'Facebook',
    url: given(import.meta.env.VITE_FACEBOOK_URL) ?? 'https://www.facebook.com/',
  },
  { name: 'YouTube', url: given(import.meta.env.VITE_YOUTUBE_URL) ?? 'https://www.youtube.com/' },
  {
    name: 'Pinterest',
    url: given(import.meta.env.VITE_PINTEREST_URL) ?? 'https://www.pinterest.com/',
  },
];

export const careUrl = given(import.meta.env.VITE_CUSTOMER_CARE_URL) ?? 'mailto:hotro@cholang.vn';

const careNumber = '1900 0000';
export const carePhone = { text: careNumber, url: `tel:${careNumber.replaceAll(' ', '')}` };
