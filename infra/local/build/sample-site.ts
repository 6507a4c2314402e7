/**
 * Facts about the operator of the one-machine market, so that footer and menus are complete. The links lead to
 * a page of the developer pages; a deployment sets its own or none.
 */
export const sampleSite: Record<string, string> = {
  VITE_AFFILIATE_URL: '/dev/outside?site=affiliate',
  VITE_FACEBOOK_URL: '/dev/outside?site=facebook',
  VITE_YOUTUBE_URL: '/dev/outside?site=youtube',
  VITE_PINTEREST_URL: '/dev/outside?site=pinterest',
  VITE_CUSTOMER_CARE_URL: 'mailto:hotro@cholang.vn',
  VITE_CARE_PHONE: '1900 0000',
  VITE_COMPANY_NAME: 'Công ty TNHH Chợ Làng',
  VITE_COMPANY_ADDRESS: 'Số 1 đường Làng, phường Láng, Hà Nội (thông tin minh họa)',
  VITE_COMPANY_REGISTRATION: '0000000000 (thông tin minh họa)',
};
