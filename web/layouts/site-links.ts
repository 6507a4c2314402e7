/** Addresses outside this site. Each deployment names its own; what is not named is not shown. */

const given = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:|mailto:|tel:)/.test(value) ? value : undefined;

export const affiliateUrl = given(import.meta.env.VITE_AFFILIATE_URL);

const named = <Name extends string>(links: Record<Name, unknown>): { name: Name; url: string }[] =>
  (Object.keys(links) as Name[]).flatMap((name) => {
    const url = given(links[name]);
    return url ? [{ name, url }] : [];
  });

export const policyLinks = named({
  warranty: import.meta.env.VITE_POLICY_WARRANTY_URL,
  inspection: import.meta.env.VITE_POLICY_INSPECTION_URL,
  shipping: import.meta.env.VITE_POLICY_SHIPPING_URL,
  payment: import.meta.env.VITE_POLICY_PAYMENT_URL,
  privacy: import.meta.env.VITE_POLICY_PRIVACY_URL,
  complaints: import.meta.env.VITE_POLICY_COMPLAINTS_URL,
  returns: import.meta.env.VITE_POLICY_RETURNS_URL,
});

export const socialLinks = named({
  Facebook: import.meta.env.VITE_FACEBOOK_URL,
  YouTube: import.meta.env.VITE_YOUTUBE_URL,
  Pinterest: import.meta.env.VITE_PINTEREST_URL,
});

export const careUrl = given(import.meta.env.VITE_CUSTOMER_CARE_URL);
