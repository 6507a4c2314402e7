/** Shows a plain letter G drawn by us, not the provider's logo. */
export const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6">
    <path d="M19.6 7.4A8.6 8.6 0 1 0 20.6 12H12.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
