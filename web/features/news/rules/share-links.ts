export const shareSites = ['facebook', 'twitter', 'whatsapp'] as const;
export type ShareSite = (typeof shareSites)[number];

/** Returns the page of another site that shares an address. */
export function shareLink(site: ShareSite, { url, title }: { url: string; title: string }): string {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  switch (site) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${address}&text=${words}`;
    case 'whatsapp':
      return `https://api.whatsapp.com/send?text=${words}%20${address}`;
  }
}
