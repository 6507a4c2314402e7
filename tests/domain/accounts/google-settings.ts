export const google = 'https://google.test';

/** A deployment has these settings where members sign in by Google. */
export const googleSettings = {
  PUBLIC_ORIGIN: 'https://shop.test',
  GOOGLE_CLIENT_ID: 'our-shop',
  GOOGLE_SECRET_ID: 'google-secret',
  GOOGLE_ISSUER: google,
  GOOGLE_PAGE_URL: `${google}/choose`,
  GOOGLE_TOKEN_URL: `${google}/token`,
  GOOGLE_KEYS_URL: `${google}/keys`,
};
